import { useCallback } from 'react';
import type { MetricGoal } from '@roadside/contract/schemas';
import { ask, useAsked } from '../../../kit/resource/use-asked.ts';
import type { GoalShown } from '../model/goal-shown.ts';
import type { GoalChange, GoalsOfMetric } from '../server/goals.server.ts';

/** The goals of a metric at a place: null until they are known, a way to change them, and one to ask again. */
export function useGoals({ slug, metric }: GoalShown) {
  const address = `/resources/goals/${encodeURIComponent(slug)}?metric=${metric}`;
  const [goals, read] = useAsked<GoalsOfMetric>(address);
  const change = useCallback(
    (what: GoalChange) =>
      ask<{ readonly goal: MetricGoal | null }>(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      }),
    [address],
  );
  return { goals, change, read };
}
