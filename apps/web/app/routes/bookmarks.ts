import { changeBookmarks, redirectHome } from '../shell/bookmarks.action.server.ts';

export const loader = redirectHome;
export const action = changeBookmarks;
