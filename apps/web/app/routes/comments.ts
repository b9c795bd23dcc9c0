import { changeTalk, readTalk } from '../areas/dashboards/server/comments.server.ts';

export const loader = readTalk;
export const action = changeTalk;
