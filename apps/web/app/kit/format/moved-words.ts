import type { MovementLead, MovementPart } from '@roadside/domain/metrics';
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

const providers: Readonly<Record<string, string>> = { P: 'PSP', C: 'NON-PSP', F: 'Fleet' };
const bandEnds: Readonly<Record<string, string>> = {
  '0': '15',
  '15': '30',
  '30': '45',
  '45': '60',
  '60': '90',
  '90': '120',
};

/** The service, provider type or wait that contributes to a change: 'Tow', 'NON-PSP' or 'Waits of 60 to 90 min'. */
export function leadName({ dimension, key }: Pick<MovementLead, 'dimension' | 'key'>): string {
  if (key === '') return 'Unknown';
  if (dimension === 'provider') return providers[key] ?? key;
  if (dimension === 'service') return key;
  return bandEnds[key] ? `Waits of ${key} to ${bandEnds[key]} min` : `Waits of ${key} min or more`;
}

/** The calls a part opens: those of its main service or provider type, the longest waits, or else all counted calls. */
export function callsOfPart({
  part,
  lead,
}: {
  readonly part: MovementPart;
  readonly lead: Pick<MovementLead, 'dimension' | 'key'> | null;
}): string | null {
  if (part === 'wait') return 'wait';
  return lead && lead.key !== '' && lead.dimension !== 'wait' ? `${lead.dimension}:${lead.key}` : null;
}
