import { bookmarkDisplay } from '@roadside/domain/session';
import { messages } from '@roadside/domain/messages';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { deleteBookmark, insertBookmark, listBookmarks } from './bookmark.repository.ts';
import type { BookmarkRow } from './bookmark.repository.ts';

export interface BookmarkAdded {
  readonly detail: 'Bookmark Added' | typeof messages.bookmarkExistsReply;
  readonly bookmark: BookmarkRow;
  readonly bookmarks: BookmarkRow[];
}

/** Saves a link under the upper-cased name of its geography; does nothing if it is already saved. */
export async function addBookmark(
  { db, employee, audit }: CallContext,
  { display, link }: { display: string; link: string },
): Promise<BookmarkAdded> {
  return db.kysely.transaction().execute(async (transaction) => {
    const added = await insertBookmark(transaction, employee.id, bookmarkDisplay(display), link);
    if (added) await audit({ event: 'bookmark_added', status: 'success', target: `bookmark:${added.id}` }, transaction);
    const bookmarks = await listBookmarks(transaction, employee.id);
    const bookmark = added ?? bookmarks.find((kept) => kept.link === link);
    // Another tab removed it between the two statements: nothing was added and nothing exists.
    if (!bookmark) throw new ApiError('conflict', messages.bookmarkAddFailed);
    return { detail: added ? 'Bookmark Added' : messages.bookmarkExistsReply, bookmark, bookmarks };
  });
}

/** Removes one of the caller's bookmarks; another person's is treated as nonexistent. */
export async function removeBookmark({ db, employee, audit }: CallContext, id: number): Promise<BookmarkRow[]> {
  return db.kysely.transaction().execute(async (transaction) => {
    const removed = await deleteBookmark(transaction, employee.id, id);
    if (!removed) throw new ApiError('not-found', 'This bookmark doesn’t exist.');
    await audit({ event: 'bookmark_removed', status: 'success', target: `bookmark:${id}` }, transaction);
    return listBookmarks(transaction, employee.id);
  });
}
