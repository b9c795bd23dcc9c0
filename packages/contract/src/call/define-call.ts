import type { Action } from '@roadside/domain/permissions';
import type { z } from 'zod';

/** Requests allowed to one caller in a window; past it the answer is 429 with Retry-After. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  readonly by: 'ip' | 'employee' | 'login-and-ip';
  /** failures = only refused calls count, so that people who sign in rightly are never locked out. @defaultValue 'all' */
  readonly counts?: 'all' | 'failures';
  /** Beyond `max` one more is let through each time so many seconds have passed. @defaultValue none until the window has moved on */
  readonly beyondEverySeconds?: number;
}

/** Who may call. `rows` are ids of the authorization matrix; `action` is what the api asks `domain.can`. */
export type AccessRule =
  | { readonly kind: 'public'; readonly rows: readonly string[]; readonly action: Action }
  | { readonly kind: 'signed-in'; readonly rows: readonly string[]; readonly action: Action };

/**
 * How calls that share a path are told apart. All conditions given must hold; the call with the most
 * conditions wins, and a call with none is what the path means when nothing else fits.
 * A field inside another is written with a dot: 'parameters.new_pto'.
 */
export interface CallSelector {
  /** Path parameters with exactly these values. */
  readonly params?: Readonly<Record<string, string>>;
  /** Body fields with exactly these values (`purpose`, `action`, ...); of a list the first is the contract's, the rest aliases. */
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
  /** Unique dotted name, area first: 'accounts.login'. It is also where the call stands in `calls`. */
  readonly name: string;
  readonly summary: string;
  /** What a caller must know beyond the summary: rules, defaults, what the reply means. */
  readonly notes?: string;
  /** As the specification writes it, parameters in braces: '/dashboard/dashboard-data/{chart_type}/{slug}/'. */
  readonly path: string;
  readonly selector: CallSelector;
  readonly access: AccessRule;
  readonly rateLimit: RateLimit;
  readonly params?: Params;
  readonly body: Body;
  readonly reply: Reply;
  /** Replies with another status than 200 that are answers and not errors (206 of a payment). */
  readonly otherReplies?: Readonly<Record<number, z.ZodType>>;
  /** draft = the handler comes with a later area and the reply may still change; answered 501. */
  readonly status: 'final' | 'draft';
  /** ours = the specification does not have it; something it describes cannot work without it. @defaultValue 'specification' */
  readonly origin?: 'specification' | 'ours';
  /** json unless said. A multipart body's files reach the schema as `File`. */
  readonly bodyType?: 'json' | 'multipart';
  /** True when calling it twice does no more than calling it once. */
  readonly idempotent: boolean;
  /**
   * The call honors an Idempotency-Key header: within a day, the same person's second request with the same key and
   * body gets the first answer and writes nothing. `required` calls are refused without one.
   */
  readonly idempotencyKey?: 'accepted' | 'required';
}

/** What a caller passes as the body, before defaults and aliases are applied. */
export type CallBody<Definition> =
  Definition extends CallDefinition<infer Body, z.ZodType, z.ZodType> ? z.input<Body> : never;
/** What a handler receives as the body. */
export type ParsedBody<Definition> =
  Definition extends CallDefinition<infer Body, z.ZodType, z.ZodType> ? z.output<Body> : never;
export type CallParams<Definition> =
  Definition extends CallDefinition<z.ZodType, z.ZodType, infer Params> ? z.input<Params> : never;
export type ParsedParams<Definition> =
  Definition extends CallDefinition<z.ZodType, z.ZodType, infer Params> ? z.output<Params> : never;
export type CallReply<Definition> =
  Definition extends CallDefinition<z.ZodType, infer Reply, z.ZodType> ? z.output<Reply> : never;

/** Declares one call of the backend; the api mounts from it, the client is typed by it, OpenAPI is generated from it. */
export function defineCall<Body extends z.ZodType, Reply extends z.ZodType, Params extends z.ZodType = z.ZodUndefined>(
  definition: CallDefinition<Body, Reply, Params>,
): CallDefinition<Body, Reply, Params> {
  return definition;
}
