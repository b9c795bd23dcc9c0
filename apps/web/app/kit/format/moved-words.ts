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

/** The unit a value changes by: a share changes by points. */
export const changeUnitOf = (heading: Pick<MetricHeading, 'unit'>): string | undefined =>
  heading.unit === 'percent' ? 'points' : unitOf(heading);
