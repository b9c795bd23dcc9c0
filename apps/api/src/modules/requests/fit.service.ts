import { checkFit, type FitFinding, type Shift } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { availabilityOf, servicesOf, timeOffOf } from '../drivers/driver-facts.ts';
import { readAvailability, readTimeOff } from '../drivers/drivers.repository.ts';
import { readFitPeople } from './fit.repository.ts';
import { shiftsOfEmployees } from './shifts.repository.ts';
import type { ShiftRow } from './shifts.repository.ts';

const week = 7 * 86_400_000;

/** A planned shift, with the shifts the person would give up for it. */
export interface FitQuestion {
  readonly employeeId: number;
  readonly shift: Pick<ShiftRow, 'starts_at' | 'shown_until' | 'services' | 'time_zone'>;
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
  const since = around.from.toISOString().slice(0, 10);
  const [people, availability, timeOff, shifts] = await Promise.all([
    readFitPeople(db, [employeeId]),
    readAvailability(db, [employeeId]),
    readTimeOff(db, [employeeId], since),
    shiftsOfEmployees(db, [employeeId], around),
  ]);
  const person = people[0];
  if (!person) return [];
  return checkFit(
    {
      id: employeeId,
      fullName: person.display_name,
      tcd: servicesOf(person.services),
      availability: availability.map(availabilityOf),
      pto: timeOff.map(timeOffOf),
      activeNotAvailable: person.active_not_available,
      ghost: false,
      active: person.active,
    },
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
