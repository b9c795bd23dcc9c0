import { zonedDay } from '../internal/day-words.ts';

/** The author of a message. */
export interface ThreadPerson {
  readonly id: string;
  readonly name: string;
  /** URL of the picture. */
  readonly src?: string | null;
}

/** One message. */
export interface ThreadMessage {
  readonly id: string;
  readonly from: ThreadPerson;
  /** When it was written, as an ISO instant. */
  readonly at: string;
  readonly body: string;
  /** Delivery state of the reader's own message.
   * @defaultValue 'sent' */
  readonly state?: 'sending' | 'sent' | 'failed';
  /** It was deleted: shown muted, without actions.
   * @defaultValue false */
  readonly removed?: boolean;
  /** The message it replies to. */
  readonly replyTo?: { readonly name: string; readonly excerpt: string };
}

/** The rows of a thread from top to bottom. `follows` marks a message whose author is already named above it. */
export type ThreadRow =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'time'; readonly at: string }
  | { readonly kind: 'unread' }
  | { readonly kind: 'message'; readonly message: ThreadMessage; readonly follows: boolean };

/** Pause in ms after which an author is named again. */
const together = 5 * 60_000;

/**
 * Builds the rows for messages, oldest first, with day separators in a time zone and a mark before the first unread
 * one. Messages from one person without a long pause are grouped.
 * @param pauseMinutes - a pause this long puts the time on a line of its own, as does the first message
 */
export function threadRows(
  messages: readonly ThreadMessage[],
  timeZone: string,
  {
    unreadFrom,
    pauseMinutes,
  }: { readonly unreadFrom?: string | undefined; readonly pauseMinutes?: number | undefined },
): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let day = '';
  let last: ThreadMessage | undefined;
  let previousAt: string | undefined;
  for (const message of messages) {
    const itsDay = zonedDay(message.at, timeZone);
    if (itsDay !== day) {
      rows.push({ kind: 'day', day: itsDay });
      day = itsDay;
      last = undefined;
    }
    if (pauseMinutes !== undefined && pauses(previousAt, message.at, pauseMinutes)) {
      rows.push({ kind: 'time', at: message.at });
      last = undefined;
    }
    previousAt = message.at;
    if (message.id === unreadFrom) {
      rows.push({ kind: 'unread' });
      last = undefined;
    }
    const follows =
      last?.from.id === message.from.id && Date.parse(message.at) - Date.parse(last.at) < together && !message.replyTo;
    rows.push({ kind: 'message', message, follows });
    last = message;
  }
  return rows;
}

const pauses = (before: string | undefined, at: string, minutes: number) =>
  before === undefined || Date.parse(at) - Date.parse(before) >= minutes * 60_000;
