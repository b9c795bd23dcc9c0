// What other modules may use of call-outs. This module is the only one that writes them.
export { eraseCallOutReasonsOf } from './erase-reasons.repository.ts';
export { ownCallOuts } from './answer.service.ts';
export { callOutsStillFor } from './still-for.ts';
export { comingCallOutsAt } from './call-outs.service.ts';
export { staffedHours } from './staffed-hours.ts';
