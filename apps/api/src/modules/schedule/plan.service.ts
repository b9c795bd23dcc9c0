import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { PlannedEntry, ScheduleEdit, ScheduleFinding, TemplateEntry } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import {
  dayOfWeekOf,
  durationBetween,
  ghostWeekOf,
  instantAt,
  placeholderIdOf,
  shiftSpan,
  weekStartOf,
} from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { ghostOf } from './placeholders.service.ts';
import {
  aroundDays,
  findingReplies,
  findingsOf,
  keyOf,
  readPlaceholders,
  readShiftsByWorker,
  readUnlocked,
  readVersion,
  readWorkers,
  shiftOf,
  storedShiftOf,
} from '../shifts/index.ts';
import type { DaySpan, PlannedShift, ShiftRow, Worker } from '../shifts/index.ts';
import { mayEdit, schedulePlace, timeZoneOf } from './schedule-place.ts';
import type { SchedulePlace } from './schedule-place.ts';
import { entriesInPlace } from './template-reply.ts';
import { storedEntries, templateInReach } from './templates.service.ts';

type PlanReply = CallReply<typeof calls.scheduler.previewTemplate>;

/** A planned shift and the day it starts on. */
interface Wish {
  readonly edit: PlannedShift & Pick<ScheduleEdit, 'id' | 'version' | 'note'>;
  readonly day: string;
}

/**
 * Previews the shifts a template, or an earlier week or day, creates in a week or on a day, with every conflict. Writes
 * nothing.
 */
export async function previewTemplate(
  context: CallContext,
  { slug, template_id, copy, date, replace = false }: ParsedBody<typeof calls.scheduler.previewTemplate>,
): Promise<PlanReply> {
  const scope = schedulePlace(context, slug);
  const { kysely } = context.db;
  const pattern = copy
    ? { scope: copy.scope, entries: await entriesOfDays(context, scope, copy) }
    : await templatePattern(context, scope, template_id ?? 0);
  const from = pattern.scope === 'week' ? weekStartOf(date) : date;
  const to = pattern.scope === 'week' ? addDays(from, 6) : from;
  const workers = await readWorkers(kysely, pattern.entries, { from: addDays(from, -8), to: addDays(to, 8) });
  const wishes = pattern.entries.map((entry): Wish => {
    const worker = workers.get(keyOf(entry));
    const zone = zoneOf(context, worker, scope.place.timeZone);
    const day = pattern.scope === 'week' ? addDays(from, entry.day_of_week) : date;
    return { edit: editOf(entry, day, zone), day };
  });
  const stored = await readShiftsByWorker(kysely, pattern.entries, { from: addDays(from, -8), to: addDays(to, 8) });
  const isLocked = await pastDays(context, scope, { from, to });
  const replaced = replace
    ? wishes
        .flatMap(({ edit }) => stored.get(keyOf(edit)) ?? [])
        .filter((row) => row.local_day >= from && row.local_day <= to && mayReplace(context, row, isLocked))
    : [];
  return {
    entries: plan(context, {
      wishes,
      workers,
      stored,
      leaving: new Set(replaced.map(({ id }) => id)),
      placeZone: scope.place.timeZone,
      isLocked,
    }),
    removed: [...new Map(replaced.map((row) => [row.id, removalOf(row, workers)])).values()],
    version: await readVersion(
      kysely,
      scope.stations.map(({ id }) => id),
      { from, to },
    ),
  };
}

/** The shifts of a template that concern a place. */
async function templatePattern(context: CallContext, scope: SchedulePlace, templateId: number) {
  const { kysely } = context.db;
  const template = await templateInReach(context, kysely, scope, templateId);
  const workers = await readWorkers(kysely, template.entries, { from: '2000-01-01', to: '2000-01-01' });
  return { scope: template.scope, entries: entriesInPlace(context, scope, template, workers) };
}

/** The shifts planned on earlier days, at the stations the caller plans. */
async function entriesOfDays(
  context: CallContext,
  { stations }: SchedulePlace,
  { from, scope }: { readonly from: string; readonly scope: 'day' | 'week' },
): Promise<TemplateEntry[]> {
  const planned = stations.filter((station) => mayEdit(context, station));
  const entries = await storedEntries(context.db.kysely, { stations: planned }, from, scope);
  const weekday = dayOfWeekOf(from);
  return scope === 'week' ? entries : entries.filter(({ day_of_week }) => day_of_week === weekday);
}

/**
 * Previews a ghost's shifts as a driver's: its existing ones, plus one for each day of its pattern without a shift.
 * Writes nothing.
 */
export async function convertPlaceholder(
  context: CallContext,
  { slug, ghost, employee, date, days = 7 }: ParsedBody<typeof calls.scheduler.convertPlaceholder>,
): Promise<PlanReply> {
  const scope = schedulePlace(context, slug);
  const { kysely } = context.db;
  const placeholder = placeholderIdOf(ghost) ?? 0;
  const [row] = await readPlaceholders(kysely, [], [placeholder]);
  if (!row || row.removed_at !== null || !scope.stations.some(({ id }) => id === row.station_id))
    throw new ApiError('not-found', 'This place doesn’t have that placeholder.');
  const to = addDays(date, days - 1);
  const around = aroundDays([date, to]);
  const names = [{ employee }, { placeholder }];
  const workers = await readWorkers(kysely, names, around);
  const driver = workers.get(keyOf({ employee }));
  context.require({
    geography: scope.place,
    geographies: [driver ? context.tree.byId(driver.organizationId) : null],
  });
  const zone = context.tree.byId(row.station_id)?.timeZone ?? scope.place.timeZone;
  const stored = await readShiftsByWorker(kysely, names, around);
  const existing = (stored.get(keyOf({ placeholder })) ?? []).filter(
    ({ local_day }) => local_day >= date && local_day <= to,
  );
  const week = ghostWeekOf(ghostOf(row));
  const wishes: Wish[] = Array.from({ length: days }, (_, index) => addDays(date, index)).flatMap((day): Wish[] => {
    const taken = existing.filter(({ local_day }) => local_day === day);
    if (taken.length > 0) return taken.map((shift) => ({ day, edit: takenOver(shift, employee) }));
    const pattern = week[dayOfWeekOf(day)];
    if (!pattern?.available || pattern.start === null) return [];
    const { startDate, endDate, duration } = shiftSpan(day, pattern.start, pattern.end, zone);
    const schedule_type = ghostOf(row).service_type;
    return [{ day, edit: { employee, start_date: startDate, end_date: endDate, duration, schedule_type } }];
  });
  return {
    entries: plan(context, {
      wishes,
      workers,
      stored,
      leaving: new Set(existing.map(({ id }) => id)),
      placeZone: scope.place.timeZone,
      isLocked: await pastDays(context, scope, { from: date, to }),
    }),
    removed: [],
    version: await readVersion(
      kysely,
      scope.stations.map(({ id }) => id),
      { from: date, to },
    ),
  };
}

function takenOver(shift: ShiftRow, employee: number): Wish['edit'] {
  return {
    id: shift.id,
    version: shift.version,
    employee,
    start_date: shift.starts_at.toISOString(),
    end_date: shift.ends_at.toISOString(),
    duration: shift.duration_hours,
    schedule_type: shift.services as PlannedShift['schedule_type'],
    breaks: shift.breaks,
  };
}

function editOf(entry: TemplateEntry, day: string, timeZone: string): Wish['edit'] {
  const start_date = instantAt(day, entry.start_time, timeZone);
  const end_date =
    entry.end === null ? start_date : instantAt(addDays(day, entry.end.days_later), entry.end.time, timeZone);
  return {
    start_date,
    end_date,
    duration: durationBetween(start_date, end_date),
    schedule_type: entry.schedule_type,
    ...(entry.employee === null ? { placeholder: entry.placeholder } : { employee: entry.employee }),
    ...(entry.note ? { note: entry.note } : {}),
    ...(entry.breaks && entry.breaks.length > 0 ? { breaks: entry.breaks } : {}),
  };
}

/** Whether a station's day is locked. */
type IsLocked = (stationId: number, day: string) => boolean;

/** Which of some days are locked: past days that weren't unlocked. */
async function pastDays(context: CallContext, { stations }: SchedulePlace, span: DaySpan): Promise<IsLocked> {
  const ids = stations.map(({ id }) => id);
  const rows = await readUnlocked(context.db.kysely, ids, span, context.now());
  const unlocked = new Set(rows.map(({ station_id, day }) => `${station_id} ${day}`));
  return (stationId, day) =>
    day < context.today(timeZoneOf(context, stationId)) && !unlocked.has(`${stationId} ${day}`);
}

interface PlanInput {
  readonly wishes: readonly Wish[];
  readonly workers: ReadonlyMap<string, Worker>;
  readonly stored: ReadonlyMap<string, readonly ShiftRow[]>;
  /** Ids of stored shifts that go away with the plan. */
  readonly leaving: ReadonlySet<number>;
  readonly placeZone: string;
  readonly isLocked: IsLocked;
}

/** Returns every planned shift with the rules it breaks. */
function plan(
  context: CallContext,
  { wishes, workers, stored, leaving, placeZone, isLocked }: PlanInput,
): PlannedEntry[] {
  const byWorker = Map.groupBy(wishes, ({ edit }) => keyOf(edit));
  return wishes.map(({ edit, day }) => {
    const worker = workers.get(keyOf(edit));
    const entry = { ...edit, schedule_type: [...edit.schedule_type], breaks: [...(edit.breaks ?? [])] };
    if (!worker)
      return {
        entry,
        driver: 'Former employee',
        station_id: null,
        day,
        findings: [block('inactive', 'No longer works here', false)],
      };
    const zone = zoneOf(context, worker, placeZone);
    const rows = (stored.get(worker.key) ?? []).filter(({ id }) => !leaving.has(id));
    const planned = (byWorker.get(worker.key) ?? []).filter((other) => other.edit !== edit);
    const near = [
      ...rows.map((row) => storedShiftOf(worker, row)),
      ...planned.map((other) => shiftOf(worker, other.edit)),
    ];
    return {
      entry,
      driver: worker.name,
      station_id: worker.stationId,
      day,
      findings: [
        ...placeFindings(context, worker, day, isLocked),
        ...findingReplies(findingsOf(worker, edit, near, zone)),
      ],
    };
  });
}

function removalOf(row: ShiftRow, workers: ReadonlyMap<string, Worker>): PlanReply['removed'][number] {
  const { id, version, local_day: day, employee_id: employee, placeholder_id: placeholder } = row;
  const driver = workers.get(keyOf({ employee, placeholder }))?.name ?? 'Former employee';
  return { id, version, day, employee, placeholder, driver };
}

/** Whether a plan may take a shift's place: those of locked days and of other people's stations stay. */
function mayReplace(context: CallContext, { station_id, local_day }: ShiftRow, isLocked: IsLocked): boolean {
  const station = context.tree.byId(station_id);
  return station !== null && mayEdit(context, station) && !isLocked(station_id, local_day);
}

/** Findings outside the fit check: whether the caller may plan this driver on this day at all. */
function placeFindings(context: CallContext, worker: Worker, day: string, isLocked: IsLocked): ScheduleFinding[] {
  const station = worker.stationId === null ? null : context.tree.byId(worker.stationId);
  return [
    ...(station && mayEdit(context, station)
      ? []
      : [block('not-yours', "You can't change this driver's schedule", false)]),
    ...(station && isLocked(station.id, day) ? [block('locked', 'The day is past and locked', false)] : []),
  ];
}

function block(rule: ScheduleFinding['rule'], words: string, overridable: boolean): ScheduleFinding {
  return { rule, severity: 'block', overridable, words };
}

function zoneOf({ tree }: CallContext, worker: Worker | undefined, otherwise: string): string {
  return (worker?.stationId == null ? null : tree.byId(worker.stationId))?.timeZone ?? otherwise;
}
