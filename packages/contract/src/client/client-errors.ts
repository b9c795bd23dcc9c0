import type { ErrorCode } from '../errors/error-codes.ts';

/** The backend responded with an error. */
export class ApiError extends Error {
  readonly status: number;
  /** From the error list; replies that are not ours (a proxy's page) get the code of their status. */
  readonly code: ErrorCode;
  /** Message for people. */
  readonly detail: string;
  /** Invalid fields by dotted name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The stored record, with the code `stale-version`: unvalidated, in the form of the call's own reply. */
  readonly current: unknown;
  /** For support requests; null if the reply has none. */
  readonly requestId: string | null;
  /** Seconds to wait, for a 429 or 503. */
  readonly retryAfterSeconds: number | null;

  constructor(answer: {
    status: number;
    code: ErrorCode;
    detail: string;
    fields?: Readonly<Record<string, string>> | undefined;
    current?: unknown;
    requestId?: string | null;
    retryAfterSeconds?: number | null;
  }) {
    super(answer.detail);
    this.name = 'ApiError';
    this.status = answer.status;
    this.code = answer.code;
    this.detail = answer.detail;
    this.fields = answer.fields ?? {};
    this.current = answer.current;
    this.requestId = answer.requestId ?? null;
    this.retryAfterSeconds = answer.retryAfterSeconds ?? null;
  }

  /** 501: the call is part of the contract, but its area is not built yet. */
  get notBuilt(): boolean {
    return this.status === 501;
  }

  /** 502 or 504: a proxy in front of the backend responded because the backend did not. */
  get backendDown(): boolean {
    return this.status === 502 || this.status === 504;
  }

  /** 503: the backend is starting, stopping or overloaded; the same request may work in a moment. */
  get unavailable(): boolean {
    return this.status === 503;
  }
}

/** The refresh token was refused: the tokens were removed from the store, and the person must sign in again. */
export class SessionEndedError extends Error {
  constructor(cause: ApiError) {
    super('Your session has ended. Sign in again.', { cause });
    this.name = 'SessionEndedError';
  }
}

/** No response: the server is unreachable, or the connection broke. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The server didn’t respond.', { cause });
    this.name = 'NetworkError';
  }
}

/** The request timed out. */
export class CallTimeoutError extends Error {
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`The server didn’t respond within ${timeoutMs} ms.`);
    this.name = 'CallTimeoutError';
    this.timeoutMs = timeoutMs;
  }
}

/** The reply does not match the contract. */
export class ReplyError extends Error {
  constructor(callName: string, reason: string, cause?: unknown) {
    super(`The reply to ${callName} ${reason}`, { cause });
    this.name = 'ReplyError';
  }
}
