import type { Action, EmployeeSubject } from '@roadside/domain/permissions';
import type { CallContext } from './handler.ts';
import { jobContext, type JobTools } from './job-context.ts';

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
  tools: JobTools,
  person: PersonWithRights,
  { action, requestId }: { readonly action: Action; readonly requestId: string },
): CallContext | null {
  const organization = tools.tree.byId(person.organization_id);
  if (!organization) return null;
  const subject: EmployeeSubject = {
    kind: 'employee',
    employeeId: person.employee_id,
    positionType: person.position_type,
    permissions: [...person.permissions],
    organization,
    teamSlug: person.team,
  };
  return jobContext(tools, { subject, displayName: person.display_name, action, requestId });
}
