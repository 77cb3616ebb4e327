// The chat of a table as a fold of its own frames, which have no numbers among the table's.

import type { ChatLine, ChatMessage, ChatOrder, ChatRule, Order, Refused } from './messages';

const LINES = 200;

export interface ChatState {
  rule: ChatRule;
  silenced: boolean;
  moderates: boolean;
  quiet: readonly string[];
  lines: readonly ChatLine[];
  /** The line that has just been said; null after the whole chat came anew. */
  fresh: ChatLine | null;
  /** Why the last thing the viewer asked of the chat was not done, and what he had written. */
  refusal: (Refused & { text: string }) | null;
}

export const NO_CHAT: ChatState = {
  rule: 'off',
  silenced: false,
  moderates: false,
  quiet: [],
  lines: [],
  fresh: null,
  refusal: null,
};

export function hear(state: ChatState, message: ChatMessage): ChatState {
  switch (message.t) {
    case 'chat': {
      const { rule, silenced, moderates, quiet, lines } = message;
      return { ...state, rule, silenced, moderates, quiet, lines, fresh: null };
    }
    case 'chat_said':
      return {
        ...state,
        lines: [...state.lines, message.line].slice(-LINES),
        fresh: message.line,
      };
    case 'chat_removed':
      return { ...state, lines: state.lines.filter(({ number }) => number !== message.number) };
  }
}

/** The chat after one of the viewer's orders about it was refused. */
export function refuseChat(state: ChatState, refused: Refused, order: ChatOrder): ChatState {
  return { ...state, refusal: { ...refused, text: order.t === 'chat' ? order.text : '' } };
}

/** Whether an order concerns the chat and not the table; its refusal is told in the chat. */
export function isOfChat(order: Order | null): order is ChatOrder {
  return order !== null && ['chat', 'unsay', 'silence'].includes(order.t);
}
