import { suitsCallOut } from '@roadside/domain/call-outs';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { presentAt } from '../../platform/time/present.ts';
import { notify } from '../notifications/index.ts';
import { readPeople } from '../people/index.ts';
import { fitChecker } from '../shifts/index.ts';
import type { NamedShift } from '../shifts/index.ts';

/** An open shift to offer. */
type OfferedShift = Pick<NamedShift, 'id' | 'station_id' | 'starts_at' | 'shown_until' | 'services'>;

/** Offers published open shifts to every driver of their station who can take them. Past ones are left out. */
export async function offerOpenShifts(
  context: CallContext,
  trx: Transaction<Tables>,
  shifts: readonly OfferedShift[],
): Promise<void> {
  const { tree, employee, now } = context;
  for (const [stationId, all] of Map.groupBy(shifts, ({ station_id }) => station_id)) {
    const station = tree.byId(stationId);
    if (!station) continue;
    const present = presentAt(context, station.timeZone);
    const coming = all
      .filter(({ starts_at }) => starts_at > present)
      .map((shift) => ({ ...shift, time_zone: station.timeZone }));
    if (coming.length === 0) continue;
    const people = (await readPeople(trx, tree.driverIds(station))).filter(({ active }) => active);
    const employeeIds = people.map(({ employee_id }) => employee_id);
    const check = await fitChecker(trx, employeeIds, coming);
    for (const shift of coming)
      await notify(
        trx,
        { kind: 'open-shift', subjectId: shift.id },
        employeeIds
          .filter((employeeId) => suitsCallOut(check({ employeeId, shift, without: [] })))
          .map((employeeId) => ({ employeeId, amount: 1 })),
        { at: now(), by: employee.id, again: false },
      );
  }
}
