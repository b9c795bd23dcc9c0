import { errorCodes } from '@roadside/contract/errors';
import type { ErrorCode } from '@roadside/contract/errors';

export interface ApiErrorOptions {
  /** Field names, dotted, each with a sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is stored now, for `stale-version`: in the form of the call's own reply. */
  readonly current?: unknown;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterSeconds?: number;
  /** For the log only. */
  readonly cause?: unknown;
}

/**
 * A refusal that is part of a call's contract: thrown by a handler or service, answered as
 * `{detail, code, fields?}` with the status of the code. `detail` is read by people.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly current: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail: string, options: ApiErrorOptions = {}) {
    super(detail, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.status = errorCodes[code].status;
    this.fields = options.fields;
    this.current = options.current;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
