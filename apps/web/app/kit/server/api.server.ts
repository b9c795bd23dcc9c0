import { calls } from '@roadside/contract/calls';
import type { ChatOperation } from '@roadside/contract/chat';
import type { CallDefinition, CallReply } from '@roadside/contract/call';
import {
  ApiError,
  CallTimeoutError,
  createClient,
  NetworkError,
  SessionEndedError,
  type CallOptions,
  type Client,
} from '@roadside/contract/client';
import { responseToFailure } from '@roadside/domain/messages';
import type { z } from 'zod';
import type { RequestSession } from './session.server.ts';
import type { Outcome, Problem } from '../outcome/outcome.ts';

export interface ApiOptions {
  readonly baseUrl: string;
  readonly session: RequestSession;
  readonly requestId: string;
  /** The browser behind this request: the API rate-limits by address and identifies a session's browser by both. */
  readonly client: { readonly address: string; readonly userAgent: string | undefined };
  /** Aborts every call when the browser disconnects. */
  readonly signal: AbortSignal;
  readonly log: { error(event: string, error: unknown, fields?: Readonly<Record<string, unknown>>): void };
  readonly fetch?: typeof globalThis.fetch;
  /** @defaultValue 12000: below the limit of the page's own stream */
  readonly timeoutMs?: number;
}

/** The API client for one request. */
export interface Api {
  /** Makes one call; rejects with an error that `problemOf` explains. */
  readonly call: Client['call'];
  /** Opens a stream of the api; see `Client.stream`. */
  readonly stream: Client['stream'];
  /** Makes one query of the search API and turns every failure into a problem a screen can show; never rejects. */
  find<Variables extends z.ZodType, Reply extends z.ZodType>(
    operation: ChatOperation<Variables, Reply, 'query'>,
    variables: z.input<Variables>,
  ): Promise<Outcome<z.output<Reply>>>;
  /** Makes one call and turns every failure into a problem a screen can show; never rejects. */
  attempt<Definition extends CallDefinition>(
    definition: Definition,
    options: CallOptions<Definition>,
  ): Promise<Outcome<CallReply<Definition>>>;
  /** Health check of the API; waits a second at most. */
  state(): Promise<'ready' | 'starting' | 'down'>;
  /** The problem to show for an error of `call`. */
  problemOf(error: unknown): Problem;
}

export function createApi({
  baseUrl,
  session,
  requestId,
  client: { address, userAgent },
  signal,
  log,
  fetch = globalThis.fetch,
  timeoutMs = 12_000,
}: ApiOptions): Api {
  const headers = {
    'x-request-id': requestId,
    'x-forwarded-for': address,
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
  };
  const client = createClient({
    baseUrl,
    tokens: session.tokenStore,
    timeoutMs,
    headers,
    fetch: async (...request) => {
      const response = await fetch(...request);
      // A refused token renewal has its own message: 'You need to login again!'.
      if (response.status === 401 && !String(request[0]).endsWith(calls.accounts.refresh.path))
        await noteRefusal(response);
      return response;
    },
  });

  /** A 401 shows its detail as a warning unless it only says that the token has expired (specification, section 8). */
  async function noteRefusal(response: Response) {
    if (!session.person) return;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const { toast } = responseToFailure({
      status: 401,
      ...(typeof body === 'object' && body !== null && 'detail' in body ? { detail: String(body.detail) } : {}),
    });
    if (toast) session.notify({ tone: 'warning', text: toast });
  }

  function problemOf(error: unknown): Problem {
    const id = error instanceof ApiError ? (error.requestId ?? requestId) : requestId;
    const problem = (kind: Problem['kind'], detail: string): Problem => ({ kind, detail, requestId: id });
    if (error instanceof SessionEndedError) return problem('signed-out', '');
    if (error instanceof NetworkError || error instanceof CallTimeoutError) return problem('unreachable', '');
    if (!(error instanceof ApiError)) return problem('failed', '');
    if (error.status === 401) return problem('signed-out', '');
    if (error.status === 403) return problem('forbidden', error.detail);
    if (error.notBuilt) return problem('not-built', error.detail);
    if (error.backendDown) return problem('unreachable', '');
    if (error.unavailable || error.status === 429)
      return {
        ...problem('busy', ''),
        ...(error.status === 429 ? { throttled: true } : {}),
        ...(error.retryAfterSeconds === null ? {} : { waitSeconds: error.retryAfterSeconds }),
      };
    // A full disk has its own message, and the reader's input is not at fault.
    if (error.status === 507) return problem('refused', error.detail);
    if (error.status >= 500) return problem('failed', '');
    const { detail, fields, current } = error;
    return { ...problem('refused', detail), fields, ...(current === undefined ? {} : { current }) };
  }

  const call: Client['call'] = async (definition, ...options) => {
    try {
      return await client.call(definition, ...([{ signal, ...options[0] }] as unknown as typeof options));
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof NetworkError || error instanceof CallTimeoutError)
        log.error('no answer from the api', error, { requestId, call: definition.name });
      else if (error instanceof ApiError && error.status >= 500 && !error.notBuilt)
        log.error(error.backendDown ? 'backend down' : 'the api failed', error, {
          requestId,
          call: definition.name,
          status: error.status,
        });
      throw error;
    }
  };

  return {
    call,
    stream: client.stream,
    problemOf,
    async attempt(definition, options) {
      try {
        return {
          ok: true,
          data: (await (call as (definition: CallDefinition, options: unknown) => Promise<unknown>)(
            definition,
            options,
          )) as CallReply<typeof definition>,
        };
      } catch (error) {
        return { ok: false, problem: problemOf(error) };
      }
    },
    async find(operation, variables) {
      try {
        return { ok: true, data: await client.query(operation, variables, { signal }) };
      } catch (error) {
        return { ok: false, problem: problemOf(error) };
      }
    },
    async state() {
      try {
        const answer = await fetch(`${baseUrl}/health/ready`, {
          signal: AbortSignal.any([signal, AbortSignal.timeout(1000)]),
        });
        // Only the local machine or a monitor may read the details; a refusal still means the API is up.
        return answer.status >= 500 ? 'starting' : 'ready';
      } catch {
        return 'down';
      }
    },
  };
}
