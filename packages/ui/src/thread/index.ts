export { type ThreadMessage, type ThreadPerson } from './thread-rows.ts';
export { Thread, type ThreadProps } from './thread.tsx';
export { threadAnatomy } from './thread.anatomy.ts';
