import type { LiveChange } from '@roadside/contract/live';
import type { Conversation, ConversationMessage } from '@roadside/contract/schemas';

/**
 * What a change means for the messages of a conversation on screen: one to put there, nothing to do, or that they must
 * be read again, because the change doesn't say what it was or the message before is missing.
 * @param shown - the messages on screen, oldest first
 * @param change - null if changes were missed
 */
export function messageAfter(
  conversationId: number,
  shown: readonly { readonly seq: number }[],
  change: LiveChange | null,
): ConversationMessage | 'nothing' | 'read-again' {
  if (change === null) return 'read-again';
  if (change.id !== conversationId || change.read) return 'nothing';
  const { message } = change;
  if (!message) return 'read-again';
  const oldest = shown[0]?.seq ?? 1;
  if (message.seq < oldest) return 'nothing';
  return message.seq === oldest || shown.some(({ seq }) => seq === message.seq - 1) ? message : 'read-again';
}

interface ConversationPage {
  readonly conversations: readonly Conversation[];
}

/**
 * The pages of a person's conversations after a change; null if they must be read again.
 * @param me - employee id of the person
 */
export function conversationsAfter<Page extends ConversationPage>(
  pages: readonly Page[],
  change: LiveChange | null,
  me: number,
): readonly Page[] | null {
  const before = pages.flatMap(({ conversations }) => conversations).find(({ id }) => id === change?.id);
  if (!change || !before) return null;
  if (change.read) {
    const after = afterReading(before, change.read, me);
    return after && pages.map((page) => ({ ...page, conversations: replaced(page.conversations, after) }));
  }
  // A deleted message may have been an unread one.
  if (!change.message || change.message.deleted || change.message.seq > before.last_seq + 1) return null;
  if (change.message.seq < before.last_seq) return pages;
  if (change.message.seq === before.last_seq) {
    const after = { ...before, last_message: change.message };
    return pages.map((page) => ({ ...page, conversations: replaced(page.conversations, after) }));
  }
  const after = afterMessage(before, change.message, me);
  return pages.map((page, index) => {
    const others = page.conversations.filter(({ id }) => id !== after.id);
    return { ...page, conversations: index === 0 ? [after, ...others] : others };
  });
}

const replaced = (conversations: readonly Conversation[], after: Conversation): Conversation[] =>
  conversations.map((conversation) => (conversation.id === after.id ? after : conversation));

function afterReading(
  before: Conversation,
  { user_id, seq }: NonNullable<LiveChange['read']>,
  me: number,
): Conversation | null {
  const after = { ...before, members: readUpTo(before.members, user_id, seq) };
  if (user_id !== me) return after;
  if (seq <= before.read_seq) return before;
  // How many of those after it are unread isn't known here.
  return seq < before.last_seq ? null : { ...after, read_seq: seq, unread: 0, mentioned: false };
}

/** A person who writes has read the messages above. */
function afterMessage(before: Conversation, message: ConversationMessage, me: number): Conversation {
  const authorId = message.author?.user_id ?? 0;
  return {
    ...before,
    members: readUpTo(before.members, authorId, message.seq),
    last_seq: message.seq,
    last_message: message,
    last_message_at: message.created_at,
    ...(authorId === me
      ? { read_seq: message.seq, unread: 0, mentioned: false }
      : // The open conversation may have shown it already.
        message.seq > before.read_seq && {
          unread: before.unread + 1,
          mentioned: before.mentioned || message.mentions.includes(me),
        }),
  };
}

/** Members whose place has no receipts stay without them. */
const readUpTo = (members: Conversation['members'], userId: number, seq: number): Conversation['members'] =>
  members.map((member) =>
    member.user_id === userId && member.read_seq !== null && member.read_seq < seq
      ? { ...member, read_seq: seq }
      : member,
  );
