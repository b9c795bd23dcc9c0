import { type ErrorCode, errorCodes } from '../errors/error-codes.ts';
import { ApiError, ReplyError } from './client-errors.ts';

interface GraphqlReply {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: unknown; readonly fields?: unknown };
  }[];
}

const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorCodes, value);

/**
 * The value of the one field in an operation's reply.
 * @throws ApiError with the code of the first error, ReplyError if there is neither a value nor an error
 */
export function fieldOfReply(operationName: string, reply: unknown): unknown {
  const { data, errors } = (reply ?? {}) as GraphqlReply;
  const error = errors?.[0];
  if (error) {
    const code = isErrorCode(error.extensions?.code) ? error.extensions.code : 'internal';
    throw new ApiError({
      status: errorCodes[code].status,
      code,
      detail: error.message,
      fields: error.extensions?.fields as Record<string, string> | undefined,
    });
  }
  const value = data?.[operationName];
  if (value === undefined || value === null) throw new ReplyError(operationName, 'has neither data nor errors');
  return value;
}
