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
 * Finds the conflicts of all shifts in a span, driver by driver, without what is only worth knowing. Rows are judged
 * again only where their shifts have changed, or the clock of the reasons.
 */
export function createConflictScan({ drivers, rows, span, policy }: Scanned): (view: PolicyView) => readonly Issue[] {
  /** By place of the driver: the shifts that were judged, and what was found. */
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
      // Lists of shifts never change, so only the rows of an edit are judged again.
      if (judgedShifts[place] !== row.shifts) judgedIssues[place] = judgeRow(row, view);
      judgedShifts[place] = row.shifts;
      for (const issue of judgedIssues[place] ?? noIssues) found.push(issue);
    }
    return found;
  };
}
