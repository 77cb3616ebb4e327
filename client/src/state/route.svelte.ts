// Which page is shown, from the address.

export type Route =
  | { page: 'welcome' }
  | { page: 'lobby' }
  | { page: 'table'; table: string; sit: boolean; host: boolean }
  | { page: 'rules' | 'last-hands' | 'settle-up'; table: string }
  | { page: 'join'; token: string }
  | { page: 'new-table' }
  | { page: 'practice' | 'settings' | 'help' | 'accessibility' }
  | { page: 'hands' | 'read' | 'stats' }
  | { page: 'hand'; hand: string }
  | { page: 'login' | 'account' }
  | { page: 'tournaments' }
  | { page: 'tournament'; tournament: string }
  | { page: 'unknown' };

let address = $state.raw(new URL(window.location.href));

window.addEventListener('popstate', () => {
  address = new URL(window.location.href);
});

export function route(): Route {
  return read(address);
}

export function read(url: URL): Route {
  const [first = '', second = '', third = ''] = url.pathname.split('/').filter(Boolean);
  if (first === '') return { page: 'welcome' };
  if (first === 'lobby') return { page: 'lobby' };
  if (first === 'new-table') return { page: first };
  if (first === 'join' && second) return { page: first, token: decodeURIComponent(second) };
  if (first === 'table' && second) {
    const table = decodeURIComponent(second);
    if (third === 'hands') return { page: 'last-hands', table };
    if (third === 'settle-up') return { page: third, table };
    const asked = url.searchParams;
    return { page: 'table', table, sit: asked.has('sit'), host: asked.has('host') };
  }
  if (first === 'rules' && second) return { page: 'rules', table: decodeURIComponent(second) };
  if (first === 'practice') return { page: first };
  if (first === 'hands' && second === '') return { page: 'hands' };
  if (first === 'hands' && second === 'read') return { page: 'read' };
  if (first === 'hand' && second) return { page: 'hand', hand: decodeURIComponent(second) };
  if (first === 'login' || first === 'account') return { page: first };
  if (first === 'tournaments') return { page: first };
  if (first === 'tournament' && second) {
    return { page: first, tournament: decodeURIComponent(second) };
  }
  if (first === 'stats') return { page: 'stats' };
  if (first === 'settings' || first === 'help' || first === 'accessibility') return { page: first };
  return { page: 'unknown' };
}

/** What stands behind the question mark. */
export function query(): URLSearchParams {
  return address.searchParams;
}

/** Change what stands behind the question mark, without a step in the history. */
export function replaceQuery(query: string): void {
  history.replaceState(null, '', address.pathname + (query && `?${query}`));
  address = new URL(window.location.href);
}

export function go(path: string): void {
  history.pushState(null, '', path);
  address = new URL(window.location.href);
  window.scrollTo(0, 0);
}

/** For links: go there without loading the page, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
