import type { CallBody, CallDefinition, CallReply, CallParams } from '@roadside/contract/call';
import { can } from '@roadside/domain/permissions';
import type { EmployeeSubject } from '@roadside/domain/permissions';
import type { AuditEvent } from '../../../platform/audit/audit-event.ts';
import type { CallContext, Handler } from '../../../platform/calls/handler.ts';
import { arrive } from '../../../platform/concurrency/arrivals.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { silentLog } from '../../../platform/testing/silent-log.ts';
import type { OrganizationTree } from '../../../platform/organizations/organization-tree.ts';

/** The caller, and the time of the call. */
export interface TestCaller {
  readonly db: Database;
  readonly tree: OrganizationTree;
  /** ISO day in every zone. */
  readonly today: string;
  /** Slug of the caller's organization. */
  readonly organization: string;
  readonly positionType?: string;
  /** 1 by default. */
  readonly employeeId?: number;
  readonly permissions?: readonly string[];
  /** The caller's team; none by default. */
  readonly teamSlug?: string;
  /** An Admin who sees as the caller; none by default. */
  readonly seenBy?: { readonly employeeId: number };
  readonly audited?: AuditEvent[];
  /** Environment variables that override the defaults. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs one call the way the mount does, without HTTP: request and response schemas of the contract, and the
 * authorization matrix when the handler checks access.
 */
export async function runCall<Definition extends CallDefinition>(
  handlers: readonly Handler[],
  call: Definition,
  caller: TestCaller,
  body: CallBody<Definition>,
  params?: CallParams<Definition>,
): Promise<CallReply<Definition>> {
  const handler = handlers.find((each) => each.call.name === call.name);
  if (!handler) throw new Error(`${call.name} has no handler`);
  const parsed = call.body.parse(body);
  const reply = await handler.run(
    contextOf(call, caller),
    { body: parsed, params: call.params ? call.params.parse(params) : undefined },
    async () => {
      throw new Error('Calls within calls need the whole api.');
    },
  );
  return call.reply.parse(reply) as CallReply<Definition>;
}

function contextOf(call: CallDefinition, caller: TestCaller): CallContext {
  const { db, tree, today, audited = [], environment = {}, seenBy = null } = caller;
  const config = parseConfig({ ROADSIDE_MODE: 'test', ROADSIDE_TODAY: today, ...environment });
  const subject = subjectOf(caller);
  return {
    subject,
    employee: {
      id: subject.employeeId,
      displayName: 'Test',
      organizationId: subject.organization.id,
      positionType: subject.positionType,
    },
    session: { id: '00000000-0000-4000-8000-000000000000', accountId: 1 },
    seenBy,
    now: () => new Date(`${today}T12:00:00Z`),
    today: () => today,
    db,
    tree,
    config,
    requestId: 'test',
    ip: '127.0.0.1',
    arrival: arrive(),
    userAgent: null,
    audit: async (event) => {
      audited.push(event);
    },
    log: silentLog,
    require: (target) => {
      const decision = can(subject, call.access.action as Parameters<typeof can>[1], target, config.access);
      if (!decision.allowed)
        throw new ApiError(decision.reason === 'not-found' ? 'not-found' : 'forbidden', decision.reason);
    },
  };
}

function subjectOf({
  tree,
  organization,
  positionType = 'executive',
  permissions = [],
  employeeId = 1,
  teamSlug = null,
}: Omit<TestCaller, 'teamSlug'> & { readonly teamSlug?: string | null }): EmployeeSubject {
  const place = tree.bySlug(organization);
  if (!place) throw new Error(`no organization ${organization}`);
  return { kind: 'employee', employeeId, positionType, permissions, organization: place, teamSlug };
}

/** Returns the error a call is refused with. */
export async function refusalOf(run: Promise<unknown>): Promise<Pick<ApiError, 'status' | 'code' | 'fields'>> {
  try {
    await run;
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, code: error.code, fields: error.fields };
    throw error;
  }
  throw new Error('The call was answered.');
}
