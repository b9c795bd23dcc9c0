export { defineCall } from './define-call.ts';
export type {
  AccessRule,
  CallBody,
  CallDefinition,
  CallParams,
  CallReply,
  CallSelector,
  ParsedBody,
  ParsedParams,
  RateLimit,
} from './define-call.ts';
export { callPaths, callsAt, selectCall } from './select-call.ts';
export type { Selection, SelectionProblem } from './select-call.ts';
