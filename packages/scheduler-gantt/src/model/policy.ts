import { overlaps } from './interval-index.ts';
import { effectsOf } from './operations.ts';
import type { Background, Issue, Operation, Shift } from './schedule.ts';
import { snapToQuarter } from './time-window.ts';

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
  backgroundsOf(driverId: string): readonly Background[];
  driverName(driverId: string): string;
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
  overlapsShift(driver: string): string;
  readonly locked: string;
  onTimeOff(driver: string): string;
  outsideAvailability(driver: string): string;
}

export const policyWords: PolicyWords = {
  emptyShift: 'A shift must end after it starts.',
  overlapsShift: (driver) => `Overlaps another shift of ${driver}.`,
  locked: 'This shift is locked.',
  onTimeOff: (driver) => `${driver} is off then.`,
  outsideAvailability: (driver) => `Outside the hours ${driver} is available.`,
};

function lockedAgainst(before: Shift, after: Shift | null): boolean {
  if (!before.lock) return false;
  if (before.lock === 'all' || after === null) return true;
  return before.lock === 'time' ? before.start !== after.start || before.end !== after.end : before.driverId !== after.driverId;
}

/** True when the merged available stretches hold the whole shift; a row without any is open all day. */
function insideAvailability(shift: Shift, backgrounds: readonly Background[]): boolean {
  const available = backgrounds.filter((stretch) => stretch.kind === 'available').toSorted((a, b) => a.start - b.start);
  if (available.length === 0) return true;
  let covered = shift.start;
  for (const stretch of available) if (stretch.start <= covered && stretch.end > covered) covered = stretch.end;
  return covered >= shift.end;
}

/**
 * Quarter-hour snapping; empty shifts, overlaps of one driver and locked shifts are refused, time off and hours outside
 * availability are warned of (a manager may have a reason).
 */
export function createDefaultPolicy(words: PolicyWords = policyWords): SchedulePolicy {
  return {
    snap: (instant) => snapToQuarter(instant),
    validate(operations, view) {
      const effects = effectsOf(operations, (id) => view.shift(id));
      const issues: Issue[] = [];
      const arrivals = [...effects.values()].flatMap(({ after }) => after ?? []);
      for (const [shiftId, { before, after }] of effects) {
        const issue = (code: string, severity: Issue['severity'], text: string) => issues.push({ code, severity, shiftId, text });
        if (before && lockedAgainst(before, after)) issue('locked', 'block', words.locked);
        if (!after) continue;
        if (!(after.end > after.start)) {
          issue('empty', 'block', words.emptyShift);
          continue;
        }
        const name = view.driverName(after.driverId);
        const neighbours = [...view.shiftsOf(after.driverId).filter((shift) => !effects.has(shift.id)), ...arrivals.filter((shift) => shift.driverId === after.driverId && shift.id !== shiftId)];
        if (neighbours.some((shift) => overlaps(shift, after))) issue('overlaps', 'block', words.overlapsShift(name));
        const backgrounds = view.backgroundsOf(after.driverId);
        if (backgrounds.some((stretch) => stretch.kind !== 'available' && overlaps(stretch, after))) issue('time-off', 'warn', words.onTimeOff(name));
        else if (!insideAvailability(after, backgrounds)) issue('outside-availability', 'warn', words.outsideAvailability(name));
      }
      return issues;
    },
  };
}
