import type { GoalBounds } from '@roadside/domain/metrics';
import type { PeriodBucket } from '@roadside/domain/dashboards';
import type { GoalStep } from '@roadside/contract/schemas';
import type { GoalBook } from '../goals/goal-book.ts';
import type { ReportRequest } from './report-request.ts';

/** The geography's goals that change within the dates of a trend, by metric. */
export function goalSteps(
  { geography, period: { buckets }, selection }: ReportRequest,
  goals: GoalBook,
): Record<string, GoalStep[]> {
  return Object.fromEntries(
    selection.metrics.flatMap((metric) => {
      if (metric.direction === 'neutral') return [];
      const steps = stepsOf(buckets, ({ to }) => goals.boundsOn(geography, metric.id, to));
      const [first] = steps;
      const constant = first === undefined || (first.since === buckets[0]?.key && first.until === buckets.at(-1)?.key);
      return constant ? [] : [[metric.id, steps]];
    }),
  );
}

/** Merges adjacent dates with the same goal into one step; dates without a goal are in no step. */
function stepsOf(buckets: readonly PeriodBucket[], boundsOf: (bucket: PeriodBucket) => GoalBounds | null): GoalStep[] {
  const steps: GoalStep[] = [];
  let previous: GoalBounds | null = null;
  for (const bucket of buckets) {
    const bounds = boundsOf(bucket);
    const last = steps.at(-1);
    if (bounds && last && previous?.green === bounds.green && previous.yellow === bounds.yellow)
      last.until = bucket.key;
    else if (bounds) steps.push({ since: bucket.key, until: bucket.key, green: bounds.green, yellow: bounds.yellow });
    previous = bounds;
  }
  return steps;
}
