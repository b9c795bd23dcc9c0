// What other modules may use of huddles. This module is the only one that writes them.
export { eraseHuddleOf } from './erase-huddle.repository.ts';
export { deleteHuddleBefore, readableHuddleMessage, removeHuddleMessage } from './report.service.ts';
