import type { MovementPart } from '@roadside/domain/metrics';
import { unitOf, type MetricHeading } from './figures.ts';

/** Names of the parts of a change in charts and lists. */
export const partNames: Readonly<Record<MovementPart, string>> = {
  volume: 'Volume',
  service_mix: 'Service mix',
  provider_mix: 'Provider mix',
  wait: 'Wait',
  // Not what is left over: on calls of one kind, the results themselves changed.
  rest: 'Results',
};

/**
 * The steps of a change, one for each part that moved the value by as much as a written digit: a part that can't apply,
 * such as the volume of a share, is no step. If none did, all of them are.
 */
export function movedSteps(
  parts: readonly { readonly part: MovementPart }[],
  changes: readonly number[],
): readonly { readonly part: MovementPart; readonly label: string; readonly change: number }[] {
  const steps = parts.map(({ part }, index) => ({ part, label: partNames[part], change: changes[index] ?? 0 }));
  const moved = steps.filter(({ change }) => change !== 0);
  return moved.length > 0 ? moved : steps;
}

/** The unit a value changes by: a share changes by points. */
export const changeUnitOf = (heading: Pick<MetricHeading, 'unit'>): string | undefined =>
  heading.unit === 'percent' ? 'points' : unitOf(heading);
