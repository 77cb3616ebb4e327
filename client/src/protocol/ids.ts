/**
 * A new id for an order (32 hexadecimal digits or a UUID).
 *
 * `crypto.randomUUID` exists only in secure contexts, and a card room in a local network is
 * often reached by plain http, so the same randomness is also taken byte by byte.
 */
export function newId(source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (typeof source.randomUUID === 'function') return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
