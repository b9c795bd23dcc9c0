import { metricById } from '@roadside/domain/metrics';
import type { FigureUnit, ReportFigure } from '@roadside/domain/reports';
import { numberFormat, writeShare } from '@roadside/foundations/formats';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { firstPart } from '../../../kit/format/figures.ts';
import { callsOfPart } from '../../../kit/format/moved-words.ts';

const units: Readonly<Record<FigureUnit, readonly [one: string, many: string]>> = {
  percent: ['%', '%'],
  points: [' point', ' points'],
  minutes: [' min', ' min'],
  // The words around these name them.
  calls: ['', ''],
  surveys: ['', ''],
  places: ['', ''],
};

/** A number as it's read: '83.9%', '+0.3 points', '47.6 min' or '1,204'. */
export function figureWords({ value, unit, decimals, signed, source }: ReportFigure, locale = 'en-US'): string {
  const format = numberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
  });
  const isShare = unit === 'percent' && source.of !== 'growth';
  const [one, many] = units[unit];
  return `${isShare ? writeShare(value, format) : format.format(value)}${Math.abs(value) === 1 ? one : many}`;
}

/** The id of the ranking on the page. */
export const rankingId = 'ranking';

/**
 * Where a number of a report leads: to the calls it counts, to why it changed, or to the ranking.
 * @param search - the page's query, which the link keeps
 */
export function figureHref({ source }: ReportFigure, search: string): string {
  const { of, metric, slug, from, to, part, lead } = source;
  if (of === 'ranked' || of === 'unranked' || of === 'on-goal') return `${search ? `?${search}` : ''}#${rankingId}`;
  if (of === 'change' || of === 'growth')
    return withDrawer(search, { name: 'why', text: whyText(slug, metric, from, to) });
  const known = metricById.get(metric);
  const counts = of === 'numerator' ? 'numerator' : of === 'value' && known ? firstPart(known) : 'denominator';
  const only =
    part !== null ? callsOfPart({ part, lead }) : lead && callsOfPart({ part: partOf[lead.dimension], lead });
  return withDrawer(search, { name: 'calls', text: [slug, from, to, '-', metric, counts, only ?? '-'].join('~') });
}

const partOf = { service: 'service_mix', provider: 'provider_mix', wait: 'wait' } as const;

/** A week is compared with the week before, like the report itself. */
function whyText(slug: string, metric: string, from: string, to: string): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return [slug, metric, 'Range', from, to, '-', ...(days <= 7 ? ['last_week'] : [])].join('~');
}
