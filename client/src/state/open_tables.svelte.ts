// The tables a player has open in this tab of the browser (U47). Those he does not look at stay
// connected as long as he sits there: their turns are signalled, and nobody sees him as lost.

import { TablePageState } from '../table/page_state.svelte';
import { go } from './route.svelte';

const STORE = 'doorcard-tables';

/** What ends the derived values of a table when it is closed. */
const endings = new Map<TablePageState, () => void>();

/** Read at once: as soon as one table is open again, what is kept is written anew. */
let before = remembered();
let open = $state.raw<readonly TablePageState[]>([]);
let shown = $state('');
/** The same, for when a component ends: there a reactive value is what it was before. */
let showing = '';

/** All open tables, in the order in which they were opened. */
export function openTables(): readonly TablePageState[] {
  return open;
}

/** Whether this is the table that is looked at. */
export function isShown(page: TablePageState): boolean {
  return page.table === shown;
}

/** The table comes into view; it is opened unless it is open already. */
export function showTable(table: string): TablePageState {
  shown = showing = table;
  return found(table) ?? opened(table);
}

/** The table goes out of view; it stays open where the player has a seat. */
export function hideTable(page: TablePageState): void {
  if (showing === page.table) shown = showing = '';
  if (!isSeatedAt(page)) closeTable(page);
}

/** A table that is not looked at, and where nobody is waited for any more. */
export function closeTable(page: TablePageState): void {
  page.session.close();
  page.speech.stop();
  open = open.filter((one) => one !== page);
  endings.get(page)?.();
  endings.delete(page);
  remember();
}

/** Open what this tab of the browser had open before it was loaded again; once. */
export function reopenTables(): void {
  for (const table of before) if (!found(table)) opened(table);
  before = [];
}

/** Somebody else plays in this browser now, or nobody. */
export function closeHiddenTables(): void {
  for (const page of open) if (!isShown(page)) closeTable(page);
}

/** Note where the player sits, for the next time this tab is loaded. */
export function remember(): void {
  const seated = open.filter(isSeatedAt).map((page) => page.table);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(seated));
  } catch {
    // A browser that stores nothing forgets its other tables when it loads the page again.
  }
}

/** Go to the table after this one. */
export function nextTable(table: string): void {
  const index = open.findIndex((page) => page.table === table);
  const next = open[(index + 1) % open.length];
  if (next && next.table !== table) go(`/table/${encodeURIComponent(next.table)}`);
}

function isSeatedAt({ view, session }: TablePageState): boolean {
  return !!view && view.you > 0 && session.state.closing === null;
}

function found(table: string): TablePageState | undefined {
  return open.find((page) => page.table === table);
}

/** A table outlives the component that shows it, so what it derives belongs to a root of its own. */
function opened(table: string): TablePageState {
  let page!: TablePageState;
  const end = $effect.root(() => {
    page = new TablePageState(table);
  });
  endings.set(page, end);
  open = [...open, page];
  page.session.open();
  return page;
}

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
