import type { CallDefinition, ParsedBody, ParsedParams } from '@roadside/contract/call';
import type { EmployeeSubject, Subject, Target } from '@roadside/domain/permissions';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { OrganizationTree } from '../organizations/organization-tree.ts';
import type { Audit } from '../audit/audit-event.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { inOneTransaction } from '../database/nested-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Log } from '../logging/log.ts';

/** The session a request belongs to. */
export interface CallerSession {
  /** uuid of the row in `session`. */
  readonly id: string;
  readonly accountId: number;
}

/** The calling employee, as read from the database for this request. */
export interface CallerEmployee {
  readonly id: number;
  readonly displayName: string;
  /** Row id of the person's organization. */
  readonly organizationId: number;
  readonly positionType: string;
}

/** Available to every handler, signed in or not. */
export interface PublicCallContext {
  readonly subject: Subject;
  /** The only clock; tests set it. */
  readonly now: () => Date;
  /** 'YYYY-MM-DD' in a time zone; ROADSIDE_TODAY if set. */
  readonly today: (timeZone: string) => string;
  readonly db: Database;
  readonly tree: OrganizationTree;
  readonly config: Config;
  readonly requestId: string;
  /** The place of the request in the order of arrival at this process (`arrive`). */
  readonly arrival: number;
  readonly ip: string;
  /** The user agent of the browser or program; null if it sends none. */
  readonly userAgent: string | null;
  readonly audit: Audit;
  readonly log: Log;
  /**
   * Checks `domain.can` for the call's own action and a target read from the request. Returns if allowed, otherwise
   * throws the 403 or 404 of the authorization matrix. The mount has already checked without a target, so a handler
   * checks only what it has looked up.
   */
  readonly require: (target: Target) => void;
}

/** Available to the handler of a signed-in call. */
export interface CallContext extends PublicCallContext {
  readonly subject: EmployeeSubject;
  readonly employee: CallerEmployee;
  readonly session: CallerSession;
  /** The Admin who sees as this person; null otherwise. Then nothing is written, and what is private isn't read. */
  readonly seenBy: { readonly employeeId: number } | null;
}

/** The parsed request. */
export interface CallInput<Definition extends CallDefinition> {
  readonly body: ParsedBody<Definition>;
  readonly params: ParsedParams<Definition>;
}

/** A call to answer: its path as in the contract, the values of its parameters, and its body. */
export interface AskedCall {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Answers another call within the same request, exactly as if the caller had sent it: with its own rate limit, access
 * checks, schemas and audit.
 */
export type AnswerCall = (asked: AskedCall) => Promise<unknown>;

/** One call with the function that handles it. */
export interface Handler {
  readonly call: CallDefinition;
  readonly run: (
    context: PublicCallContext,
    input: { readonly body: unknown; readonly params: unknown },
    answerCall: AnswerCall,
  ) => Promise<unknown>;
  /** Handles several requests in one transaction; see `handleTogether`. */
  readonly runTogether?: RunTogether;
  /** What a request needs before its transaction. */
  readonly prepare?: Prepare;
}

/** A request that is handled together with others. */
export interface GroupedRequest<Definition extends CallDefinition = CallDefinition, Prepared = unknown> {
  readonly context: CallContext;
  readonly input: CallInput<Definition>;
  /** What was read for it before the transaction. */
  readonly prepared: Prepared;
}

type Prepare = (context: CallContext, input: CallInput<CallDefinition>) => Promise<unknown>;

/** Returns the reply to each request, in order, or the error it is refused with. */
export type RunTogether = (trx: Kysely<Tables>, requests: readonly GroupedRequest[]) => Promise<readonly unknown[]>;

/**
 * Binds a signed-in call to its handler, typed by the contract: the body and the path parameters arrive parsed, and the
 * reply is checked against the contract's schema before it is sent.
 */
export function handle<Definition extends CallDefinition>(
  call: Definition,
  run: (
    context: CallContext,
    input: CallInput<Definition>,
    answerCall: AnswerCall,
  ) => Promise<z.input<Definition['reply']>>,
): Handler {
  if (call.access.kind !== 'signed-in') throw new TypeError(`${call.name} is public; bind it with handlePublic.`);
  return { call, run: run as unknown as Handler['run'] };
}

/**
 * Binds a write to a handler that many people ask at the same moment: requests with an Idempotency-Key that arrive while
 * others are being written share a transaction, and with it its statements and its commit. No two of them are of the
 * same person. A request that is refused with an `ApiError` must not have written anything; any other error makes the
 * platform run each request alone.
 * @param prepare - reads and computes what a request needs before the transaction, which others wait for; throws if the
 *   request is refused
 * @param run - returns a reply or an `ApiError` for each request, in order
 */
export function handleTogether<Definition extends CallDefinition, Prepared>(
  call: Definition,
  {
    prepare,
    run,
  }: {
    readonly prepare: (context: CallContext, input: CallInput<Definition>) => Promise<Prepared>;
    readonly run: (
      trx: Kysely<Tables>,
      requests: readonly GroupedRequest<Definition, Prepared>[],
    ) => Promise<readonly (z.input<Definition['reply']> | ApiError)[]>;
  },
): Handler {
  const handler = handle(call, async (context, input) => {
    const prepared = await prepare(context, input);
    const [reply] = await inOneTransaction(context.db.kysely, (trx) =>
      run(trx, [{ context: { ...context, db: { ...context.db, kysely: trx } }, input, prepared }]),
    );
    if (reply === undefined) throw new TypeError(`${call.name} gave no reply.`);
    if (reply instanceof ApiError) throw reply;
    return reply;
  });
  return { ...handler, prepare: prepare as unknown as Prepare, runTogether: run as unknown as RunTogether };
}

/** The same for a call that does not require signing in. */
export function handlePublic<Definition extends CallDefinition>(
  call: Definition,
  run: (context: PublicCallContext, input: CallInput<Definition>) => Promise<z.input<Definition['reply']>>,
): Handler {
  if (call.access.kind !== 'public') throw new TypeError(`${call.name} needs a sign-in; bind it with handle.`);
  return { call, run: run as unknown as Handler['run'] };
}
