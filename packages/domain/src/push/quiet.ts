import { addDays } from '../calendar/calendar.ts';
import { stationTimeOf } from '../scheduling/availability.ts';
import type { TimeSpan } from '../scheduling/coverage.ts';
import { instantAt } from '../scheduling/duration.ts';

/** Hours in which a person wants no push, every day, by the clock of the person's location. */
export interface QuietHours {
  /** 'HH:MM'. */
  readonly starts: string;
  /** 'HH:MM'; at or before the start, it is on the next day. */
  readonly ends: string;
}

/** Days off, both included. */
export interface DaysOff {
  readonly from: string;
  readonly to: string;
}

/** What decides when a person's devices may ring. */
export interface RingFacts {
  /** True for drivers, who work when the schedule says. Everybody else counts as at work except on days off. */
  readonly scheduled: boolean;
  /** The person's current and coming shifts, in epoch milliseconds. */
  readonly shifts: readonly TimeSpan[];
  /** Approved days off. */
  readonly daysOff: readonly DaysOff[];
  readonly quietHours: QuietHours | null;
  /** On the way to a member's call, or at it. */
  readonly onCall: boolean;
  readonly timeZone: string;
}

/** How soon somebody on a call is looked at again: nobody knows when it will be over. */
const onCallMs = 60_000;

/** Why a device stays quiet. */
export type QuietReason = 'off-shift' | 'time-off' | 'quiet-hours';

/** When something that isn't urgent rings. */
export type Ringing =
  | { readonly now: true }
  | {
      readonly now: false;
      readonly reason: QuietReason | 'on-call';
      /** Epoch milliseconds of the first moment it may ring; null while no coming shift is known. */
      readonly at: number | null;
    };

/**
 * When a push that isn't urgent may ring (decisions 35): only on shift, not on days off, not in the person's own quiet
 * hours, and not during a call. Until then it is held. Urgent pushes don't ask.
 */
export function ringingAt(facts: RingFacts, now: number): Ringing {
  const reason = quietReason(facts, now);
  if (reason !== null) return { now: false, reason, at: firstRing(facts, now) };
  return facts.onCall ? { now: false, reason: 'on-call', at: now + onCallMs } : { now: true };
}

/** Why a person is left in peace at a moment; null if they are at work. */
export function quietReason(facts: RingFacts, at: number): QuietReason | null {
  if (dayOffAround(facts, at)) return 'time-off';
  if (facts.scheduled && !facts.shifts.some((shift) => within(shift, at))) return 'off-shift';
  return quietHoursAround(facts, at) ? 'quiet-hours' : null;
}

/** The first moment at or after another at which nothing keeps the devices quiet. */
function firstRing(facts: RingFacts, from: number): number | null {
  let at = from;
  // Every step leaves a day off, quiet hours, or the time between two shifts, and there are finitely many of each.
  for (;;) {
    const quiet = dayOffAround(facts, at) ?? quietHoursAround(facts, at);
    if (quiet) {
      at = quiet.end;
      continue;
    }
    if (!facts.scheduled || facts.shifts.some((shift) => within(shift, at))) return at;
    const next = Math.min(...facts.shifts.filter(({ start }) => start > at).map(({ start }) => start));
    if (next === Infinity) return null;
    at = next;
  }
}

/** A push service keeps a push for a device that is off no longer than this: a shift. */
const longestKeptMs = 12 * 3_600_000;
/** How long an urgent notification rings when its subject has no end of its own. */
const urgentMs = 4 * 3_600_000;

/**
 * Until when a push that rings now may still ring a device that is off: the first moment at which the same push would
 * be held.
 * @param ends - when its subject stops mattering, in epoch milliseconds; null if it doesn't
 */
export function ringsUntil(facts: RingFacts, now: number, ends: number | null = null): number {
  const latest = Math.max(now, Math.min(now + longestKeptMs, ends ?? Infinity));
  const edges = [now, ...quietStarts(facts, now)].filter((edge) => edge >= now && edge < latest);
  return edges.toSorted((a, b) => a - b).find((edge) => quietReason(facts, edge) !== null) ?? latest;
}

/** The same for something urgent, which rings off shift too, but not once it no longer matters. */
export function urgentRingsUntil(facts: RingFacts, now: number, ends: number | null = null): number {
  return ends === null
    ? Math.max(now + urgentMs, ringsUntil(facts, now))
    : Math.min(now + longestKeptMs, Math.max(now, ends));
}

/** Moments of this day and the next at which a person's devices may become quiet. */
function quietStarts({ shifts, daysOff, quietHours, timeZone }: RingFacts, now: number): readonly number[] {
  const { day } = stationTimeOf(new Date(now).toISOString(), timeZone);
  return [
    ...shifts.map(({ end }) => end),
    ...daysOff.map(({ from }) => midnight(from, timeZone)),
    ...(quietHours === null
      ? []
      : [day, addDays(day, 1)].map((each) => Date.parse(instantAt(each, quietHours.starts, timeZone)))),
  ];
}

function dayOffAround({ daysOff, timeZone }: RingFacts, at: number): TimeSpan | undefined {
  return daysOff
    .map(({ from, to }) => ({ start: midnight(from, timeZone), end: midnight(addDays(to, 1), timeZone) }))
    .find((span) => within(span, at));
}

/** The quiet hours a moment is in: those that started today, or the day before. */
function quietHoursAround({ quietHours, timeZone }: RingFacts, at: number): TimeSpan | undefined {
  if (quietHours === null || quietHours.starts === quietHours.ends) return undefined;
  const { starts, ends } = quietHours;
  const { day } = stationTimeOf(new Date(at).toISOString(), timeZone);
  return [addDays(day, -1), day]
    .map((first) => ({
      start: Date.parse(instantAt(first, starts, timeZone)),
      end: Date.parse(instantAt(ends < starts ? addDays(first, 1) : first, ends, timeZone)),
    }))
    .find((span) => within(span, at));
}

const midnight = (day: string, timeZone: string) => Date.parse(instantAt(day, '00:00', timeZone));

function within({ start, end }: TimeSpan, at: number): boolean {
  return start <= at && at < end;
}
