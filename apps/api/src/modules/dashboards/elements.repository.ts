import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { visibleTo } from './dashboards.repository.ts';
import type { ElementRow } from './dashboards.repository.ts';

/** An element with its dashboard. */
export type PlacedElement = ElementRow & { readonly dashboard_owner_id: number | null };

/** The elements among these that are on a dashboard the employee may see. */
export async function readVisibleElements(
  db: Kysely<Tables>,
  ids: readonly number[],
  employeeId: number,
): Promise<ReadonlyMap<number, Pick<ElementRow, 'id' | 'title' | 'dashboard_id'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('dashboard_element')
    .innerJoin('dashboard', 'dashboard.id', 'dashboard_element.dashboard_id')
    .select(['dashboard_element.id', 'dashboard_element.title', 'dashboard_element.dashboard_id'])
    .where('dashboard_element.id', 'in', ids)
    .where(visibleTo(employeeId))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** An element of a dashboard the employee may see; null when there is none, or the employee may not see it. */
export async function visibleElement(
  db: Kysely<Tables>,
  id: number,
  employeeId: number,
): Promise<PlacedElement | null> {
  const row = await db
    .selectFrom('dashboard_element')
    .innerJoin('dashboard', 'dashboard.id', 'dashboard_element.dashboard_id')
    .selectAll('dashboard_element')
    .select('dashboard.owner_employee_id as dashboard_owner_id')
    .where('dashboard_element.id', '=', id)
    .where(visibleTo(employeeId))
    .executeTakeFirst();
  return row ?? null;
}
