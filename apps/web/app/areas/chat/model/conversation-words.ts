import type { Conversation, ConversationMessage } from '@roadside/contract/schemas';

/** The text of a message for a list, on one line. */
export function excerptOf(message: Pick<ConversationMessage, 'message' | 'deleted'>): string {
  return message.deleted ? 'Message deleted' : message.message.replace(/\s+/g, ' ').trim();
}

/** The last message as the list shows it, with its author where that isn't obvious. */
export function lastLine(conversation: Pick<Conversation, 'kind' | 'last_message'>, me: number): string {
  const { kind, last_message: last } = conversation;
  if (!last) return 'No messages yet';
  const author =
    last.author?.user_id === me ? 'You: ' : kind === 'group' && last.author ? `${last.author.display_name}: ` : '';
  return author + excerptOf(last);
}
