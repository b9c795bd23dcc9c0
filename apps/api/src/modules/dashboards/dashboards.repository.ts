import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DashboardElementTable, DashboardTable } from '../../platform/database/dashboard-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A dashboard with its owner's name; null for a global dashboard. */
export type DashboardRow = Selectable<DashboardTable> & { readonly owner_name: string | null };
export type ElementRow = Selectable<DashboardElementTable>;
/** An element to write. */
export type ElementValues = Omit<Insertable<DashboardElementTable>, 'id' | 'dashboard_id'>;
/** The dashboard columns its owner can set. */
export type DashboardValues = Pick<
  Insertable<DashboardTable>,
  'data_target' | 'name' | 'position' | 'icon' | 'comments' | 'notification' | 'notification_type'
>;

/** The condition that a dashboard is global, the employee's own, or shared with them. */
export function visibleTo(employeeId: number) {
  return sql<boolean>`(dashboard.owner_employee_id is null or dashboard.owner_employee_id = ${employeeId}
    or exists (select from dashboard_share where dashboard_share.dashboard_id = dashboard.id and dashboard_share.employee_id = ${employeeId}))`;
}

function selectDashboards(db: Kysely<Tables>) {
  return db
    .selectFrom('dashboard')
    .leftJoin('employee as owner', 'owner.id', 'dashboard.owner_employee_id')
    .selectAll('dashboard')
    .select('owner.display_name as owner_name');
}

/** Every dashboard the employee may see, in the owners' order. */
export async function visibleDashboards(db: Kysely<Tables>, employeeId: number): Promise<DashboardRow[]> {
  return selectDashboards(db)
    .where(visibleTo(employeeId))
    .orderBy('dashboard.position')
    .orderBy('dashboard.name')
    .orderBy('dashboard.id')
    .execute();
}

/** Of some people, those who may not see a dashboard, by name. */
export async function namesWithoutDashboard(
  db: Kysely<Tables>,
  dashboardId: number,
  employeeIds: readonly number[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ display_name: string }>`
    select display_name from employee
    where id = any(${[...employeeIds]}::integer[]) and not exists (
      select from dashboard where dashboard.id = ${dashboardId}::integer and (
        dashboard.owner_employee_id is null or dashboard.owner_employee_id = employee.id or exists (
          select from dashboard_share
          where dashboard_share.dashboard_id = dashboard.id and dashboard_share.employee_id = employee.id)))
    order by lower(display_name), id`.execute(db);
  return rows.map(({ display_name }) => display_name);
}

/** Reads one dashboard without checking access. */
export async function readDashboard(db: Kysely<Tables>, id: number): Promise<DashboardRow | null> {
  return (await selectDashboards(db).where('dashboard.id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * Owners and versions of dashboards, locked until the transaction ends. Rows are locked in id order to avoid deadlocks.
 */
export async function lockDashboards(trx: Transaction<Tables>, ids: readonly number[]) {
  return trx
    .selectFrom('dashboard')
    .select(['id', 'owner_employee_id', 'name', 'version', 'position'])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type LockedDashboard = Awaited<ReturnType<typeof lockDashboards>>[number];

/** Counts an owner's dashboards. */
export async function countDashboards(db: Kysely<Tables>, ownerId: number | null): Promise<number> {
  const { n } = await db
    .selectFrom('dashboard')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('owner_employee_id', 'is not distinct from', ownerId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertDashboard(
  trx: Kysely<Tables>,
  ownerId: number | null,
  values: DashboardValues,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('dashboard')
    .values({ ...values, owner_employee_id: ownerId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the given fields and increments the version. */
export async function updateDashboard(
  trx: Transaction<Tables>,
  id: number,
  values: Partial<DashboardValues>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('dashboard')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

/** Reordering does not count as an edit, so the version stays. */
export async function setPosition(trx: Transaction<Tables>, id: number, position: number): Promise<void> {
  await trx.updateTable('dashboard').set({ position }).where('id', '=', id).execute();
}

export async function deleteDashboard(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('dashboard').where('id', '=', id).execute();
}

/** Elements of dashboards, in order. */
export async function readElements(db: Kysely<Tables>, dashboardIds: readonly number[]): Promise<ElementRow[]> {
  if (dashboardIds.length === 0) return [];
  return db
    .selectFrom('dashboard_element')
    .selectAll()
    .where('dashboard_id', '=', sql<number>`any(${[...dashboardIds]}::integer[])`)
    .orderBy('dashboard_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function insertElements(
  trx: Kysely<Tables>,
  dashboardId: number,
  elements: readonly ElementValues[],
): Promise<number[]> {
  if (elements.length === 0) return [];
  const rows = await trx
    .insertInto('dashboard_element')
    .values(elements.map((element) => ({ ...element, dashboard_id: dashboardId })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateElement(trx: Transaction<Tables>, id: number, values: ElementValues): Promise<void> {
  await trx.updateTable('dashboard_element').set(values).where('id', '=', id).execute();
}

/** Deletes a dashboard's elements that are not kept, with their comments and notes. */
export async function deleteElementsExcept(
  trx: Transaction<Tables>,
  dashboardId: number,
  kept: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('dashboard_element')
    .where('dashboard_id', '=', dashboardId)
    .where('id', '!=', sql<number>`all(${[...kept]}::integer[])`)
    .execute();
}

/** The people dashboards are shared with, except those who have left. */
export async function readShares(
  db: Kysely<Tables>,
  dashboardIds: readonly number[],
): Promise<{ readonly dashboard_id: number; readonly employee_id: number }[]> {
  if (dashboardIds.length === 0) return [];
  return db
    .selectFrom('dashboard_share')
    .innerJoin('employee', 'employee.id', 'dashboard_share.employee_id')
    .select(['dashboard_share.dashboard_id', 'dashboard_share.employee_id'])
    .where('dashboard_share.dashboard_id', '=', sql<number>`any(${[...dashboardIds]}::integer[])`)
    .where('employee.active', '=', true)
    .orderBy('dashboard_share.employee_id')
    .execute();
}

/** Organizations of active employees by employee id; unknown ids are missing from the map. */
export async function organizationsOf(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('employee')
    .select(['id', 'organization_id'])
    .where('id', '=', sql<number>`any(${[...employeeIds]}::integer[])`)
    .where('active', '=', true)
    .execute();
  return new Map(rows.map(({ id, organization_id }) => [id, organization_id]));
}

/** Replaces the people a dashboard is shared with; those already on the list keep their date. */
export async function replaceShares(
  trx: Kysely<Tables>,
  dashboardId: number,
  employeeIds: readonly number[],
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('dashboard_share')
    .where('dashboard_id', '=', dashboardId)
    .where('employee_id', '!=', sql<number>`all(${[...employeeIds]}::integer[])`)
    .execute();
  if (employeeIds.length === 0) return;
  await trx
    .insertInto('dashboard_share')
    .values(employeeIds.map((employee_id) => ({ dashboard_id: dashboardId, employee_id, shared_at: now })))
    .onConflict((conflict) => conflict.columns(['dashboard_id', 'employee_id']).doNothing())
    .execute();
}
