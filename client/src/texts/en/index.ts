// The catalogue files beside this one and those that letters need too; they load as one chunk.
const files = import.meta.glob<string>(
  ['./*.ftl', '../../../../src/doorcard/adapters/mail/texts/en/hands.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
