import type { ClockFormat } from '../../model/clock-format.ts';
import type { CoverageBucket } from '../../model/coverage.ts';
import type { ScheduleModel } from '../../model/schedule-model.ts';
import { overlaps } from '../../model/interval-index.ts';
import { type Background, endsOpen, type Issue, type Shift, type WorkedTime } from '../../model/schedule.ts';
import type { GanttWords } from './gantt.words.ts';

/** Everything needed to describe a shift in words. */
export interface Speech {
  readonly words: GanttWords;
  readonly clock: ClockFormat;
  driverName(driverId: string): string;
  /** The zone of the driver's station, if it differs from the schedule's. */
  zoneOf?(driverId: string): string | undefined;
}

/** The zone of each driver's station, for `Speech`. */
export const zoneOf =
  (model: Pick<ScheduleModel, 'driver'>) =>
  (driverId: string): string | undefined =>
    model.driver(driverId)?.timeZone;

/** Whether a shift is a whole day, midnight to midnight. */
const isAllDay = (shift: Shift, clock: ClockFormat): boolean => !endsOpen(shift) && clock.days(shift) !== null;

/** A shift's times: `08:15–12:15`, `all day`, or its start if it has no set end. */
export function timesOf(shift: Shift, { words, clock }: Pick<Speech, 'words' | 'clock'>): string {
  if (endsOpen(shift)) return words.openSpan(clock.time(shift.start));
  return isAllDay(shift, clock) ? words.allDay : clock.span(shift);
}

/** `Tow, 08:15 to 12:15, Kim Ray`. */
export function describeShift(shift: Shift, { words, clock: own, driverName, zoneOf }: Speech): string {
  const clock = own.in(zoneOf?.(shift.driverId));
  return words.bar({
    service: words.service(shift.service),
    from: clock.time(shift.start),
    until: endsOpen(shift) ? words.openEnd : clock.time(shift.end),
    driver: driverName(shift.driverId),
    locked: shift.lock !== undefined,
    draft: shift.draft === true,
    allDay: isAllDay(shift, clock),
  });
}

/** The hours of a row that are not open, for screen reader users. */
export function describeOff(
  backgrounds: readonly Background[],
  { words, clock }: Pick<Speech, 'words' | 'clock'>,
): string {
  return backgrounds
    .filter(({ kind }) => kind !== 'available')
    .map(({ kind, ...span }) =>
      words.background({
        kind,
        from: clock.time(span.start),
        until: clock.time(span.end),
        days: clock.days(span) ?? undefined,
      }),
    )
    .join(', ');
}

/** A shift's breaks: `30 min break at 12:00 PM, 15 min paid break`; empty without any. */
export function describeBreaks(shift: Shift, { words, clock }: Pick<Speech, 'words' | 'clock'>): string {
  return (shift.breaks ?? [])
    .map(({ after, minutes, paid }) =>
      words.break({
        minutes: clock.number(minutes),
        paid,
        at: after === null ? null : clock.time(shift.start + after * 60_000),
      }),
    )
    .join(', ');
}

/** When a driver was signed on during a shift: `Worked 6:02 AM to 2:11 PM`; empty if it isn't known. */
export function describeWorked(
  shift: Shift,
  worked: readonly WorkedTime[] | undefined,
  { words, clock }: Pick<Speech, 'words' | 'clock'>,
): string {
  const during = worked?.filter((time) => overlaps(time, shift)) ?? [];
  return during.length === 0 ? '' : words.worked(during.map((time) => clock.span(time)).join(', '));
}

/** Each distinct reason, in order. */
export const reasonsOf = (issues: readonly Issue[]): string => [...new Set(issues.map(({ text }) => text))].join(' ');

/** Announces the hour that a change leaves worst off; empty if no hour with a known need changes. */
export function describeCoverage(
  buckets: readonly CoverageBucket[],
  { words, clock }: Pick<Speech, 'words' | 'clock'>,
): string {
  const changed = buckets.filter(({ change, spare }) => change !== 0 && spare !== null);
  const worst = changed.reduce<CoverageBucket | null>(
    (least, each) => (least === null || (each.spare as number) < (least.spare as number) ? each : least),
    null,
  );
  return worst === null
    ? ''
    : words.coverageAt({
        time: clock.time(worst.from),
        scheduled: clock.number(worst.scheduled),
        needed: clock.number(worst.needed ?? 0),
      });
}

/** The announcement for a move: the shift, its new position, why it cannot go there, and the effect on coverage. */
export function describeCarried(
  held: Shift,
  issues: readonly Issue[],
  buckets: readonly CoverageBucket[],
  speech: Speech,
): string {
  return [`${describeShift(held, speech)}.`, reasonsOf(issues), describeCoverage(buckets, speech)]
    .filter(Boolean)
    .join(' ');
}
