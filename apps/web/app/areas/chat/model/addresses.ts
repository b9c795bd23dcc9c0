import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const conversationsAddress = resourceAddress('/chat/conversations');
export const messagesAddress = resourceAddress('/chat/messages/:id');
export const picturesAddress = resourceAddress('/chat/pictures/:id');
export const chatPeopleAddress = resourceAddress('/chat/people');
export const chatSearchAddress = resourceAddress('/chat/search');
export const scheduledAddress = resourceAddress('/chat/scheduled');
export const quietAddress = resourceAddress('/chat/quiet/:id');
export const sharedValueAddress = resourceAddress('/chat/shared-value/:element/:slug');
export const linkAddress = resourceAddress('/chat/link');
export const linkChoicesAddress = resourceAddress('/chat/link-choices/:slug');

/** Path of the chat screen, with a conversation open, optionally at one of its messages. */
export function chatPath(conversationId?: number, seq?: number): string {
  if (conversationId === undefined) return '/chat/';
  return `/chat/${conversationId}/${seq === undefined ? '' : `?at=${seq}`}`;
}
