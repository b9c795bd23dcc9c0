import type { IntervalIndex } from './interval-index.ts';
import type { PolicyView, SchedulePolicy } from './policy.ts';
import type { Driver, Issue, Shift, Span } from './schedule.ts';

const noIssues: readonly Issue[] = [];

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
