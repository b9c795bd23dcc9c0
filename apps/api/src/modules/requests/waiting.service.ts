import { can } from '@roadside/domain/permissions';
import { requestKinds } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { findRequests } from './requests.repository.ts';
import type { RequestRow } from './requests.repository.ts';

/** Pending requests that the caller may see and decide, oldest first. Permission Admin may decide more than it sees. */
export async function requestsToDecide(
  { db, tree, subject, employee, config }: CallContext,
  limit: number,
): Promise<readonly RequestRow[]> {
  const may = (action: 'driver-requests.read' | 'driver-requests.decide', organizationId: number) =>
    can(subject, action, { geography: tree.byId(organizationId), ownerEmployeeId: 0 }, config.access).allowed;
  const driverIds = tree
    .all()
    .filter(({ type, id }) => type === 'driver' && may('driver-requests.decide', id) && may('driver-requests.read', id))
    .map(({ id }) => id);
  if (driverIds.length === 0) return [];
  const { rows } = await findRequests(db.kysely, {
    driverIds,
    kinds: requestKinds,
    statuses: ['pending'],
    search: '',
    only: null,
    orderBy: 'created_at',
    descending: false,
    after: null,
    limit,
  });
  return rows.filter(({ employee_id }) => employee_id !== employee.id);
}
