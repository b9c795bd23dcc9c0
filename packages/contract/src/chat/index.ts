export { chat, chatOperations } from './chat-operations.ts';
export { defineOperation } from './define-operation.ts';
export type { ChatOperation } from './define-operation.ts';
