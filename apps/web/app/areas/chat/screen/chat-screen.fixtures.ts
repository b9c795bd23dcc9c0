import type { Conversation, ConversationMessage } from '@roadside/contract/schemas';
import type { ConversationsPage, MessagesPage } from '../server/chat.server.ts';

/** The reader of the stories. */
export const me = { id: 1, name: 'Sam Okafor' };
export const now = '2026-11-20T20:00:00.000Z';

const rosa = { user_id: 2, display_name: 'Rosa Ndiaye' };
const cher = { user_id: 3, display_name: 'Cher' };
const sam = { user_id: me.id, display_name: me.name };
const manyNames = { user_id: 4, display_name: 'María José Hernández de la Cruz y Castellanos' };

const shared = { allowed: true, place: null, at: null, until: null, day: null, dashboard: null } as const;

const towCall = {
  ...shared,
  kind: 'call',
  id: 48_213,
  title: 'Flatbed tow call',
  place: 'Harbor Towing',
  slug: 'harbor',
  at: '2026-11-20T19:20:00.000Z',
} as const;

/** A number of a dashboard. */
export const sharedNumber = {
  ...shared,
  kind: 'element',
  id: 31,
  title: 'ATA this month',
  place: 'Harbor Towing',
  slug: 'harbor',
  dashboard: 4,
} as const;

/** The link to a call that the writer may open. */
export const sharedCall = {
  ok: true,
  data: { link: { ref: { kind: 'call', id: towCall.id, slug: 'harbor' }, record: towCall } },
};

let lastId = 0;

/** A message with a number, the one written last by default. */
export function message(
  seq: number,
  author: ConversationMessage['author'],
  text: string,
  minutesAgo: number,
  more: Partial<ConversationMessage> = {},
): ConversationMessage {
  lastId++;
  return {
    id: `00000000-0000-4000-8000-${String(lastId).padStart(12, '0')}`,
    conversation_id: 7,
    seq,
    author,
    message: text,
    reply_to: null,
    mentions: [],
    refs: [],
    pictures: [],
    reactions: [],
    created_at: new Date(Date.parse(now) - minutesAgo * 60_000).toISOString(),
    followed: false,
    edited_at: null,
    deleted: false,
    ...more,
  };
}

const ready = message(2, rosa, 'Truck 4 is ready.', 170);

/** A group's messages in every state. */
export const talk: readonly ConversationMessage[] = [
  message(1, sam, 'Ice after 9 PM. Who has chains on already?', 1_500),
  ready,
  message(3, cher, 'Truck 7 too. @Sam Okafor, salt is low, I’ll pick some up.', 168, {
    mentions: [1],
    reactions: [
      { emoji: '👍', count: 2, mine: true },
      { emoji: '🚚', count: 1, mine: false },
    ],
  }),
  message(4, sam, 'Thank you. Nobody drives the hill road tonight, call me first.', 60, {
    edited_at: now,
    followed: true,
    reply_to: { id: ready.id, seq: 2, author: rosa, message: ready.message },
  }),
  message(5, rosa, '', 58, { deleted: true }),
  message(6, rosa, 'This is the shift I mean.', 12, {
    refs: [{ ...shared, kind: 'driver', id: 16, title: 'Harbor One', slug: 'harbor-one' }, towCall, { allowed: false }],
  }),
  message(7, cher, 'Understood.', 3),
];

const member = (person: typeof rosa, read_seq: number | null) => ({ ...person, left: false, read_seq });

/** The open conversation. */
export const storm: Conversation = {
  id: 7,
  kind: 'group',
  title: 'Tonight’s ice',
  members: [member(sam, 5), member(rosa, 7), member(cher, 4)],
  last_seq: 7,
  read_seq: 5,
  unread: 2,
  mentioned: true,
  muted: false,
  last_message: talk.at(-1) ?? null,
  last_message_at: talk.at(-1)?.created_at ?? now,
};

const direct = (id: number, person: typeof rosa, text: string, minutesAgo: number): Conversation => {
  const last = message(3, person, text, minutesAgo, { conversation_id: id });
  return {
    ...storm,
    id,
    kind: 'direct',
    title: null,
    members: [member(sam, 3), member(person, 3)],
    last_seq: 3,
    read_seq: 3,
    unread: 0,
    mentioned: false,
    last_message: last,
    last_message_at: last.created_at,
  };
};

/** The list beside it: unread, read, muted, and a very long name. */
export const conversations: ConversationsPage = {
  conversations: [
    storm,
    { ...direct(8, rosa, 'On my way, 15 minutes.', 42), unread: 3, read_seq: 0 },
    { ...direct(9, cher, 'Found them.', 300), muted: true, unread: 120, read_seq: 0 },
    direct(
      10,
      manyNames,
      'Your time off for December is approved, and I have already told the dispatcher about it.',
      3_000,
    ),
  ],
  next_cursor: null,
};

export const messagesPage: MessagesPage = { messages: [...talk], has_earlier: false, has_later: false };
