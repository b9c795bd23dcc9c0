import type { Kysely } from 'kysely';
import { inTurns } from '../../platform/concurrency/same-turn.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { readMemberships, type Membership } from './conversations.repository.ts';
import { readMessages, readReactions } from './messages.repository.ts';
import type { MessageRow, MessagesAsked, ReactionRow } from './messages.repository.ts';
import { readPictures } from './pictures.repository.ts';

/** What messages have besides their rows. */
export interface MessageParts {
  readonly pictures: Awaited<ReturnType<typeof readPictures>>;
  readonly reactions: readonly ReactionRow[];
}

/** Reads them; they are the same for every reader. */
export async function readMessageParts(db: Kysely<Tables>, rows: readonly MessageRow[]): Promise<MessageParts> {
  const ids = rows.map(({ id }) => id);
  const [pictures, reactions] = await Promise.all([readPictures(db, ids), readReactions(db, ids)]);
  return { pictures, reactions };
}

interface SharedReads {
  readonly membership: (asked: { conversationId: number; employeeId: number }) => Promise<Membership | null>;
  readonly page: (
    asked: MessagesAsked,
  ) => Promise<{ readonly rows: readonly MessageRow[]; readonly parts: MessageParts }>;
}

const readers = new WeakMap<Kysely<Tables>, SharedReads>();

/**
 * Reads that requests share: when a message arrives in a group, all its members ask for it at once, and it is read for
 * all of them together. Only what is the same for every reader is in a page; what a reader may know is decided apart.
 */
export function sharedReads(db: Kysely<Tables>): SharedReads {
  const known = readers.get(db);
  if (known) return known;
  const readPage = async (asked: MessagesAsked) => {
    const rows = await readMessages(db, asked);
    return { rows, parts: await readMessageParts(db, rows) };
  };
  const made: SharedReads = {
    membership: inTurns((asked) => {
      const all = readMemberships(db, asked);
      return asked.map(async (_, index) => (await all)[index] ?? null);
    }),
    page: inTurns((asked) => {
      const pages = new Map<string, ReturnType<typeof readPage>>();
      return asked.map((one) => {
        const key = JSON.stringify(one);
        const page = pages.get(key) ?? readPage(one);
        pages.set(key, page);
        return page;
      });
    }),
  };
  readers.set(db, made);
  return made;
}
