import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ArrivalReads } from '../../platform/concurrency/arrivals.ts';
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
export async function readMessageParts(db: Kysely<Tables>, ids: readonly string[]): Promise<MessageParts> {
  const [pictures, reactions] = await Promise.all([readPictures(db, ids), readReactions(db, ids)]);
  return { pictures, reactions };
}

/** A page of messages as it is stored: nothing in it depends on who reads. */
export interface SharedPage {
  readonly rows: readonly MessageRow[];
  readonly parts: MessageParts;
}

interface SharedReads {
  readonly members: ArrivalReads<ReadonlyMap<number, Membership>>;
  readonly pages: ArrivalReads<SharedPage>;
}

const readers = new WeakMap<Kysely<Tables>, SharedReads>();

function sharedReads(db: Kysely<Tables>): SharedReads {
  const known = readers.get(db);
  if (known) return known;
  const made = { members: new ArrivalReads<ReadonlyMap<number, Membership>>(), pages: new ArrivalReads<SharedPage>() };
  readers.set(db, made);
  return made;
}

type Asker = Pick<CallContext, 'db' | 'arrival' | 'employee'>;

/**
 * The asker's membership in a conversation; null if they aren't, or are no longer, a member. When a message arrives in a
 * group, all its members ask at once, and those who were waiting when it was read share it, as they do its page.
 */
export async function sharedMembership(
  { db: { kysely }, arrival, employee }: Asker,
  conversationId: number,
): Promise<Membership | null> {
  const members = await sharedReads(kysely).members.read(String(conversationId), arrival, () =>
    readMemberships(kysely, conversationId),
  );
  return members.get(employee.id) ?? null;
}

/** A page of messages. What a reader may not read must be left out by what is asked. */
export function sharedPage({ db: { kysely }, arrival }: Asker, asked: MessagesAsked): Promise<SharedPage> {
  return sharedReads(kysely).pages.read(JSON.stringify(asked), arrival, async () => {
    const rows = await readMessages(kysely, asked);
    const parts = await readMessageParts(
      kysely,
      rows.map(({ id }) => id),
    );
    return { rows, parts };
  });
}
