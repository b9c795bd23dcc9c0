import type { CallDefinition, ParsedBody, ParsedParams } from '@roadside/contract/call';
import type { EmployeeSubject, Subject, Target } from '@roadside/domain/permissions';
import type { z } from 'zod';
import type { OrganizationTree } from '../organizations/organization-tree.ts';
import type { Audit } from '../audit/audit-event.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../logging/log.ts';

/** The sign-in a request belongs to. */
export interface CallerSession {
  /** uuid of the row in `session`. */
  readonly id: string;
  readonly accountId: number;
}

/** The employee who calls, as read from the database for this request. */
export interface CallerEmployee {
  readonly id: number;
  readonly displayName: string;
  /** Row id of the organization the person belongs to. */
  readonly organizationId: number;
  readonly positionType: string;
}

/** What every handler may use, signed in or not. */
export interface PublicCallContext {
  readonly subject: Subject;
  /** The only clock; tests set it. */
  readonly now: () => Date;
  /** 'YYYY-MM-DD' in a zone; ROADSIDE_TODAY where it is set. */
  readonly today: (timeZone: string) => string;
  readonly db: Database;
  readonly tree: OrganizationTree;
  readonly config: Config;
  readonly requestId: string;
  readonly ip: string;
  /** The browser or program, as it names itself; null where it does not. */
  readonly userAgent: string | null;
  readonly audit: Audit;
  readonly log: Log;
  /**
   * Asks `domain.can` about the call's own action and a target read from the request; returns when it is
   * allowed, else throws the 403 or 404 of the authorization matrix. The mount has already asked without
   * a target, so a handler asks again only for what it has looked up.
   */
  readonly require: (target: Target) => void;
}

/** What a handler of a signed-in call may use. */
export interface CallContext extends PublicCallContext {
  readonly subject: EmployeeSubject;
  readonly employee: CallerEmployee;
  readonly session: CallerSession;
}

/** The parsed request. */
export interface CallInput<Definition extends CallDefinition> {
  readonly body: ParsedBody<Definition>;
  readonly params: ParsedParams<Definition>;
}

/** One call with the function that answers it. */
export interface Handler {
  readonly call: CallDefinition;
  readonly run: (
    context: PublicCallContext,
    input: { readonly body: unknown; readonly params: unknown },
  ) => Promise<unknown>;
}

/**
 * Binds a signed-in call to its handler, typed by the contract: the body and the path parameters arrive
 * parsed, the reply is checked against the contract's schema before it is sent.
 */
export function handle<Definition extends CallDefinition>(
  call: Definition,
  run: (context: CallContext, input: CallInput<Definition>) => Promise<z.input<Definition['reply']>>,
): Handler {
  if (call.access.kind !== 'signed-in') throw new TypeError(`${call.name} is public; bind it with handlePublic.`);
  return { call, run: run as unknown as Handler['run'] };
}

/** The same for a call that needs no sign-in. */
export function handlePublic<Definition extends CallDefinition>(
  call: Definition,
  run: (context: PublicCallContext, input: CallInput<Definition>) => Promise<z.input<Definition['reply']>>,
): Handler {
  if (call.access.kind !== 'public') throw new TypeError(`${call.name} needs a sign-in; bind it with handle.`);
  return { call, run: run as unknown as Handler['run'] };
}
