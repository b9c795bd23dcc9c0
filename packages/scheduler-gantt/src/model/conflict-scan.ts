import type { IntervalIndex } from './interval-index.ts';
import type { PolicyView, SchedulePolicy } from './policy.ts';
import type { Driver, Issue, Shift, Span } from './schedule.ts';

const noIssues: readonly Issue[] = [];

interface Judged {
  readonly time: PolicyView['time'];
  readonly issues: readonly Issue[];
}

/**
 * Finds the conflicts of single shifts, each once: a bar is drawn again for its focus, its selection or a scroll, and
 * judging it costs more than drawing it. Shift lists are immutable, so an edit forgets its own rows only.
 */
export function createJudge(
  rows: ReadonlyMap<string, IntervalIndex>,
  policy: SchedulePolicy,
): (shift: Shift, view: PolicyView) => readonly Issue[] {
  const judged = new WeakMap<readonly Shift[], Map<Shift, Judged>>();
  return (shift, view) => {
    const { time } = view;
    const row = rows.get(shift.driverId)?.shifts;
    // A dragged shift is another one at every place.
    const stays = row !== undefined && view.shift(shift.id) === shift;
    const known = stays ? judged.get(row)?.get(shift) : undefined;
    if (known?.time === time) return known.issues;
    const issues = policy.conflicts?.([shift], view) ?? noIssues;
    if (stays) {
      if (!judged.has(row)) judged.set(row, new Map());
      judged.get(row)?.set(shift, { time, issues });
    }
    return issues;
  };
}

interface Scanned {
  readonly drivers: readonly Driver[];
  readonly rows: ReadonlyMap<string, IntervalIndex>;
  readonly span: Span;
  readonly policy: SchedulePolicy;
}

/**
 * Finds the conflicts of all shifts in a span, driver by driver, excluding quiet issues. A row is checked again only if
 * its shifts or the clock used in the reasons changed.
 */
export function createConflictScan({ drivers, rows, span, policy }: Scanned): (view: PolicyView) => readonly Issue[] {
  /** By driver index: the shifts that were checked and the conflicts found. */
  const judgedShifts: (readonly Shift[])[] = [];
  const judgedIssues: (readonly Issue[])[] = [];
  let judgedTime: PolicyView['time'] | undefined;
  const judgeRow = (row: IntervalIndex, view: PolicyView): readonly Issue[] => {
    const shifts = row.within(span);
    if (shifts.length === 0) return noIssues;
    const found = policy.conflicts?.(shifts, view, false) ?? noIssues;
    return found.some(({ quiet }) => quiet) ? found.filter(({ quiet }) => !quiet) : found;
  };
  return (view) => {
    const found: Issue[] = [];
    if (judgedTime !== view.time) judgedShifts.length = 0;
    judgedTime = view.time;
    for (let place = 0; place < drivers.length; place++) {
      const row = rows.get((drivers[place] as Driver).id);
      if (!row) continue;
      // Shift lists are immutable, so an edit only rechecks its own rows.
      if (judgedShifts[place] !== row.shifts) judgedIssues[place] = judgeRow(row, view);
      judgedShifts[place] = row.shifts;
      for (const issue of judgedIssues[place] ?? noIssues) found.push(issue);
    }
    return found;
  };
}
