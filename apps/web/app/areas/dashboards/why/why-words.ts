import { numberFormat, writeShare } from '@roadside/foundations/formats';
import type { WhyMoved } from '../server/why.server.ts';

type Part = WhyMoved['parts'][number];

/** Names of the parts of a change in charts and lists. */
export const partNames: Readonly<Record<Part['part'], string>> = {
  volume: 'Volume',
  service_mix: 'Service mix',
  provider_mix: 'Provider mix',
  wait: 'Wait',
  rest: 'Rest',
};

const meanings: Readonly<Record<Part['part'], string>> = {
  volume: 'More or fewer calls.',
  service_mix: 'Service mix changed.',
  provider_mix: 'Provider mix within a service changed.',
  wait: 'Members waited longer or shorter on the same kind of calls.',
  rest: 'Changes within the same kind of calls.',
};

const providers: Readonly<Record<string, string>> = { P: 'PSP', C: 'NON-PSP', F: 'Fleet' };
const bandEnds: Readonly<Record<string, string>> = {
  '0': '15',
  '15': '30',
  '30': '45',
  '45': '60',
  '60': '90',
  '90': '120',
};

/** Describes a part and its main contributor: 'Service mix changed. Tow: 47% of the calls, 44% before.' */
export function partWords({ part, lead }: Pick<Part, 'part' | 'lead'>, locale = 'en-US'): string {
  if (!lead) return meanings[part];
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const share = (value: number) => writeShare(value, format);
  return `${meanings[part]} ${leadName(lead)}: ${share(lead.after)} of the calls, ${share(lead.before)} before.`;
}

function leadName({ dimension, key }: NonNullable<Part['lead']>): string {
  if (key === '') return 'Unknown';
  if (dimension === 'provider') return providers[key] ?? key;
  if (dimension === 'service') return key;
  return bandEnds[key] ? `Waits of ${key} to ${bandEnds[key]} min` : `Waits of ${key} min or more`;
}

/** The calls a part opens: those of its main service or provider type, the longest waits, or else all counted calls. */
export function callsOfPart({ part, lead }: Pick<Part, 'part' | 'lead'>): string | null {
  if (part === 'wait') return 'wait';
  return lead && lead.key !== '' && lead.dimension !== 'wait' ? `${lead.dimension}:${lead.key}` : null;
}
