import type { MovementLead, MovementPart } from '@roadside/domain/metrics';

/** Names of the parts of a change in charts and lists. */
export const partNames: Readonly<Record<MovementPart, string>> = {
  volume: 'Volume',
  service_mix: 'Service mix',
  provider_mix: 'Provider mix',
  wait: 'Wait',
  rest: 'Rest',
};

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
