import { changeBookmarks, leadHome } from '../shell/bookmarks.action.server.ts';

export const loader = leadHome;
export const action = changeBookmarks;
