export { allCalls, calls, draftCalls } from './all-calls.ts';
