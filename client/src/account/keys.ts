// Keys of links in letters. They stand behind the `#`, which the browser sends to nobody.

/** The key of this purpose in the address; taken out of it, so that it is not kept or shared. */
export function takeKey(purpose: 'reset' | 'confirm'): string {
  const key = new URLSearchParams(window.location.hash.slice(1)).get(purpose) ?? '';
  if (key) {
    history.replaceState(history.state, '', window.location.pathname + window.location.search);
  }
  return key;
}
