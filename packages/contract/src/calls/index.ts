export { allCalls, calls, draftCalls } from './all-calls.ts';
export { isAnsweredWhileSeeing } from './while-seeing.ts';
