// What other modules may use of call details.
export { readViewableCalls } from './viewable-calls.ts';
