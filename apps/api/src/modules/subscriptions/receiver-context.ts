import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import type { EmployeeSubject } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Config } from '../../platform/config/config.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import type { ReceiverRow } from './subscriptions.repository.ts';

/** What a run reads reports with. */
export interface RunTools extends Pick<JobContext, 'db' | 'now' | 'log'> {
  readonly config: Config;
  readonly tree: OrganizationTree;
}

/** The context of a report as its receiver would read it: every check is theirs. Null if they left or have no place. */
export function receiverContext({ db, now, log, config, tree }: RunTools, person: ReceiverRow): CallContext | null {
  const organization = tree.byId(person.organization_id);
  if (!person.active || !organization) return null;
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
    requestId: `subscription-${person.subscription_id}`,
    ip: '',
    userAgent: null,
    audit: async () => {},
    log,
    require: (target) => {
      if (!can(subject, 'elements.export', target, config.access).allowed)
        throw new ApiError('forbidden', messages.geographyNotAllowed);
    },
  };
}

/** People with the same rights read the same report, which is made once. */
export function rightsOf({ subject }: CallContext): string {
  const { positionType, permissions, organization } = subject;
  return JSON.stringify([positionType, [...permissions].sort(), organization.id]);
}
