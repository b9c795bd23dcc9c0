import { checkFit, type FitFinding, type Shift } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { servicesOf } from '../drivers/driver-facts.ts';
import { shiftsOfEmployees } from './named-shifts.repository.ts';
import type { NamedShift } from './named-shifts.repository.ts';
import { keyOf, readWorkers } from './shift-workers.ts';

const week = 7 * 86_400_000;

/** A planned shift, with the shifts the person would give up for it. */
export interface FitQuestion {
  readonly employeeId: number;
  readonly shift: Pick<NamedShift, 'starts_at' | 'shown_until' | 'services' | 'time_zone'>;
  readonly without: readonly number[];
}

/** Runs the domain's fit check for one employee and one shift, on stored data. */
export async function fitOf(
  db: Kysely<Tables>,
  { employeeId, shift, without }: FitQuestion,
): Promise<readonly FitFinding[]> {
  const around = {
    from: new Date(shift.starts_at.getTime() - week - 86_400_000),
    to: new Date(shift.shown_until.getTime() + week + 86_400_000),
  };
  const [workers, shifts] = await Promise.all([
    readWorkers(db, [{ employee: employeeId }], {
      from: around.from.toISOString().slice(0, 10),
      to: around.to.toISOString().slice(0, 10),
    }),
    shiftsOfEmployees(db, [employeeId], around),
  ]);
  const worker = workers.get(keyOf({ employee: employeeId }));
  if (!worker) return [];
  return checkFit(
    worker.fit,
    shiftOf(employeeId, shift),
    shifts.filter(({ id }) => !without.includes(id)).map((each) => shiftOf(employeeId, each)),
    { timeZone: shift.time_zone },
  );
}

function shiftOf(driverId: number, { starts_at, shown_until, services }: FitQuestion['shift']): Shift {
  return {
    driverId,
    startDate: starts_at.toISOString(),
    endDate: shown_until.toISOString(),
    duration: (shown_until.getTime() - starts_at.getTime()) / 3_600_000,
    scheduleType: servicesOf(services),
  };
}
