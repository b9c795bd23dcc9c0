import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { plusDays } from '../calls/days.ts';
import type { DemoClub, DemoDriver } from '../organization/organization-plan.ts';
import { RandomStream } from '../random/random-stream.ts';
import { availabilityOf } from './availability-plan.ts';
import { insertAll, nextShifts, openShifts } from './demo-schedule.repository.ts';

/** Requests awaiting a decision (glossary, section 4). */
const open = { availability: 9, timeOff: 14, changes: 5, fills: 6 } as const;
/** Number of decided requests. */
const decided = 6;

const hourMs = 3_600_000;
const wishes = ['My daughter plays on Saturdays', 'Evening classes this term', 'I can take more mornings', null];
const changeReasons = ["Doctor's appointment", 'My ride falls through that day', 'School play', 'Court date', null];
const denials = ['Too many people off that week', 'We need you on the holiday', 'Ask again after inventory'];

export interface RequestWorld {
  readonly seed: number;
  readonly club: DemoClub;
  readonly today: string;
  readonly now: Date;
  readonly employeeOf: (driverKey: string) => number;
  /** The approver at the home station. */
  readonly manager: number | null;
}

/** Writes drivers' requests, starting with the home station's drivers, in the transaction that ends the first load. */
export async function insertRequests(db: Kysely<Tables>, world: RequestWorld): Promise<void> {
  const { seed, club, today, now, employeeOf, manager } = world;
  const stream = new RandomStream(seed, 'requests');
  const regular = (drivers: readonly DemoDriver[]) => drivers.filter(({ helper }) => helper === null);
  const home = regular(club.homeStation.drivers);
  const others = stream.shuffle(
    club.stations.filter((station) => station !== club.homeStation).flatMap(({ drivers }) => regular(drivers)),
  );
  let next = 0;
  /** The next driver; the first few requests of a kind come from the home station. */
  const asker = (index: number, fromHome: number): DemoDriver =>
    (index < fromHome ? home[index % home.length] : others[next++ % others.length]) as DemoDriver;
  const madeAt = (index: number) => new Date(now.getTime() - (3 + index * 11) * hourMs);
  const many = <Row>(count: number, make: (index: number) => Row): Row[] =>
    Array.from({ length: count }, (_, index) => make(index));

  await insertAll(
    db,
    'availability_request',
    many(open.availability, (index) => {
      const driver = asker(index, 2);
      const [first, ...rest] = availabilityOf(seed, driver);
      const entries = [
        ...rest,
        { dayOfWeek: first?.dayOfWeek ?? 1, startTime: '06:00', endTime: '12:00', type: 'regular' },
      ];
      return {
        employee_id: employeeOf(driver.key),
        entries: JSON.stringify(
          entries.map(({ dayOfWeek, startTime, endTime, type }) => ({
            day_of_week: dayOfWeek,
            start_time: startTime,
            end_time: endTime,
            type,
          })),
        ),
        reason: stream.pick(wishes),
        created_at: madeAt(index),
      };
    }),
  );

  const timeOff = (driver: DemoDriver, startsOn: string, days: number, index: number) => ({
    employee_id: employeeOf(driver.key),
    requested_by: employeeOf(driver.key),
    starts_on: startsOn,
    ends_on: plusDays(startsOn, days - 1),
    type: stream.chance(0.8) ? 'vacation' : 'personal',
    reason: stream.pick(['Hunting season', 'Wedding', 'A long weekend', 'Family visit', null]),
    created_at: madeAt(index),
  });
  await insertAll(
    db,
    'time_off',
    many(open.timeOff, (index) =>
      timeOff(asker(index, 3), plusDays(today, 6 + stream.integer(0, 40)), stream.integer(1, 5), index),
    ),
  );
  await insertAll(
    db,
    'time_off',
    many(decided, (index) => {
      const approved = index % 3 !== 0;
      return {
        ...timeOff(asker(index, 3), plusDays(today, 4 + index * 9), stream.integer(1, 3), 30 + index),
        status: approved ? ('approved' as const) : ('denied' as const),
        decided_by: manager,
        decided_at: new Date(now.getTime() - (2 + index * 20) * hourMs),
        approver_reason: approved ? null : (denials[index % denials.length] ?? null),
        version: 2,
      };
    }),
  );

  const movers = many(open.changes * 4, (index) => employeeOf(asker(index, 2).key));
  const shifts = await nextShifts(db, movers, plusDays(today, 1));
  await insertAll(
    db,
    'schedule_change_request',
    shifts.slice(0, open.changes).map((shift, index) => ({
      employee_id: shift.employee_id ?? 0,
      shift_id: shift.id,
      ...(index % 2 === 0
        ? {
            kind: 'change' as const,
            wanted_starts_at: new Date(shift.starts_at.getTime() + 2 * hourMs),
            wanted_ends_at: new Date(shift.ends_at.getTime() + 2 * hourMs),
          }
        : { kind: 'drop' as const }),
      reason: stream.pick(changeReasons),
      created_at: madeAt(index),
    })),
  );

  const fills = await openShifts(db, { from: plusDays(today, 2), to: plusDays(today, 13), most: open.fills });
  await insertAll(
    db,
    'schedule_fill_request',
    fills.map((fill, index) => ({ ...fill, reason: null, created_at: madeAt(index) })),
  );
}
