import { overlaps } from './interval-index.ts';
import { effectsOf } from './operations.ts';
import type { Background, Issue, Operation, Shift, Span } from './schedule.ts';
import { snapToQuarter } from './time-window.ts';

/** The action that causes a time to be snapped. */
export interface SnapContext {
  readonly edge: 'start' | 'end' | 'whole';
  /** gliding: shown during the drag. dropped: the time that will be saved. */
  readonly phase: 'gliding' | 'dropped';
  readonly timeZone: string;
}

/** The data a policy can read. */
export interface PolicyView {
  readonly timeZone: string;
  shift(id: string): Shift | undefined;
  shiftsOf(driverId: string): readonly Shift[];
  /** The driver's shifts that touch a span, in time order; fast for any number of shifts. */
  shiftsWithin(driverId: string, span: Span): readonly Shift[];
  backgroundsOf(driverId: string): readonly Background[];
  driverName(driverId: string): string;
  isReadOnly(driverId: string): boolean;
  /** Formats an instant in the schedule's clock (12- or 24-hour), for reasons. */
  time(instant: number): string;
}

/** The app's rules, injected: how times snap and what is refused. The schedule itself has no rules. */
export interface SchedulePolicy {
  snap(instant: number, context: SnapContext): number;
  /** Checks a change as a whole; a single `block` refuses all of it. */
  validate(operations: readonly Operation[], view: PolicyView): readonly Issue[];
  /**
   * Ongoing warnings for one driver's shifts at their current positions. A bar is drawn dark for the code
   * `outside-availability` and dark red for any other. @defaultValue no shift is ever in conflict
   * @param shifts of one driver, in time order: a bar passes its own, the conflict count passes a whole row
   * @param quiet false to skip quiet issues: the conflict count does this for every driver
   */
  conflicts?(shifts: readonly Shift[], view: PolicyView, quiet?: boolean): readonly Issue[];
}

/** Texts of the default policy, each replaceable. */
export interface PolicyWords {
  readonly emptyShift: string;
  overlapsShift(driver: string, from: string, until: string): string;
  readonly locked: string;
  readOnlyDriver(driver: string): string;
  onTimeOff(driver: string, from: string, until: string): string;
  onUnavailable(driver: string, from: string, until: string): string;
  outsideAvailability(driver: string): string;
}

export const policyWords: PolicyWords = {
  emptyShift: 'A shift must end after it starts.',
  overlapsShift: (driver, from, until) => `Overlaps ${driver}’s shift from ${from} to ${until}.`,
  locked: 'This shift is locked.',
  readOnlyDriver: (driver) => `You can’t change ${driver}’s shifts here.`,
  onTimeOff: (driver, from, until) => `${driver} has time off from ${from} to ${until}.`,
  onUnavailable: (driver, from, until) => `${driver} is not available from ${from} to ${until}.`,
  outsideAvailability: (driver) => `Outside ${driver}’s availability.`,
};

function lockedAgainst(before: Shift, after: Shift | null): boolean {
  if (!before.lock) return false;
  if (before.lock === 'all' || after === null) return true;
  return before.lock === 'time'
    ? before.start !== after.start || before.end !== after.end
    : before.driverId !== after.driverId;
}

/** True if the merged available spans contain the whole shift; a row without any is open all day. */
function insideAvailability(shift: Shift, backgrounds: readonly Background[]): boolean {
  // Most shifts are within a single span.
  if (backgrounds.some(({ kind, start, end }) => kind === 'available' && start <= shift.start && end >= shift.end))
    return true;
  const available = backgrounds.filter((stretch) => stretch.kind === 'available').toSorted((a, b) => a.start - b.start);
  if (available.length === 0) return true;
  let covered = shift.start;
  for (const stretch of available) if (stretch.start <= covered && stretch.end > covered) covered = stretch.end;
  return covered >= shift.end;
}

const movedOrNew = (before: Shift | null, after: Shift) =>
  before === null || before.driverId !== after.driverId || before.start !== after.start || before.end !== after.end;

const times = ({ start, end }: Span, view: PolicyView) => [view.time(start), view.time(end)] as const;

const noIssues: readonly Issue[] = [];

/** Time off first, then times when the driver is not available, then time outside availability. */
function conflictsAt(
  shift: Shift,
  view: PolicyView,
  words: PolicyWords,
  backgrounds = view.backgroundsOf(shift.driverId),
): readonly Issue[] {
  let timeOff: Background | undefined;
  let unavailable: Background | undefined;
  let inside = true;
  for (const stretch of backgrounds)
    if (stretch.kind === 'available') inside &&= stretch.start <= shift.start && stretch.end >= shift.end;
    else if (overlaps(stretch, shift)) {
      if (stretch.kind === 'pto') timeOff ??= stretch;
      else unavailable ??= stretch;
    }
  if (!timeOff && !unavailable && (inside || insideAvailability(shift, backgrounds))) return noIssues;
  const name = view.driverName(shift.driverId);
  const warning = (code: string, text: string): readonly Issue[] => [
    { code, severity: 'warn', shiftId: shift.id, text },
  ];
  if (timeOff) return warning('time-off', words.onTimeOff(name, ...times(timeOff, view)));
  return unavailable
    ? warning('not-available', words.onUnavailable(name, ...times(unavailable, view)))
    : warning('outside-availability', words.outsideAvailability(name));
}

/**
 * The driver's shifts (in time order) that may be in conflict. There are few: most drivers have one available span that
 * contains all their shifts.
 */
function doubtful(shifts: readonly Shift[], view: PolicyView, backgrounds: readonly Background[]): readonly Shift[] {
  const [first] = shifts;
  if (!first || shifts.length === 1) return shifts;
  const { driverId } = first;
  const off = backgrounds.filter(({ kind }) => kind !== 'available');
  const held =
    off.length === backgrounds.length ||
    backgrounds.some(
      ({ kind, start, end }) =>
        kind === 'available' &&
        start <= first.start &&
        view.shiftsWithin(driverId, { start: end, end: Infinity }).length === 0,
    );
  if (!held) return shifts;
  const touching = new Set(off.flatMap((stretch) => view.shiftsWithin(driverId, stretch)));
  return touching.size === 0 ? [] : shifts.filter((shift) => touching.has(shift));
}

/**
 * Snaps to quarter hours. Refuses empty shifts, overlaps for one driver, locked shifts and read-only drivers. Warns
 * about time off and time outside availability (a manager may have a reason). A shift that is already in conflict may
 * stay: only a change to its time or driver is checked.
 */
export function createDefaultPolicy(words: PolicyWords = policyWords): SchedulePolicy {
  return {
    snap: (instant) => snapToQuarter(instant),
    validate(operations, view) {
      const effects = effectsOf(operations, (id) => view.shift(id));
      const arrivals = [...effects.values()].flatMap(({ after }) => after ?? []);
      const issues: Issue[] = [];

      /** The shift it would overlap: one of the driver's other shifts, or one that is part of the same change. */
      const overlapped = (after: Shift) =>
        view.shiftsWithin(after.driverId, after).find((shift) => !effects.has(shift.id)) ??
        arrivals.find((shift) => shift.driverId === after.driverId && shift.id !== after.id && overlaps(shift, after));

      for (const [shiftId, { before, after }] of effects) {
        const issue = (code: string, severity: Issue['severity'], text: string) =>
          issues.push({ code, severity, shiftId, text });
        if (before && lockedAgainst(before, after)) issue('locked', 'block', words.locked);
        const readOnly = [before, after].find((shift) => shift && view.isReadOnly(shift.driverId));
        if (readOnly) issue('read-only', 'block', words.readOnlyDriver(view.driverName(readOnly.driverId)));
        if (!after) continue;
        if (!(after.end > after.start)) issue('empty', 'block', words.emptyShift);
        else if (movedOrNew(before, after)) {
          const other = overlapped(after);
          if (other)
            issue('overlaps', 'block', words.overlapsShift(view.driverName(after.driverId), ...times(other, view)));
          issues.push(...conflictsAt(after, view, words));
        }
      }
      return issues;
    },
    conflicts(shifts, view) {
      const backgrounds = shifts[0] ? view.backgroundsOf(shifts[0].driverId) : [];
      return doubtful(shifts, view, backgrounds).flatMap((shift) => conflictsAt(shift, view, words, backgrounds));
    },
  };
}
