import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { takeBackNotifications } from '../notifications/index.ts';
import { bumpDays, removePlaceholders } from '../shifts/index.ts';

/**
 * Removes ghosts with their shifts from today on, by the clock of their stations, and takes the offers of those shifts
 * back. Shifts of past days stay, so that the plan can still be read. The ghosts are locked before.
 */
export async function removeGhosts(
  { tree, today, employee, now }: CallContext,
  trx: Kysely<Tables>,
  ghosts: readonly { readonly id: number; readonly station_id: number }[],
): Promise<void> {
  for (const [stationId, own] of Map.groupBy(ghosts, ({ station_id }) => station_id)) {
    const from = today(tree.byId(stationId)?.timeZone ?? 'UTC');
    const ids = own.map(({ id }) => id);
    const removed = await removePlaceholders(trx, ids, { from, employeeId: employee.id, at: now() });
    for (const subjectId of removed.shiftIds)
      await takeBackNotifications(trx, { kind: 'open-shift', subjectId }, { by: employee.id });
    await bumpDays(trx, removed.days);
  }
}
