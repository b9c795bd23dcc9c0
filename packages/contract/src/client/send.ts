import type { CallDefinition } from '../call/define-call.ts';
import { type ErrorCode, errorCodes } from '../errors/error-codes.ts';
import type { ErrorReply } from '../errors/error-reply.ts';
import { ApiError, CallTimeoutError, NetworkError, ReplyError } from './client-errors.ts';

/** The parts of a call needed to send it. */
export type Sendable = Pick<CallDefinition, 'name' | 'path' | 'selector' | 'bodyType' | 'otherReplies'>;

export interface Outgoing {
  readonly baseUrl: string;
  readonly call: Sendable;
  readonly body: unknown;
  readonly params: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
}

function addressOf(baseUrl: string, call: Sendable, params: unknown): string {
  const values: Record<string, unknown> = {
    ...call.selector.params,
    ...(params as Record<string, unknown> | undefined),
  };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    // Encoding leaves dots unchanged, so a segment of dots would lead to another address.
    if ((typeof value !== 'string' && typeof value !== 'number') || /^\.{0,2}$/.test(String(value)))
      throw new TypeError(`${call.name} needs the path parameter ${name}`);
    return encodeURIComponent(value);
  });
  return baseUrl.replace(/\/+$/, '') + path;
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

function codeOfStatus(status: number): ErrorCode {
  const known = (Object.keys(errorCodes) as ErrorCode[]).find((code) => errorCodes[code].status === status);
  return known ?? (status < 500 ? 'invalid-body' : 'internal');
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// Checked by hand rather than by the schema, so the client doesn't bundle the validation library.
function isErrorReply(value: unknown): value is ErrorReply {
  return (
    isObject(value) &&
    typeof value['detail'] === 'string' &&
    typeof value['code'] === 'string' &&
    Object.hasOwn(errorCodes, value['code']) &&
    (value['fields'] === undefined || isObject(value['fields']))
  );
}

async function errorOf(response: Response): Promise<ApiError> {
  const reply: unknown = await response.json().catch(() => null);
  const code = codeOfStatus(response.status);
  const error: ErrorReply = isErrorReply(reply) ? reply : { detail: errorCodes[code].meaning, code };
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: error.code,
    detail: error.detail,
    fields: error.fields,
    current: error.current,
    requestId: response.headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(wait) ? wait : null,
  });
}

/**
 * One request and its response, without any sign-in logic.
 * @throws ApiError, NetworkError, CallTimeoutError, ReplyError, or the abort reason of the caller's own signal
 */
export async function send({
  baseUrl,
  call,
  body,
  params,
  headers,
  signal,
  timeoutMs,
  fetch,
}: Outgoing): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const multipart = call.bodyType === 'multipart';
  const address = addressOf(baseUrl, call, params);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json', ...(multipart ? {} : { 'content-type': 'application/json' }), ...headers },
      body: multipart ? formOf(body) : JSON.stringify(body ?? {}),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    // A 206 is an error reported in a reply (section 7, payments).
    if (!response.ok || call.otherReplies?.[response.status] !== undefined) throw await errorOf(response);
    const content = await response.text();
    try {
      return JSON.parse(content) as unknown;
    } catch (cause) {
      throw new ReplyError(call.name, 'is not JSON', cause);
    }
  } catch (error) {
    if (error instanceof ApiError || error instanceof ReplyError) throw error;
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted) throw new CallTimeoutError(timeoutMs);
    throw new NetworkError(error);
  }
}
