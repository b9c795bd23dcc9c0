import type { FillInput, FillResult } from '@roadside/domain/fill-gaps';
import { addToCoverage, coverage, coverageCounts, instantAt, stationTimeOf } from '@roadside/domain/scheduling';
import type { Operation, Proposal, Shift, Span } from '@roadside/scheduler-gantt/model';
import { dayTicks, stretchesOf } from '@roadside/scheduler-gantt/model';
import { domainShift } from './schedule-policy.ts';
import type { ScheduleSession } from './schedule-session.ts';
import { serviceKey } from './services.ts';

const hour = 3_600_000;

/** A proposed shift on a row of the gantt. */
export interface ProposedBar extends Proposal {
  readonly id: string;
  readonly service: string;
  readonly overtimeHours: number;
}

/** The days on screen that can be filled: all that aren't over. */
export function fillableDays({ model }: ScheduleSession, now: number): readonly Span[] {
  return dayTicks(model.window).flatMap(({ at, until }) => (until > now ? [{ start: at, end: until }] : []));
}

/**
 * What the search for shifts needs, from the schedule on screen, unsaved changes included. Drivers whose shifts can't be
 * changed here are left out.
 */
export function fillInputOf(
  { model, rows }: ScheduleSession,
  { span, now, overtime }: { readonly span: Span; readonly now: number; readonly overtime: boolean },
): FillInput {
  const buckets = model.coverageWith().filter(({ from }) => from >= span.start && from < span.end);
  return {
    from: buckets[0]?.from ?? span.start,
    needed: buckets.map(({ needed }) => needed ?? 0),
    scheduled: buckets.map(({ scheduled }) => scheduled),
    notBefore: now,
    overtime,
    drivers: model.drivers.flatMap(({ id, kind, readOnly }) => {
      const fit = rows.fit.get(id);
      if (kind !== 'driver' || readOnly || !fit) return [];
      const shifts = [...model.shiftsOf(id), ...(rows.elsewhere.get(id) ?? [])];
      return [{ fit, timeZone: rows.timeZoneOf(id), shifts: shifts.map((shift) => domainShift(shift, fit.id)) }];
    }),
  };
}

/** The found shifts as bars. */
export function proposedBars({ rows }: ScheduleSession, { proposals }: FillResult): readonly ProposedBar[] {
  const rowOf = new Map([...rows.fit].map(([rowId, { id }]) => [id, rowId]));
  return proposals.flatMap(({ driverId, start, end, services, overtimeHours }) => {
    const row = rowOf.get(driverId);
    return row === undefined
      ? []
      : [{ id: `${row} ${start}`, driverId: row, start, end, service: serviceKey(services), overtimeHours }];
  });
}

/** The edit that accepts a proposal; saving the schedule is a separate step. */
export const accepted = ({ newId }: ScheduleSession, { driverId, start, end, service }: ProposedBar): Operation => ({
  kind: 'add',
  shift: { id: newId(), driverId, start, end, service, version: 0 },
});

/** When drivers are on shift: on screen, with unsaved changes, and on the saved schedule. */
export interface OnShift {
  readonly onScreen: readonly Span[];
  readonly saved: readonly Span[];
}

/** The times on shift of all drivers on screen. Open shifts have no driver yet and don't count. */
export function onShift({ model }: ScheduleSession): OnShift {
  const spansOf = (shifts: readonly Shift[]) =>
    shifts.filter(({ driverId }) => model.driver(driverId)?.kind === 'driver').flatMap(stretchesOf);
  const { added, changed, removed } = model.diff();
  const edited = new Set([...added, ...changed.map(({ after }) => after)].map(({ id }) => id));
  const all = model.drivers.flatMap(({ id }) => model.shiftsOf(id));
  return {
    onScreen: spansOf(all),
    saved: spansOf([...all.filter(({ id }) => !edited.has(id)), ...changed.map(({ before }) => before), ...removed]),
  };
}

/**
 * How many more drivers are on shift in each hour of some days than saved, by the place's clock; below 0 for fewer.
 * Empty if there is no difference.
 */
export function addedByHour(
  days: readonly string[],
  { with: spans, saved }: { readonly with: readonly Span[]; readonly saved: readonly Span[] },
  timeZone: string,
): readonly (readonly number[])[] {
  const byDay = days.map((day) => {
    const from = Date.parse(instantAt(day, '00:00', timeZone));
    const counted = coverage(spans, { from, to: from + 25 * hour, bucketMinutes: 60 });
    for (const span of saved) addToCoverage(counted, span, -1);
    const counts = [...coverageCounts(counted)];
    return counts.some((count) => count !== 0) ? counts : [];
  });
  return byDay.some((counts) => counts.length > 0) ? byDay : [];
}

/** The ISO days of a span. */
export const daysOf = ({ start, end }: Span, timeZone: string): readonly string[] => {
  const days = new Set<string>();
  for (let at = start; at < end; at += hour) days.add(stationTimeOf(new Date(at).toISOString(), timeZone).day);
  return [...days];
};
