// What other modules may use of push. A notification rings by itself (`notify`); push decides when.
export { refuseUrgentWithoutReason } from './urgent.ts';
