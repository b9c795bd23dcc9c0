import { numberFormat, writeShare } from '@roadside/foundations/formats';
import { leadName } from '@roadside/domain/metrics';
import { figure, unitOf, withUnit, type MetricHeading } from '../../../kit/format/figures.ts';
import type { WhyMoved } from '../server/why.server.ts';

type Part = WhyMoved['parts'][number];

const meanings: Readonly<Record<Part['part'], string>> = {
  volume: 'More or fewer calls.',
  service_mix: 'Service mix changed.',
  provider_mix: 'Provider mix within a service changed.',
  wait: 'Members waited longer or shorter on the same kind of calls.',
  rest: 'Results changed on the same kind of calls.',
};

/**
 * Describes a part and its main contributor: 'Service mix changed. Tow: 47% of the calls, 44% before.', or 'Results
 * changed on the same kind of calls. Most on Tow: 79.4%, 84.1% before.'
 */
export function partWords(
  { part, lead, within }: Pick<Part, 'part' | 'lead' | 'within'>,
  heading: Pick<MetricHeading, 'decimals' | 'unit'>,
  locale = 'en-US',
): string {
  if (within) {
    const write = (value: number) => withUnit(figure(heading, value, locale), unitOf(heading));
    return `${meanings[part]} Most on ${within.service}: ${write(within.after)}, ${write(within.before)} before.`;
  }
  if (!lead) return meanings[part];
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const share = (value: number) => writeShare(value, format);
  return `${meanings[part]} ${leadName(lead)}: ${share(lead.after)} of the calls, ${share(lead.before)} before.`;
}
