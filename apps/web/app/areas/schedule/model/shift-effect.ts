import { roundTo } from '@roadside/domain/rounding';
import type { Operation, ScheduleModel } from '@roadside/scheduler-gantt/model';
import { dayTicks } from '@roadside/scheduler-gantt/model';
import type { EditorSlot } from '@roadside/scheduler-gantt/view';

const hour = 3_600_000;

/**
 * What a shift in the editor does for its day: 'Thu: 33 h short → 25 h with this shift'. Null where the need is unknown,
 * and for open shifts, which don't count until somebody takes them.
 */
export function shiftEffect(
  model: ScheduleModel,
  { shift, draft, operations }: Pick<EditorSlot, 'shift' | 'draft' | 'operations'>,
): string | null {
  const day = dayTicks(model.window).find(({ at, until }) => draft.start >= at && draft.start < until);
  if (!day || model.needed === null || model.driver(draft.driverId)?.kind !== 'driver') return null;
  const stored = model.shift(shift.id);
  const shortWith = (changes: readonly Operation[]) =>
    model
      .coverageWith(changes)
      .filter(({ from }) => from >= day.at && from < day.until)
      .reduce((sum, { spare, from, until }) => sum + (Math.max(0, -(spare ?? 0)) * (until - from)) / hour, 0);
  const without = shortWith(stored ? [{ kind: 'remove', shift: stored }] : []);
  const withIt = shortWith(operations);
  const name = new Intl.DateTimeFormat('en-US', { timeZone: model.timeZone, weekday: 'short' }).format(draft.start);
  if (without === 0) return `${name}: covered without this shift`;
  if (without === withIt) return `${name}: ${roundTo(without)} h short with or without this shift`;
  return `${name}: ${roundTo(without)} h short → ${roundTo(withIt)} h with this shift`;
}
