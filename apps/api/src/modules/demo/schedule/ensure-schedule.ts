import { demoAreasWithShifts } from '../demo-areas.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withoutIndexes } from '../../../platform/database/set-aside.ts';
import { dayNumber, daysBetween, plusDays } from '../calls/days.ts';
import { savePosition } from '../load/demo.repository.ts';
import type { WorldPosition, WorldRun } from '../load/demo.repository.ts';
import type { DemoClub } from '../organization/organization-plan.ts';
import { availabilityOf } from './availability-plan.ts';
import {
  addShifts,
  analyzeSchedule,
  copyShifts,
  employeeIds,
  insertAll,
  insertPlaceholders,
  insertTimeOff,
  signDriversOn,
  wipeSchedule,
} from './demo-schedule.repository.ts';
import type { ShiftIds } from './demo-schedule.repository.ts';
import { insertRequests } from './demo-requests.ts';
import { insertTemplates } from './demo-templates.ts';
import { ghostWeek } from './ghost-plan.ts';
import { ShiftPlan } from './shift-plan.ts';
import type { DemoShift } from './shift-plan.ts';
import { timeOffOf } from './time-off-plan.ts';

/** Days of shifts after today (glossary, section 4: as far as predictions reach). */
const daysAhead = 14;
/** Days off are entered this many days before they begin. */
const timeOffAhead = 60;
/** Number of days in a new world, used to derive the day it was created. */
const daysBack = 400;

/**
 * Days of past shifts in a world with reduced calls, meant for quick trials: loading all shifts would take longer than
 * its calls.
 */
const daysBackOfSmallWorld = 84;

/** The input for creating the schedule. */
export interface ScheduleWorld {
  readonly club: DemoClub;
  /** Today in the club's time zone. */
  readonly today: string;
  readonly now: Date;
  /** Row id of an organization by its key in the plan. */
  readonly idOf: (key: string) => number;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Creates the demo club's schedule on its first start, or adds the days since the last one, and returns the world's new
 * position. Safe to kill: an unfinished first load is repeated.
 */
export async function ensureSchedule(db: Database, run: WorldRun, world: ScheduleWorld): Promise<WorldPosition> {
  const { position } = run;
  const plan = new ShiftPlan(position.seed, world.club, plusDays(position.firstDay, daysBack));
  const made = { through: plusDays(world.today, daysAhead), timeOffThrough: plusDays(world.today, timeOffAhead) };
  const next: WorldPosition = { ...position, schedule: { ...made, signedThrough: plusDays(world.today, -1) } };
  const people = await employeeIds(db.kysely);
  const employeeOf = (driverKey: string) => required(people, `employee:${driverKey}`);
  if (position.schedule === undefined) await firstLoad(db, { run, next, plan, people, employeeOf, world });
  else if (position.schedule.through < made.through) await addDays(db, { run, next, plan, employeeOf, world });
  else return position;
  return next;
}

/** First day with shifts in a new world, ISO. A world at full scale or more has shifts from its first day on. */
export function firstShiftDay({ firstDay, scale }: Pick<WorldPosition, 'firstDay' | 'scale'>, today: string): string {
  const recent = plusDays(today, -daysBackOfSmallWorld);
  return scale < 1 && recent > firstDay ? recent : firstDay;
}

interface Load {
  readonly run: WorldRun;
  /** The world's position after the load. */
  readonly next: WorldPosition;
  readonly plan: ShiftPlan;
  readonly employeeOf: (driverKey: string) => number;
  readonly world: ScheduleWorld;
}

async function firstLoad(
  db: Database,
  { run, next, plan, people, employeeOf, world }: Load & { readonly people: ReadonlyMap<string, number> },
): Promise<void> {
  const { club, today, now, idOf, onProgress } = world;
  const { seed, firstDay } = run.position;
  const firstShifts = firstShiftDay(run.position, today);
  const drivers = club.stations.flatMap((station) => station.drivers).filter(({ helper }) => helper === null);
  const manager = people.get('employee:station-admin.demo') ?? null;
  await wipeSchedule(db);
  const placeholders = await db.kysely.transaction().execute(async (trx) => {
    await insertAll(
      trx,
      'availability',
      drivers.flatMap((driver) =>
        availabilityOf(seed, driver).map(({ dayOfWeek, startTime, endTime, type }) => ({
          employee_id: employeeOf(driver.key),
          day_of_week: dayOfWeek,
          start_time: startTime,
          end_time: endTime,
          type,
        })),
      ),
    );
    await insertAll(
      trx,
      'driver_state',
      plan.unavailable.map(({ driverKey, since, reason }) => ({
        employee_id: employeeOf(driverKey),
        active_not_available: true,
        since,
        reason,
        updated_by: manager,
        updated_at: now,
      })),
    );
    await insertTimeOff(
      trx,
      timeOffRows(plusDays(firstDay, -7), next.schedule?.timeOffThrough ?? today, run, world, employeeOf),
    );
    return insertPlaceholders(
      trx,
      plan.ghosts.map((ghost) => ({
        station_id: idOf(ghost.stationKey),
        name: ghost.name,
        services: [...ghost.services],
        week: JSON.stringify(ghostWeek(ghost)),
        updated_by: manager,
        updated_at: now,
      })),
    );
  });
  const ids: ShiftIds = { employeeOf, placeholderOf: (ghost) => placeholders[ghost - 1] ?? 0, stationOf: idOf };
  const days = daysBetween(firstShifts, next.schedule?.through ?? today);
  const shifts = shiftsOf(plan, days, (done) => onProgress(done, days.length));
  await withoutIndexes(db, ['shift'], () => copyShifts(db, shifts, ids));
  await db.kysely.transaction().execute(async (trx) => {
    await signDriversOn(trx, { from: firstShifts, to: plusDays(today, -1), now });
    await insertTemplates(trx, { club, employeeOf, idOf, manager, now });
    await insertRequests(trx, { seed, club, today, now, employeeOf, manager });
    const stationIds = club.stations.map(({ key }) => idOf(key));
    for (const addArea of demoAreasWithShifts) await addArea(trx, { stationIds, now });
    await savePosition(trx, run.id, next, { rows: 0, finishedAt: null });
  });
  await analyzeSchedule(db);
}

function* shiftsOf(plan: ShiftPlan, days: readonly string[], onDay: (done: number) => void): Generator<DemoShift> {
  for (const [index, day] of days.entries()) {
    yield* plan.day(day);
    if (index % 20 === 19) onDay(index + 1);
  }
}

async function addDays(db: Database, { run, next, plan, employeeOf, world }: Load): Promise<void> {
  const { schedule } = run.position;
  if (!schedule || !next.schedule) return;
  const placeholders = await db.kysely.selectFrom('placeholder').select('id').orderBy('id').execute();
  const ids: ShiftIds = {
    employeeOf,
    placeholderOf: (ghost) => placeholders[ghost - 1]?.id ?? 0,
    stationOf: world.idOf,
  };
  const shifts = daysBetween(plusDays(schedule.through, 1), next.schedule.through).flatMap((day) => plan.day(day));
  const { timeOffThrough } = next.schedule;
  await db.kysely.transaction().execute(async (trx) => {
    await insertTimeOff(trx, timeOffRows(plusDays(schedule.timeOffThrough, 1), timeOffThrough, run, world, employeeOf));
    await addShifts(trx, shifts, ids);
    await signDriversOn(trx, {
      from: plusDays(schedule.signedThrough, 1),
      to: plusDays(world.today, -1),
      now: world.now,
    });
    await savePosition(trx, run.id, next, { rows: shifts.length, finishedAt: null });
  });
}

/** Days off that begin within a range of days. */
function timeOffRows(
  from: string,
  to: string,
  { position: { seed } }: WorldRun,
  { club, now }: ScheduleWorld,
  employeeOf: (driverKey: string) => number,
) {
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, index) => Number(from.slice(0, 4)) + index,
  );
  return club.stations
    .flatMap((station) => station.drivers)
    .filter(({ helper }) => helper === null)
    .flatMap((driver) => years.flatMap((year) => timeOffOf(seed, driver, year)))
    .filter(({ startsOn }) => startsOn >= from && startsOn <= to)
    .map(({ driverKey, startsOn, endsOn, type, reason }) => {
      const asked = new Date((dayNumber(startsOn) - timeOffAhead) * 86_400_000 + 14 * 3_600_000);
      return {
        employee_id: employeeOf(driverKey),
        starts_on: startsOn,
        ends_on: endsOn,
        type,
        reason,
        status: 'approved' as const,
        created_at: asked > now ? now : asked,
      };
    });
}

function required(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined)
    throw new Error(
      `The demo world has no row for ${key}; it was created by another version. Start with an empty data folder.`,
    );
  return id;
}
