import type { LiveChange } from '@roadside/contract/live';
import type { Conversation, ConversationMessage } from '@roadside/contract/schemas';
import { describe, expect, it } from 'vitest';
import { conversationsAfter, messageAfter } from './after-change.ts';

const [me, other, quiet] = [1, 2, 3];

const message = (seq: number, more: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: `message-${seq}`,
  conversation_id: 7,
  seq,
  author: { user_id: other, display_name: 'Other' },
  message: `Message ${seq}`,
  reply_to: null,
  mentions: [],
  refs: [],
  pictures: [],
  reactions: [],
  followed: false,
  created_at: `2026-11-20T14:00:0${seq}.000Z`,
  edited_at: null,
  deleted: false,
  ...more,
});

const change = (more: Partial<LiveChange> = {}): LiveChange => ({ topic: 'chat', id: 7, place: null, ...more });

const conversation = (id: number, more: Partial<Conversation> = {}): Conversation => ({
  id,
  kind: 'group',
  title: `Group ${id}`,
  members: [
    { user_id: me, display_name: 'Me', left: false, read_seq: 3 },
    { user_id: other, display_name: 'Other', left: false, read_seq: 4 },
    { user_id: quiet, display_name: 'Quiet', left: false, read_seq: null },
  ],
  last_seq: 4,
  read_seq: 3,
  unread: 1,
  mentioned: false,
  muted: false,
  last_message: message(4),
  last_message_at: '2026-11-20T14:00:04.000Z',
  ...more,
});

describe('the messages on screen after a change', () => {
  const shown = [3, 4, 5].map((seq) => message(seq));

  it('takes the next message, and a new version of a shown one, from the change', () => {
    expect(messageAfter(7, shown, change({ message: message(6) }))).toMatchObject({ seq: 6 });
    expect(messageAfter(7, shown, change({ message: message(4, { deleted: true }) }))).toMatchObject({ deleted: true });
    expect(messageAfter(7, shown, change({ message: message(3) }))).toMatchObject({ seq: 3 });
    expect(messageAfter(7, [], change({ message: message(1) }))).toMatchObject({ seq: 1 });
  });

  it('reads again where one before it is missing, also behind an own message', () => {
    expect(messageAfter(7, shown, change({ message: message(7) }))).toBe('read-again');
    expect(messageAfter(7, [...shown, message(8)], change({ message: message(8) }))).toBe('read-again');
    expect(messageAfter(7, [], change({ message: message(2) }))).toBe('read-again');
  });

  it('reads again when changes were missed, or one doesn’t say what it was', () => {
    expect(messageAfter(7, shown, null)).toBe('read-again');
    expect(messageAfter(7, shown, change())).toBe('read-again');
  });

  it('has nothing to do for receipts, other conversations, and messages further up', () => {
    expect(messageAfter(7, shown, change({ read: { user_id: other, seq: 5 } }))).toBe('nothing');
    expect(messageAfter(7, shown, change({ id: 8 }))).toBe('nothing');
    expect(messageAfter(7, shown, change({ message: message(2) }))).toBe('nothing');
  });
});

describe('the conversations after a change', () => {
  const pages = [
    { conversations: [conversation(5), conversation(6)], next_cursor: 'more' },
    { conversations: [conversation(7), conversation(8)], next_cursor: null },
  ];
  const after = (what: LiveChange | null) => conversationsAfter(pages, what, me);
  const found = (what: LiveChange) =>
    after(what)
      ?.flatMap(({ conversations }) => conversations)
      .find(({ id }) => id === 7);

  it('puts the conversation of a new message first, once, and counts it as unread', () => {
    const moved = after(change({ message: message(5, { mentions: [me] }) }));
    expect(moved?.map(({ conversations }) => conversations.map(({ id }) => id))).toEqual([[7, 5, 6], [8]]);
    expect(moved?.[0]?.conversations[0]).toMatchObject({
      last_seq: 5,
      last_message: { seq: 5 },
      last_message_at: '2026-11-20T14:00:05.000Z',
      unread: 2,
      mentioned: true,
      read_seq: 3,
    });
    expect(moved?.[0]?.conversations[0]?.members.map(({ read_seq }) => read_seq)).toEqual([3, 5, null]);
  });

  it('counts what the person wrote, in this window or another, as read', () => {
    const own = message(5, { author: { user_id: me, display_name: 'Me' } });
    expect(found(change({ message: own }))).toMatchObject({ unread: 0, mentioned: false, read_seq: 5 });
  });

  it('doesn’t count a message again that was read before the list heard of it', () => {
    const read = [{ conversations: [conversation(7, { read_seq: 5, unread: 0 })] }];
    const [page] = conversationsAfter(read, change({ message: message(5, { mentions: [me] }) }), me) ?? [];
    expect(page?.conversations[0]).toMatchObject({ last_seq: 5, unread: 0, mentioned: false });
  });

  it('shows how far members have read, but not where receipts are off', () => {
    const readers = (user_id: number) =>
      found(change({ read: { user_id, seq: 9 } }))?.members.map(({ read_seq }) => read_seq);
    expect(readers(other)).toEqual([3, 9, null]);
    expect(readers(quiet)).toEqual([3, 4, null]);
    expect(found(change({ read: { user_id: me, seq: 4 } }))).toMatchObject({ read_seq: 4, unread: 0 });
    expect(found(change({ read: { user_id: me, seq: 2 } }))).toMatchObject({ read_seq: 3, unread: 1 });
  });

  it('shows a new version of the last message where it is, and leaves those before alone', () => {
    const edited = after(change({ message: message(4, { message: 'Better' }) }));
    expect(edited?.[1]?.conversations[0]).toMatchObject({ last_message: { message: 'Better' }, unread: 1 });
    expect(edited?.[0]?.conversations.map(({ id }) => id)).toEqual([5, 6]);
    expect(after(change({ message: message(2) }))).toBe(pages);
  });

  it('is read again where a change doesn’t say enough', () => {
    for (const each of [
      null,
      change(),
      change({ id: 99, message: message(5) }),
      change({ message: message(6) }),
      change({ message: message(4, { deleted: true }) }),
    ])
      expect(after(each)).toBeNull();
    const behind = [{ conversations: [conversation(7, { last_seq: 9 })] }];
    expect(conversationsAfter(behind, change({ read: { user_id: me, seq: 5 } }), me)).toBeNull();
  });
});
