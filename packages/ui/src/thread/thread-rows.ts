import { zonedDay } from '../internal/day-words.ts';

/** Who wrote a message. */
export interface ThreadPerson {
  readonly id: string;
  readonly name: string;
  /** Address of the picture. */
  readonly src?: string | null;
}

/** One message. */
export interface ThreadMessage {
  readonly id: string;
  readonly from: ThreadPerson;
  /** When it was written, as an ISO instant. */
  readonly at: string;
  readonly body: string;
  /** How far one's own message has come.
   * @defaultValue 'sent' */
  readonly state?: 'sending' | 'sent' | 'failed';
  /** What it answers. */
  readonly replyTo?: { readonly name: string; readonly excerpt: string };
}

/** What stands in a thread from top to bottom. `follows` is a message whose writer is named above it. */
export type ThreadRow =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'unread' }
  | { readonly kind: 'message'; readonly message: ThreadMessage; readonly follows: boolean };

/** After so many minutes of silence a writer is named again. */
const together = 5 * 60_000;

/**
 * Messages, oldest first, with what parts them: the days of a time zone and the mark before the first unread one. What
 * one person writes without a long pause stands together.
 */
export function threadRows(messages: readonly ThreadMessage[], timeZone: string, unreadFrom?: string): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let day = '';
  let last: ThreadMessage | undefined;
  for (const message of messages) {
    const itsDay = zonedDay(message.at, timeZone);
    if (itsDay !== day) {
      rows.push({ kind: 'day', day: itsDay });
      day = itsDay;
      last = undefined;
    }
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
