import { errorCodes } from '@roadside/contract/errors';
import type { ErrorCode } from '@roadside/contract/errors';

export interface ApiErrorOptions {
  /** Dotted field names, each with a sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The currently stored record, for `stale-version`, in the format of the call's own reply. */
  readonly current?: unknown;
  /** Seconds after which to retry. */
  readonly retryAfterSeconds?: number;
  /** Logged only. */
  readonly cause?: unknown;
  /** The refusal is the outcome of a write, which is kept: a payment that the payment service refused. */
  readonly keepsWrites?: boolean;
}

/**
 * An error that is part of a call's contract. Thrown by a handler or service and answered as `{detail, code, fields?}`
 * with the status of the code. `detail` is shown to people.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly current: unknown;
  readonly retryAfterSeconds: number | undefined;
  readonly keepsWrites: boolean;

  constructor(code: ErrorCode, detail: string, options: ApiErrorOptions = {}) {
    super(detail, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.status = errorCodes[code].status;
    this.fields = options.fields;
    this.current = options.current;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.keepsWrites = options.keepsWrites ?? false;
  }
}
