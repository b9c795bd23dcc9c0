import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The person, element and organization of a view. */
export interface Viewing {
  readonly employeeId: number;
  readonly elementId: number;
  /** Negative for a virtual organization. */
  readonly organizationId: number;
}

/** When an employee last viewed an element for an organization; null if never. */
export async function readViewed(
  db: Kysely<Tables>,
  { employeeId, elementId, organizationId }: Viewing,
): Promise<Date | null> {
  const row = await db
    .selectFrom('viewed_element')
    .select('viewed_at')
    .where('employee_id', '=', employeeId)
    .where('element_id', '=', elementId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row?.viewed_at ?? null;
}

/** Records a view; a later recorded time is kept. */
export async function markViewed(
  db: Kysely<Tables>,
  { employeeId, elementId, organizationId }: Viewing,
  now: Date,
): Promise<void> {
  await db
    .insertInto('viewed_element')
    .values({ employee_id: employeeId, element_id: elementId, organization_id: organizationId, viewed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['employee_id', 'element_id', 'organization_id']).doUpdateSet((eb) => ({
        viewed_at: eb.fn<Date>('greatest', ['viewed_element.viewed_at', 'excluded.viewed_at']),
      })),
    )
    .execute();
}
