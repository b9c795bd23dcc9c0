import { numberFormat, writeShare } from '@roadside/foundations/formats';
import { leadName } from '@roadside/domain/metrics';
import type { WhyMoved } from '../server/why.server.ts';

type Part = WhyMoved['parts'][number];

const meanings: Readonly<Record<Part['part'], string>> = {
  volume: 'More or fewer calls.',
  service_mix: 'Service mix changed.',
  provider_mix: 'Provider mix within a service changed.',
  wait: 'Members waited longer or shorter on the same kind of calls.',
  rest: 'Results changed on the same kind of calls.',
};

/** Describes a part and its main contributor: 'Service mix changed. Tow: 47% of the calls, 44% before.' */
export function partWords({ part, lead }: Pick<Part, 'part' | 'lead'>, locale = 'en-US'): string {
  if (!lead) return meanings[part];
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const share = (value: number) => writeShare(value, format);
  return `${meanings[part]} ${leadName(lead)}: ${share(lead.after)} of the calls, ${share(lead.before)} before.`;
}
