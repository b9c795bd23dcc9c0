import { canView } from '@roadside/domain/geography';
import { can, hasPermission } from '@roadside/domain/permissions';
import type { EmployeeSubject } from '@roadside/domain/permissions';
import type { Transaction } from 'kysely';
import { contextOfPerson } from '../../platform/calls/context-of-person.ts';
import type { JobTools } from '../../platform/calls/job-context.ts';
import type { StoppedWhy } from '../../platform/database/subscription-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { readDashboardTables } from '../dashboards/index.ts';
import { notify } from '../notifications/index.ts';
import { subjectActions } from './make-subject.ts';
import { lockSubscription, readAdmins, readOwner, readReceivers, storeStopped } from './subscriptions.repository.ts';
import type { RightsRow, SubscriptionRow } from './subscriptions.repository.ts';

/** Whether a person looks after subscriptions whose owners can't. */
export const looksAfterStopped = (subject: EmployeeSubject): boolean =>
  hasPermission(subject, 'Admin') && subject.positionType !== 'driver';

/** Why a subscription may not be sent in its owner's name anymore; null if it may. */
export async function whyStopped(tools: JobTools, row: SubscriptionRow): Promise<StoppedWhy | null> {
  const owner = await readOwner(tools.db.kysely, row.owner_id);
  if (!owner?.active) return 'owner-left';
  const context = contextOf(tools, owner, row);
  if (!context) return 'no-access';
  const { tree, subject, config, db } = context;
  const place = row.slug === null ? subject.organization : tree.bySlug(row.slug);
  if (!place || !canView(subject, place, config.access)) return 'no-access';
  const target = row.slug === null ? {} : { geography: place };
  if (!can(subject, subjectActions[row.report ?? 'dashboard'], target, config.access).allowed) return 'no-access';
  if (row.dashboard_id === null) return null;
  return (await readDashboardTables(db.kysely, row.dashboard_id, owner.employee_id)) ? null : 'no-access';
}

/** Stops a subscription, and tells its receivers, the admins of its owner's location and the owner, once. */
export async function stopSubscription(
  trx: Transaction<Tables>,
  tools: JobTools,
  row: SubscriptionRow,
  why: StoppedWhy,
): Promise<void> {
  const at = tools.now();
  const current = await lockSubscription(trx, row.id);
  if (current?.version !== row.version) return;
  await storeStopped(trx, row.id, { at, why });
  if (current.stopped_at !== null) return;
  const place = tools.tree.byId(row.owner_organization_id);
  const admins = (await readAdmins(trx)).filter((person) => {
    const subject = contextOf(tools, person, row)?.subject;
    return place && subject && looksAfterStopped(subject) && canView(subject, place, tools.config.access);
  });
  const receivers = (await readReceivers(trx, [row.id])).filter(
    ({ state, active }) => active && state !== 'unsubscribed',
  );
  const told = new Set([...receivers, ...admins].map(({ employee_id }) => employee_id));
  if (why === 'no-access') told.add(row.owner_id);
  await notify(
    trx,
    { kind: 'subscription-stopped', subjectId: row.id },
    [...told].map((employeeId) => ({ employeeId, amount: 1 })),
    { at, by: null, again: true },
  );
}

const contextOf = (tools: JobTools, person: RightsRow, { id, report }: SubscriptionRow) =>
  contextOfPerson(tools, person, {
    action: subjectActions[report ?? 'dashboard'],
    requestId: `subscription-${id}`,
  });
