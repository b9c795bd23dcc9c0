import type { Conversation } from '@roadside/contract/schemas';

/** The other members who haven't left. */
export function othersIn(conversation: Pick<Conversation, 'members'>, me: number): Conversation['members'] {
  return conversation.members.filter(({ user_id, left }) => user_id !== me && !left);
}

/** The name of a conversation: its title, or the names of the others. */
export function nameOf(conversation: Pick<Conversation, 'title' | 'members'>, me: number): string {
  if (conversation.title !== null) return conversation.title;
  const others = othersIn(conversation, me);
  const named = others.length > 0 ? others : conversation.members.filter(({ user_id }) => user_id !== me);
  const [first, second, third] = named.map(({ display_name }) => display_name);
  if (first === undefined) return 'Just you';
  if (second === undefined) return first;
  if (named.length === 2) return `${first} and ${second}`;
  return named.length === 3 ? `${first}, ${second} and ${third}` : `${first}, ${second} and ${named.length - 2} others`;
}
