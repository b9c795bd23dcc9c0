import { changeTalk, readTalk } from './talk.server.ts';

export const loader = readTalk;
export const action = changeTalk;
