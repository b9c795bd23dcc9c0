import type { FacilityType } from '../geography/geography.ts';
import type { Metric } from './metric.ts';
import type { MovementLead, MovementPart } from './why-moved.ts';

/**
 * The subset of calls to list first: for a count, or a share where lower is better, the calls that count toward it;
 * otherwise all eligible calls.
 */
export function firstPart({ unit, direction }: Pick<Metric, 'unit' | 'direction'>): 'numerator' | 'denominator' {
  return unit === 'calls' || (unit === 'percent' && direction === 'lower') ? 'numerator' : 'denominator';
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

/** The calls of one facility type. */
export const callsOfNetwork = (facilityType: FacilityType): string => `network:${facilityType}`;

/** The filters of a limit that `callsOfPart` or `callsOfNetwork` wrote; 'wait' limits nothing, it only sorts. */
export function onlyFilters(only: string | null): Readonly<Record<string, readonly string[]>> {
  const [dimension, key = ''] = (only ?? '').split(':');
  const filter = dimension === undefined ? undefined : filterNames[dimension];
  return filter === undefined ? {} : { [filter]: [key] };
}

const filterNames: Readonly<Record<string, string>> = {
  service: 'tcd__in',
  provider: 'sc_svc_prov_type__in',
  network: 'fac_type__in',
};
