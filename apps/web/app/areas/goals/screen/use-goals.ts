import { useLiveResource } from '../../../kit/live/use-live.ts';
import { addressOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import type { GoalShown } from '../model/goal-shown.ts';
import type { GoalsResource } from '../server/goals.server.ts';

/** The current goals of a metric at a location, and a way to change them. */
export function useGoals({ slug, metric }: GoalShown) {
  const address = addressOf('/resources/goals/:slug', { slug }, { metric });
  useLiveResource(address, ['goals']);
  return { ...useResource<GoalsResource>(address), ...useChange<GoalsResource>(address) };
}
