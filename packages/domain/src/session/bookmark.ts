import { messages } from '../messages/messages.ts';

/** Display name of a bookmark: the geography's name in capitals (section 3). */
export function bookmarkDisplay(geographyName: string): string {
  return geographyName.toUpperCase();
}

/** The toast after adding a bookmark, based on the server's reply: a duplicate is a warning (section 5). */
export function bookmarkToast(reply: string): { readonly tone: 'success' | 'warning'; readonly text: string } {
  return reply === messages.bookmarkExistsReply
    ? { tone: 'warning', text: messages.bookmarkDuplicate }
    : { tone: 'success', text: messages.bookmarkAdded };
}
