import { useCallback, useEffect, useState } from 'react';
import type { MetricGoal } from '@roadside/contract/schemas';
import type { Outcome } from '../../api/outcome.ts';
import type { GoalShown } from '../../dashboard/goal-shown.ts';
import type { GoalChange, GoalsOfMetric } from '../../routes/goals/goals.server.ts';

async function ask<Data>(address: string, init?: RequestInit): Promise<Outcome<Data>> {
  try {
    return (await (await fetch(address, init)).json()) as Outcome<Data>;
  } catch {
    return { ok: false, problem: { kind: 'unreachable', detail: '', requestId: '' } };
  }
}

/** The goals of a metric at a place: null until they are known, a way to change them, and one to ask again. */
export function useGoals({ slug, metric }: GoalShown) {
  const address = `/resources/goals/${encodeURIComponent(slug)}?metric=${metric}`;
  const [goals, setGoals] = useState<Outcome<GoalsOfMetric> | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void ask<GoalsOfMetric>(address).then((outcome) => current && setGoals(outcome));
    return () => {
      current = false;
    };
  }, [address, tries]);
  const read = useCallback(() => setTries((count) => count + 1), []);
  const change = useCallback((what: GoalChange) => ask<{ readonly goal: MetricGoal | null }>(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }), [address]);
  return { goals, change, read };
}
