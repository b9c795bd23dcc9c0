import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { DemoClub } from '../organization/organization-plan.ts';
import { insertAll } from './demo-schedule.repository.ts';
import { clockTime } from './ghost-plan.ts';

export interface TemplateWorld {
  readonly club: DemoClub;
  readonly employeeOf: (driverKey: string) => number;
  readonly idOf: (key: string) => number;
  readonly manager: number | null;
  readonly now: Date;
}

/** The home station's templates: its usual week, one for ice with longer shifts, and a holiday with half the crew. */
export async function insertTemplates(
  db: Kysely<Tables>,
  { club, employeeOf, idOf, manager, now }: TemplateWorld,
): Promise<void> {
  const drivers = club.homeStation.drivers.filter(({ helper }) => helper === null);
  const entry = (driver: (typeof drivers)[number], day: number, hours: number) => ({
    day_of_week: day,
    start_time: clockTime(driver.shiftStart),
    end: { time: clockTime(driver.shiftStart + hours), days_later: driver.shiftStart + hours >= 24 ? 1 : 0 },
    schedule_type: driver.serviceTypes,
    employee: employeeOf(driver.key),
    placeholder: null,
  });
  const week = (longer: number) =>
    drivers.flatMap((driver) => driver.workDays.map((day) => entry(driver, day, driver.shiftHours + longer)));
  const holiday = drivers.filter((_, index) => index % 2 === 0).map((driver) => entry(driver, 4, driver.shiftHours));
  const template = (name: string, scope: 'day' | 'week', entries: readonly object[]) => ({
    organization_id: idOf(club.homeStation.key),
    name,
    scope,
    entries: JSON.stringify(entries),
    created_by: manager,
    updated_by: manager,
    updated_at: now,
  });
  await insertAll(db, 'schedule_template', [
    template('Regular week', 'week', week(0)),
    template('Ice storm week', 'week', week(2)),
    template('Holiday', 'day', holiday),
  ]);
}
