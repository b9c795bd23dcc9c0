import type { Action } from '@roadside/domain/permissions';
import type { z } from 'zod';

/** Number of requests one caller may make in a window; after that the reply is 429 with Retry-After. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  readonly by: 'ip' | 'employee' | 'login-and-ip';
  /** failures = only refused calls count, so correct sign-ins are never locked out. @defaultValue 'all' */
  readonly counts?: 'all' | 'failures';
  /**
   * Above `max`, one more request is allowed each time this many seconds pass. @defaultValue none until the window
   * moves on
   */
  readonly beyondEverySeconds?: number;
}

/**
 * Who may make the call. `rows` are ids of the authorization matrix; `action` is what the API passes to `domain.can`.
 */
export type AccessRule =
  | { readonly kind: 'public'; readonly rows: readonly string[]; readonly action: Action }
  | { readonly kind: 'signed-in'; readonly rows: readonly string[]; readonly action: Action };

/**
 * Selects between calls that share a path. All given conditions must hold. The call with the most conditions wins, and
 * a call with none is the fallback for the path. Nested fields use a dot: 'parameters.new_pto'.
 */
export interface CallSelector {
  /** Path parameters with exactly these values. */
  readonly params?: Readonly<Record<string, string>>;
  /**
   * Body fields with exactly these values (`purpose`, `action`, ...). In a list, the first is the contract's value and
   * the rest are aliases.
   */
  readonly equals?: Readonly<Record<string, string | readonly [string, ...string[]]>>;
  /** Body fields that are all present and neither null nor false. */
  readonly has?: readonly string[];
  /** Body fields of which at least one is present and neither null nor false. */
  readonly hasAny?: readonly string[];
}

export interface CallDefinition<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> {
  /** Unique dotted name, area first: 'accounts.login'. Also its path in `calls`. */
  readonly name: string;
  readonly summary: string;
  /** Details beyond the summary: rules, defaults, the meaning of the reply. */
  readonly notes?: string;
  /** As in the specification, with parameters in braces: '/dashboard/dashboard-data/{chart_type}/{slug}/'. */
  readonly path: string;
  readonly selector: CallSelector;
  readonly access: AccessRule;
  readonly rateLimit: RateLimit;
  readonly params?: Params;
  readonly body: Body;
  readonly reply: Reply;
  /** Replies with a status other than 200 that are not errors (the 206 of a payment). */
  readonly otherReplies?: Readonly<Record<number, z.ZodType>>;
  /** draft = the handler comes with a later area and the reply may still change; responds with 501. */
  readonly status: 'final' | 'draft';
  /**
   * ours = not in the specification, but something it describes cannot work without it. @defaultValue 'specification'
   */
  readonly origin?: 'specification' | 'ours';
  /** Defaults to json. Files in a multipart body reach the schema as `File`. */
  readonly bodyType?: 'json' | 'multipart';
  /** True if calling it twice has the same effect as calling it once. */
  readonly idempotent: boolean;
  /**
   * The call honors an Idempotency-Key header: within a day, the same person's second request with the same key and
   * body gets the first reply and writes nothing. `required` calls are refused without one.
   */
  readonly idempotencyKey?: 'accepted' | 'required';
}

/** The body a caller passes, before defaults and aliases are applied. */
export type CallBody<Definition> =
  Definition extends CallDefinition<infer Body, z.ZodType, z.ZodType> ? z.input<Body> : never;
/** The body a handler receives. */
export type ParsedBody<Definition> =
  Definition extends CallDefinition<infer Body, z.ZodType, z.ZodType> ? z.output<Body> : never;
export type CallParams<Definition> =
  Definition extends CallDefinition<z.ZodType, z.ZodType, infer Params> ? z.input<Params> : never;
export type ParsedParams<Definition> =
  Definition extends CallDefinition<z.ZodType, z.ZodType, infer Params> ? z.output<Params> : never;
export type CallReply<Definition> =
  Definition extends CallDefinition<z.ZodType, infer Reply, z.ZodType> ? z.output<Reply> : never;

/**
 * Declares one call of the backend. The API mounts its route from it, the client is typed by it, and OpenAPI is
 * generated from it.
 */
export function defineCall<Body extends z.ZodType, Reply extends z.ZodType, Params extends z.ZodType = z.ZodUndefined>(
  definition: CallDefinition<Body, Reply, Params>,
): CallDefinition<Body, Reply, Params> {
  return definition;
}
