import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import type { Action, EmployeeSubject } from '@roadside/domain/permissions';
import type { Config } from '../config/config.ts';
import { ApiError } from '../errors/api-error.ts';
import type { JobContext } from '../jobs/job-definition.ts';
import type { OrganizationTree } from '../organizations/organization-tree.ts';
import { dayIn } from '../time/day-in.ts';
import type { CallContext } from './handler.ts';

/** What a job reads with on people's behalf. */
export interface PersonTools extends Pick<JobContext, 'db' | 'now' | 'log'> {
  readonly config: Config;
  readonly tree: OrganizationTree;
}

/** A person with what decides their rights. */
export interface PersonWithRights {
  readonly employee_id: number;
  readonly display_name: string;
  readonly organization_id: number;
  readonly position_type: string;
  readonly permissions: readonly string[];
  readonly team: string;
}

/**
 * The context in which a job reads as a person would: every check is theirs. Null if their organization is gone.
 * @param action what the person must be allowed to do
 */
export function contextOfPerson(
  { db, now, log, config, tree }: PersonTools,
  person: PersonWithRights,
  { action, requestId }: { readonly action: Action; readonly requestId: string },
): CallContext | null {
  const organization = tree.byId(person.organization_id);
  if (!organization) return null;
  const subject: EmployeeSubject = {
    kind: 'employee',
    employeeId: person.employee_id,
    positionType: person.position_type,
    permissions: [...person.permissions],
    organization,
    teamSlug: person.team,
  };
  return {
    subject,
    employee: {
      id: person.employee_id,
      displayName: person.display_name,
      organizationId: person.organization_id,
      positionType: person.position_type,
    },
    session: { id: '', accountId: 0 },
    now,
    today: (timeZone) => config.today ?? dayIn(timeZone, now()),
    db,
    tree,
    config,
    requestId,
    ip: '',
    userAgent: null,
    audit: async () => {},
    log,
    require: (target) => {
      if (!can(subject, action, target, config.access).allowed)
        throw new ApiError('forbidden', messages.geographyNotAllowed);
    },
  };
}
