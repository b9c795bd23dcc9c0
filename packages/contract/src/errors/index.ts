export { errorCodes } from './error-codes.ts';
export type { ErrorCode } from './error-codes.ts';
export { errorReply } from './error-reply.ts';
export type { ErrorReply } from './error-reply.ts';
export { fieldProblems } from './field-problems.ts';
