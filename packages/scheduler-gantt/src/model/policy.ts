import { overlaps } from './interval-index.ts';
import { effectsOf } from './operations.ts';
import type { Background, Issue, Operation, Shift, Span } from './schedule.ts';
import { snapToQuarter, wallClock } from './time-window.ts';

/** What the pointer or a key is doing when a time is snapped. */
export interface SnapContext {
  readonly edge: 'start' | 'end' | 'whole';
  /** gliding: shown under way. dropped: what will be stored. */
  readonly phase: 'gliding' | 'dropped';
  readonly timeZone: string;
}

/** What a policy may look at. */
export interface PolicyView {
  readonly timeZone: string;
  shift(id: string): Shift | undefined;
  shiftsOf(driverId: string): readonly Shift[];
  /** The driver's shifts that touch a span, in time order. */
  shiftsWithin(driverId: string, span: Span): readonly Shift[];
  backgroundsOf(driverId: string): readonly Background[];
  driverName(driverId: string): string;
  isReadOnly(driverId: string): boolean;
}

/** The owner's rules, injected: where times land, and what is refused. The schedule itself knows neither. */
export interface SchedulePolicy {
  snap(instant: number, context: SnapContext): number;
  /** Looks at a whole change at once; one `block` refuses all of it. */
  validate(operations: readonly Operation[], view: PolicyView): readonly Issue[];
}

/** Words of the default policy, replaceable one by one. */
export interface PolicyWords {
  readonly emptyShift: string;
  overlapsShift(driver: string, from: string, until: string): string;
  readonly locked: string;
  readOnlyDriver(driver: string): string;
  onTimeOff(driver: string, from: string, until: string): string;
  onUnavailable(driver: string, from: string, until: string): string;
  outsideAvailability(driver: string): string;
  /** How an instant is written in the reasons. */
  time(instant: number, timeZone: string): string;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

export const policyWords: PolicyWords = {
  emptyShift: 'A shift must end after it starts.',
  overlapsShift: (driver, from, until) => `Overlaps the shift of ${driver} from ${from} to ${until}.`,
  locked: 'This shift is locked.',
  readOnlyDriver: (driver) => `The shifts of ${driver} cannot be changed here.`,
  onTimeOff: (driver, from, until) => `${driver} has time off from ${from} to ${until}.`,
  onUnavailable: (driver, from, until) => `${driver} is not available from ${from} to ${until}.`,
  outsideAvailability: (driver) => `Outside the hours ${driver} is available.`,
  time(instant, timeZone) {
    const clock = wallClock(instant, timeZone);
    return `${twoDigits(clock.hour)}:${twoDigits(clock.minute)}`;
  },
};

function lockedAgainst(before: Shift, after: Shift | null): boolean {
  if (!before.lock) return false;
  if (before.lock === 'all' || after === null) return true;
  return before.lock === 'time'
    ? before.start !== after.start || before.end !== after.end
    : before.driverId !== after.driverId;
}

/** True when the merged available stretches hold the whole shift; a row without any is open all day. */
function insideAvailability(shift: Shift, backgrounds: readonly Background[]): boolean {
  const available = backgrounds.filter((stretch) => stretch.kind === 'available').toSorted((a, b) => a.start - b.start);
  if (available.length === 0) return true;
  let covered = shift.start;
  for (const stretch of available) if (stretch.start <= covered && stretch.end > covered) covered = stretch.end;
  return covered >= shift.end;
}

const movedOrNew = (before: Shift | null, after: Shift) =>
  before === null || before.driverId !== after.driverId || before.start !== after.start || before.end !== after.end;

/**
 * Quarter-hour snapping; empty shifts, overlaps of one driver, locked shifts and read-only drivers are refused, time off
 * and hours outside availability are warned of (a manager may have a reason). What already stood in a doubtful place
 * may stay there: only a change of its time or driver is judged.
 */
export function createDefaultPolicy(words: PolicyWords = policyWords): SchedulePolicy {
  return {
    snap: (instant) => snapToQuarter(instant),
    validate(operations, view) {
      const effects = effectsOf(operations, (id) => view.shift(id));
      const arrivals = [...effects.values()].flatMap(({ after }) => after ?? []);
      const clock = ({ start, end }: Span) =>
        [words.time(start, view.timeZone), words.time(end, view.timeZone)] as const;
      const issues: Issue[] = [];

      /** Whom it would stand on: shifts of the driver that stay, and those that come with it. */
      const standsOn = (after: Shift) =>
        view.shiftsWithin(after.driverId, after).find((shift) => !effects.has(shift.id)) ??
        arrivals.find((shift) => shift.driverId === after.driverId && shift.id !== after.id && overlaps(shift, after));

      const judgePlace = (after: Shift, issue: (code: string, severity: Issue['severity'], text: string) => void) => {
        const name = view.driverName(after.driverId);
        const other = standsOn(after);
        if (other) issue('overlaps', 'block', words.overlapsShift(name, ...clock(other)));
        const backgrounds = view.backgroundsOf(after.driverId);
        const off = backgrounds.find((stretch) => stretch.kind !== 'available' && overlaps(stretch, after));
        if (off)
          issue(
            'time-off',
            'warn',
            off.kind === 'pto' ? words.onTimeOff(name, ...clock(off)) : words.onUnavailable(name, ...clock(off)),
          );
        else if (!insideAvailability(after, backgrounds))
          issue('outside-availability', 'warn', words.outsideAvailability(name));
      };

      for (const [shiftId, { before, after }] of effects) {
        const issue = (code: string, severity: Issue['severity'], text: string) =>
          issues.push({ code, severity, shiftId, text });
        if (before && lockedAgainst(before, after)) issue('locked', 'block', words.locked);
        const readOnly = [before, after].find((shift) => shift && view.isReadOnly(shift.driverId));
        if (readOnly) issue('read-only', 'block', words.readOnlyDriver(view.driverName(readOnly.driverId)));
        if (!after) continue;
        if (!(after.end > after.start)) issue('empty', 'block', words.emptyShift);
        else if (movedOrNew(before, after)) judgePlace(after, issue);
      }
      return issues;
    },
  };
}
