import type { CallBody, CallDefinition, CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import type { ScheduleEdit } from '@roadside/contract/schemas';
import { shiftSpan } from '@roadside/domain/scheduling';
import type { AuditEvent } from '../../../platform/audit/audit-event.ts';
import type { Database } from '../../../platform/database/database.ts';
import { loadOrganizationTree } from '../../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../../platform/organizations/organization-tree.ts';
import { insertOrganizations } from '../../metrics/testing/fact-world.ts';
import { runCall } from '../../reports/testing/run-call.ts';
import type { TestCaller } from '../../reports/testing/run-call.ts';
import { scheduleHandlers } from '../schedule.handlers.ts';

/** Employees of the world's drivers: ann and bo at station-1, cy at station-2 (Chicago), di at station-4 (Chicago). */
export const employees = { manager: 1, ann: 31, bo: 32, cy: 33, di: 34 } as const;

/** A Friday. */
export const today = '2026-03-06';

/** The schedule of a small club; calls run the same way as in the app's mount. */
export interface ScheduleWorld {
  readonly tree: OrganizationTree;
  readonly audited: AuditEvent[];
  readonly caller: TestCaller;
  /** Runs a call as the club's manager, or as the given caller. */
  call<Definition extends CallDefinition>(
    definition: Definition,
    body: CallBody<Definition>,
    who?: Partial<TestCaller>,
  ): Promise<CallReply<Definition>>;
  /** The schedule of a place in the week of today. */
  week(slug: string, who?: Partial<TestCaller>): Promise<CallReply<typeof calls.scheduler.schedule>>;
  /** Deletes every shift, template, ghost, time off and availability. */
  clear(): Promise<void>;
}

/** Fills an empty database with the club, its drivers and a manager. */
export async function openScheduleWorld(db: Database): Promise<ScheduleWorld> {
  await insertOrganizations(db);
  const person = (id: number, organizationId: number, name: string, position: string) => ({
    id,
    organization_id: organizationId,
    first_name: name,
    display_name: name,
    position_type: position,
  });
  await db.kysely
    .insertInto('employee')
    .values([
      person(employees.manager, 1, 'Mo Manager', 'executive'),
      person(employees.ann, 30, 'Ann', 'driver'),
      person(employees.bo, 31, 'Bo', 'driver'),
      person(employees.cy, 32, 'Cy', 'driver'),
      person(employees.di, 33, 'Di', 'driver'),
    ])
    .execute();
  const tree = await loadOrganizationTree(db);
  const audited: AuditEvent[] = [];
  const caller: TestCaller = { db, tree, today, organization: 'club', audited };
  const world: ScheduleWorld = {
    tree,
    audited,
    caller,
    call: (definition, body, who = {}) => runCall(scheduleHandlers, definition, { ...caller, ...who }, body),
    week: (slug, who) =>
      world.call(calls.scheduler.schedule, { purpose: 'scheduler_utils', action: 'schedule', slug, date: today }, who),
    clear: async () => {
      audited.length = 0;
      await db.execScript(
        'truncate shift, schedule_day, schedule_template, schedule_template_use, placeholder, time_off, availability, driver_state, schedule_presence cascade',
      );
      await db.kysely.updateTable('employee').set({ active: true }).execute();
    },
  };
  return world;
}

/** An edit given by local clock times of a station's day. */
export function editAt(
  who: Pick<ScheduleEdit, 'employee' | 'placeholder'>,
  [day, start, end]: readonly [day: string, start: string, end: string | null],
  timeZone = 'America/New_York',
  more: Partial<ScheduleEdit> = {},
): ScheduleEdit {
  const { startDate, endDate, duration } = shiftSpan(day, start, end, timeZone);
  return { start_date: startDate, end_date: endDate, duration, schedule_type: ['Tow'], ...who, ...more };
}

/** Writes a shift that bypasses all checks but the database's, and returns its id. */
export async function insertShift(db: Database, stationId: number, day: string, edit: ScheduleEdit): Promise<number> {
  const { id } = await db.kysely
    .insertInto('shift')
    .values({
      employee_id: edit.employee ?? null,
      placeholder_id: edit.placeholder ?? null,
      station_id: stationId,
      local_day: day,
      starts_at: edit.start_date,
      ends_at: edit.end_date,
      shown_until:
        edit.duration === 0 ? new Date(Date.parse(edit.start_date) + 8 * 3_600_000) : new Date(edit.end_date),
      duration_hours: edit.duration,
      services: [...edit.schedule_type],
      note: edit.note ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
