import { messages } from '../messages/messages.ts';

/** How a bookmark is listed: the geography's name in capitals (section 3). */
export function bookmarkDisplay(geographyName: string): string {
  return geographyName.toUpperCase();
}

/** The toast after adding a bookmark, by the server's answer: a duplicate is a warning (section 5). */
export function bookmarkToast(reply: string): { readonly tone: 'success' | 'warning'; readonly text: string } {
  return reply === messages.bookmarkExistsReply
    ? { tone: 'warning', text: messages.bookmarkDuplicate }
    : { tone: 'success', text: messages.bookmarkAdded };
}
