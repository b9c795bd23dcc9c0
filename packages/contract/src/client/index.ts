export { ApiError, CallTimeoutError, NetworkError, ReplyError, SessionEndedError } from './client-errors.ts';
export { createClient } from './create-client.ts';
export type { CallOptions, Client, ClientOptions } from './create-client.ts';
export { memoryTokens } from './tokens.ts';
export type { Tokens, TokenStore } from './tokens.ts';
