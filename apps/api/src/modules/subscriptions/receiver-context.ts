import type { Action, EmployeeSubject } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import { jobContext } from '../../platform/calls/job-context.ts';
import type { JobTools } from '../../platform/calls/job-context.ts';
import type { ReceiverRow } from './subscriptions.repository.ts';

/** The context of a report as its receiver would read it: every check is theirs. Null if they left or have no place. */
export function receiverContext(tools: JobTools, person: ReceiverRow, action: Action): CallContext | null {
  const organization = tools.tree.byId(person.organization_id);
  if (!person.active || !organization) return null;
  const subject: EmployeeSubject = {
    kind: 'employee',
    employeeId: person.employee_id,
    positionType: person.position_type,
    permissions: [...person.permissions],
    organization,
    teamSlug: person.team,
  };
  return jobContext(tools, {
    subject,
    displayName: person.display_name,
    action,
    requestId: `subscription-${person.subscription_id}`,
  });
}

/** People with the same rights read the same report, which is made once. */
export function rightsOf({ subject }: CallContext): string {
  const { positionType, permissions, organization } = subject;
  return JSON.stringify([positionType, [...permissions].sort(), organization.id]);
}
