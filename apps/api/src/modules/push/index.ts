// What other modules may use of push. A notification rings by itself (`notify`); push decides when.
export { deletePushOf } from './erase-push.repository.ts';
export { readRingFacts } from './ring-facts.repository.ts';
export { refuseUrgentWithoutReason } from './urgent.ts';
export type { Addressed, StillFor } from './still-for.ts';
