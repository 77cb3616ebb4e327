// The catalogue files beside this one; the client loads them together, as one chunk.
const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(files);
