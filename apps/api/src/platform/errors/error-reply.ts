import { errorCodes } from '@roadside/contract/errors';
import type { ErrorCode, ErrorReply } from '@roadside/contract/errors';
import { errorCodeOf, isDatabaseUnavailable, isDiskFull } from '../database/database-errors.ts';
import { ApiError } from './api-error.ts';

/** The response for a failure, and whether the fault is ours and must be logged. */
export interface Failure {
  readonly status: number;
  readonly body: ErrorReply;
  readonly retryAfterSeconds: number | undefined;
  readonly ours: boolean;
}

/** Fastify's and Node's error codes mapped to the contract's codes. */
const byFrameworkCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_BAD_URL: 'invalid-path',
  FST_ERR_MAX_PARAM_LENGTH: 'invalid-path',
  ERR_STREAM_PREMATURE_CLOSE: 'malformed-body',
};
/** Text a database cannot store, in case it gets past the schemas: the caller's fault. */
const unstorable: ReadonlySet<string> = new Set(['22021', '22P05']);

/** 5xx responses that are not a fault: a call planned for a later version, starting, stopping, overload. */
const expected: ReadonlySet<ErrorCode> = new Set(['not-built', 'unavailable']);

/** Turns any thrown value into `{detail, code, fields?}`. Nothing of an unexpected error is shown. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError)
    return {
      status: error.status,
      body: {
        detail: error.message,
        code: error.code,
        ...(error.fields ? { fields: { ...error.fields } } : {}),
        ...(error.current === undefined ? {} : { current: error.current }),
      },
      retryAfterSeconds: error.retryAfterSeconds,
      ours: error.status >= 500 && !expected.has(error.code),
    };
  const code = errorCodeOf(error);
  const known = code === undefined ? undefined : byFrameworkCode[code];
  if (known) return plain(known);
  if (code !== undefined && unstorable.has(code)) return plain('malformed-body');
  if (isDiskFull(error))
    return {
      ...plain('storage-full', "The disk is full, so this couldn't be saved. Free some space and try again."),
      ours: true,
    };
  if (isDatabaseUnavailable(error))
    return {
      ...plain('unavailable', 'The database isn’t responding right now. Try again in a moment.'),
      retryAfterSeconds: 5,
      ours: true,
    };
  return {
    ...plain('internal', 'Something went wrong on our side. Include the request id when you report it.'),
    ours: true,
  };
}

function plain(code: ErrorCode, detail: string = errorCodes[code].meaning): Failure {
  return { status: errorCodes[code].status, body: { detail, code }, retryAfterSeconds: undefined, ours: false };
}
