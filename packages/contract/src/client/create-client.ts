import type { z } from 'zod';
import type { CallBody, CallDefinition, CallParams, CallReply } from '../call/define-call.ts';
import type { ChatOperation } from '../chat/define-operation.ts';
import { ApiError, ReplyError, SessionEndedError } from './client-errors.ts';
import type { RefreshReply } from '../schemas/session.ts';
import { fieldOfReply } from './graphql-reply.ts';
import { type Sendable, send } from './send.ts';
import { memoryTokens, type Tokens, type TokenStore } from './tokens.ts';

export interface ClientOptions {
  /** Base URL of the API: 'http://127.0.0.1:4000'. Empty for the page's own origin. */
  readonly baseUrl: string;
  /** Token store of the session. @defaultValue anonymous */
  readonly tokens?: TokenStore;
  /** @defaultValue the platform's fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** Request timeout in milliseconds. @defaultValue 30000 */
  readonly timeoutMs?: number;
  /** Sent with every request, for example the address of the browser on whose behalf it is made. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Validates every reply against its schema, for tests. @defaultValue false */
  readonly checkReplies?: boolean;
}

interface SendOptions {
  /** Aborts the call; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** Makes a repeated request safe, if the call supports it. */
  readonly idempotencyKey?: string | undefined;
}

type BodyOption<Definition> =
  Record<never, never> extends CallBody<Definition>
    ? { readonly body?: CallBody<Definition> }
    : { readonly body: CallBody<Definition> };
type ParamsOption<Definition> = [CallParams<Definition>] extends [undefined]
  ? { readonly params?: undefined }
  : { readonly params: CallParams<Definition> };
export type CallOptions<Definition> = BodyOption<Definition> & ParamsOption<Definition> & SendOptions;
type CallArguments<Definition> =
  Record<never, never> extends CallOptions<Definition>
    ? [options?: CallOptions<Definition>]
    : [options: CallOptions<Definition>];

export interface Client {
  /**
   * Makes one call of the contract. A 401 renews the tokens once, no matter how many calls are pending, and retries the
   * call once. Sign-in and renewal themselves are never retried.
   * @throws ApiError, SessionEndedError, NetworkError, CallTimeoutError, ReplyError
   */
  call<Body extends z.ZodType, Reply extends z.ZodType, Params extends z.ZodType>(
    definition: CallDefinition<Body, Reply, Params>,
    ...options: CallArguments<CallDefinition<Body, Reply, Params>>
  ): Promise<CallReply<CallDefinition<Body, Reply, Params>>>;

  /**
   * Runs one query or mutation of the chat store or the search service, with the same session handling.
   * @throws as `call` does
   */
  query<Variables extends z.ZodType, Reply extends z.ZodType>(
    operation: ChatOperation<Variables, Reply, 'query' | 'mutation'>,
    variables: z.input<Variables>,
    options?: Pick<SendOptions, 'signal' | 'timeoutMs'>,
  ): Promise<z.output<Reply>>;

  /**
   * Opens a stream (`livePath`) with the session's token; a 401 renews the tokens once. Resolves with any response,
   * including a refusal; the caller must read or cancel its body.
   * @throws SessionEndedError; whatever fetch throws if there is no response
   */
  stream(
    path: string,
    options: { readonly signal: AbortSignal; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Response>;
}

/**
 * accounts.refresh without its schemas, so that the client doesn't bundle a validation library; a test keeps the two in
 * sync.
 */
export const refreshCall: Sendable = { name: 'accounts.refresh', path: '/accounts/refresh/', selector: {} };

/** Pending renewals, and the last finished one, by store, because refusals of the old token may arrive late. */
const renewals = new WeakMap<TokenStore, Promise<Tokens>>();
const renewed = new WeakMap<TokenStore, { readonly replaced: string; readonly tokens: Tokens }>();

/** Waits for shared work without aborting it when this caller aborts. */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  signal.throwIfAborted();
  let stop = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** A client for one session. Works in Node and in browsers. */
export function createClient({
  baseUrl,
  tokens = memoryTokens(),
  fetch = globalThis.fetch,
  timeoutMs = 30_000,
  headers = {},
  checkReplies = false,
}: ClientOptions): Client {
  const request = (
    call: Sendable,
    options: { body?: unknown; params?: unknown } & SendOptions,
    access: string | null,
  ): Promise<unknown> =>
    send({
      baseUrl,
      call,
      body: options.body,
      params: options.params,
      headers: {
        ...headers,
        ...(access === null ? {} : { authorization: `Bearer ${access}` }),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
      },
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? timeoutMs,
      fetch,
    });

  async function renew(current: Tokens): Promise<Tokens> {
    try {
      const reply = (await request(
        refreshCall,
        { body: { refresh: current.refresh } },
        null,
      )) as Partial<RefreshReply> | null;
      if (typeof reply?.access !== 'string' || typeof reply.refresh !== 'string')
        throw new ReplyError(refreshCall.name, 'has no tokens');
      const next = { access: reply.access, refresh: reply.refresh };
      await tokens.write(next, { ...reply, ...next } as RefreshReply);
      renewed.set(tokens, { replaced: current.access, tokens: next });
      return next;
    } catch (error) {
      // A refusal ends the session. An unavailable server does not: the error is rethrown and the tokens stay.
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
      await tokens.clear();
      throw new SessionEndedError(error);
    }
  }

  /** Tokens newer than the refused ones: from another call's renewal, or renewed now. */
  async function newerTokens(refused: Tokens): Promise<Tokens | null> {
    const current = await tokens.read();
    if (current === null) return null;
    if (current.access !== refused.access) return current;
    const last = renewed.get(tokens);
    if (last?.replaced === refused.access) return last.tokens;
    const renewal = renewals.get(tokens) ?? renew(current).finally(() => renewals.delete(tokens));
    renewals.set(tokens, renewal);
    return renewal;
  }

  async function requestSignedIn(
    call: Sendable,
    options: { body?: unknown; params?: unknown } & SendOptions,
  ): Promise<unknown> {
    const sent = await tokens.read();
    try {
      return await request(call, options, sent?.access ?? null);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || sent === null) throw error;
      const newer = await unlessAborted(newerTokens(sent), options.signal);
      if (newer === null) throw new SessionEndedError(error);
      return request(call, options, newer.access);
    }
  }

  function checked(name: string, schema: z.ZodType, reply: unknown): unknown {
    if (!checkReplies) return reply;
    const result = schema.safeParse(reply);
    if (!result.success) throw new ReplyError(name, `does not fit its schema: ${result.error.message}`, result.error);
    return result.data;
  }

  return {
    async call(definition, ...[given]) {
      const options = { ...given } as { body?: unknown; params?: unknown } & SendOptions;
      options.signal?.throwIfAborted();
      const reply =
        definition.access.kind === 'public'
          ? await request(definition, options, null)
          : await requestSignedIn(definition, options);
      return checked(definition.name, definition.reply, reply) as CallReply<typeof definition>;
    },

    async stream(path, options) {
      const open = (access: string | null) =>
        fetch(`${baseUrl}${path}`, {
          headers: {
            ...headers,
            ...options.headers,
            ...(access === null ? {} : { authorization: `Bearer ${access}` }),
          },
          redirect: 'manual',
          signal: options.signal,
        });
      const sent = await tokens.read();
      const answer = await open(sent?.access ?? null);
      if (answer.status !== 401 || sent === null) return answer;
      await answer.body?.cancel();
      const newer = await unlessAborted(newerTokens(sent), options.signal);
      return newer === null ? answer : open(newer.access);
    },

    async query(operation, variables, options = {}) {
      options.signal?.throwIfAborted();
      const graphqlCall: Sendable = { name: operation.name, path: '/graphql', selector: {} };
      const reply = await requestSignedIn(graphqlCall, {
        ...options,
        body: { operationName: operation.name, query: operation.document, variables },
      });
      return checked(operation.name, operation.reply, fieldOfReply(operation.name, reply)) as z.output<
        typeof operation.reply
      >;
    },
  };
}
