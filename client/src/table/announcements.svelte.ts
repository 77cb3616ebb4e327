// What the page says, sounds and shows outside itself when the table changes.

import { untrack } from 'svelte';
import { timeLeft } from '../model/clock';
import { soundsOf } from '../model/sounds';
import { isSpoken, lineText, spoken } from '../model/words';
import { preferences } from '../state/preferences.svelte';
import { notify } from '../state/notify';
import { play } from '../state/sound';
import { setPageTitle, setTitle } from '../state/title';
import { t } from '../texts/index.svelte';
import type { TablePageState } from './page_state.svelte';
import { hostNews, turnSentence } from './sentences';

/** Follow the page with voice, sounds and title; called while its component is made. */
export function announce(page: TablePageState): void {
  announceTurn(page);
  announceOthers(page);
  announceDropped(page);
  announceBank(page);
  announceStart(page);
  warnOfTime(page);
  keepTitle(page);
  announceConnection(page);
  announceChat(page);
  announceHost(page);
}

/** What the host asks of the table, and that somebody waits for the host to let him in. */
function announceHost(page: TablePageState): void {
  const resting = $derived(page.view?.paused ?? false);
  const news = $derived(
    hostNews(page.session.state.hosting, resting) || (resting ? t('table-paused') : ''),
  );
  const asking = $derived(page.session.state.asking);
  $effect(() => {
    if (news) untrack(() => page.say(news));
  });
  $effect(() => {
    if (asking > 0) untrack(() => page.say(t('host-asking', { count: asking })));
  });
}

/** A turn begins: one sound, one sentence (U39, section 9). Not where the server acts at once. */
function announceTurn(page: TablePageState): void {
  $effect(() => {
    if (page.turn === '') return;
    untrack(() => {
      if (page.session.state.wishes?.advance) return;
      const sentence = turnSentence(page);
      ring(page, sentence);
      page.say(sentence);
    });
  });
}

/** The sound of a turn, and the message of the system: once a turn, wherever the table is shown. */
export function ring(page: TablePageState, sentence: string): void {
  if (page.rung === page.turn) return;
  page.rung = page.turn;
  play('turn');
  notify(page.table, t('turn-title', { table: page.view?.name ?? '' }), sentence);
}

/** What was chosen before the turn does not stand any more: said, and shown until it is old (R3). */
function announceDropped(page: TablePageState): void {
  let round = '';
  $effect(() => {
    const reason = page.session.state.wishes?.advance_dropped ?? '';
    const chosen = !!page.session.state.wishes?.advance;
    const now = `${page.hand?.hand} ${page.hand?.street} ${page.hand?.phase}`;
    untrack(() => {
      if (reason) {
        page.dropped = t('advance-dropped', { reason });
        round = now;
        page.say(page.dropped);
      } else if (chosen || now !== round || page.session.state.acted !== null) {
        page.dropped = '';
      }
    });
  });
}

/** The viewer's time bank stands behind his clock, or is being used. */
function announceBank(page: TablePageState): void {
  const from = $derived(page.yourTurn ? (page.hand?.clock?.bank_from ?? 0) : 0);
  $effect(() => {
    if (from === 0) return;
    untrack(() => page.say(t('announce-bank', { seconds: page.hero?.bank ?? 0 })));
  });
}

/** The first hand of the table is near; who sits is asked whether he is ready (U48). */
function announceStart(page: TablePageState): void {
  const deadline = $derived(page.view?.start?.deadline ?? 0);
  $effect(() => {
    if (deadline === 0) return;
    untrack(() => {
      if (!page.view?.start?.asked.includes(page.view.you)) return;
      const seconds = Math.ceil((deadline - page.session.now()) / 1000);
      page.say(t('announce-start', { seconds }));
    });
  });
}

/** What others did, one short sentence each; nothing after a snapshot. */
function announceOthers(page: TablePageState): void {
  // What was said before this table came into view is not said again.
  let heard = untrack(() => page.session.state.fresh);
  $effect(() => {
    const fresh = page.session.state.fresh;
    untrack(() => {
      const view = page.view;
      if (!view || fresh === heard) return;
      heard = fresh;
      play(...soundsOf(fresh.map(({ line }) => line)));
      if (preferences.muteDealer) return;
      const said = fresh.filter((entry) => isSpoken(entry.line));
      page.say(said.map((entry) => `${spoken(lineText(entry, view))}.`).join(' '));
    });
  });
}

/** The warning comes once for a decision, never every second (U22). */
function warnOfTime(page: TablePageState): void {
  let warned = '';
  $effect(() => {
    if (!page.turn || warned === page.turn || !page.session.live) return;
    const left = timeLeft(page.hand?.clock ?? null, page.now);
    if (!left?.warning || left.seconds === 0) return;
    warned = page.turn;
    page.say(t('announce-warning', { seconds: left.seconds }));
  });
}

/** The title tells of a turn while the page is not looked at (U40). */
function keepTitle(page: TablePageState): void {
  let hidden = $state(document.hidden);
  $effect(() => {
    const look = () => (hidden = document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  $effect(() => {
    const name = page.view?.name ?? '';
    setTitle('turn', hidden && page.yourTurn ? t('turn-title', { table: name }) : '');
    setPageTitle(name);
    return () => setTitle('turn', '');
  });
}

/** A line of the chat: heard once, and read aloud. */
function announceChat(page: TablePageState): void {
  $effect(() => {
    const line = page.talk.chat.fresh;
    untrack(() => {
      if (!line || !page.talk.concerns(line)) return;
      play('chat');
      page.say(t('announce-chat', { name: line.name, text: line.text }));
    });
  });
}

function announceConnection(page: TablePageState): void {
  let wasLive = untrack(() => page.session.live);
  $effect(() => {
    const live = page.session.live;
    untrack(() => {
      if (live && !wasLive && page.view) page.say(t('announce-back'));
      if (!live && wasLive) page.say(t('announce-broken'));
      wasLive = live;
    });
  });
}
