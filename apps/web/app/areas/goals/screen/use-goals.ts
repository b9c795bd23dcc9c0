import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import type { GoalShown } from '../model/goal-shown.ts';
import type { GoalsResource } from '../server/goals.server.ts';
import { goalsAddress } from '../model/addresses.ts';

/** The current goals of a metric at a location, and a way to change them. */
export function useGoals({ slug, metric }: GoalShown) {
  const address = goalsAddress({ slug }, { metric });
  useLiveResource(address, ['goals']);
  return { ...useResource<GoalsResource>(address), ...useChange<GoalsResource>(address) };
}
