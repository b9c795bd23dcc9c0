import { dayCount } from '@roadside/domain/calendar';
import { isShare, listBehind, type FigureUnit, type ReportFigure } from '@roadside/domain/reports';
import { numberFormat, writeShare } from '@roadside/foundations/formats';
import type { DrawerValues } from '../../../kit/drawers/drawer-registry.ts';

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
  const [one, many] = units[unit];
  return `${isShare(unit, source.of) ? writeShare(value, format) : format.format(value)}${Math.abs(value) === 1 && decimals === 0 ? one : many}`;
}

/** The id of the ranking on the page. */
export const rankingId = 'ranking';

/** What a number of a report opens: the calls it counts, why it changed, or the ranking on the page. */
export type FigureTarget =
  | { readonly drawer: 'calls'; readonly value: DrawerValues['calls'] }
  | { readonly drawer: 'why'; readonly value: DrawerValues['why'] }
  | { readonly drawer: null };

/** Where a number leads. */
export function figureTarget({ source }: Pick<ReportFigure, 'source'>): FigureTarget {
  const { of, metric, slug, from, to } = source;
  if (of === 'change' || of === 'growth') {
    // Like the report itself, a week is compared with the week before.
    const compare = dayCount(from, to) <= 7 ? 'last_week' : null;
    return { drawer: 'why', value: { slug, from, to, element: null, metric, timeType: 'Range', compare } };
  }
  const list = listBehind(source);
  return list ? { drawer: 'calls', value: { ...list, element: null } } : { drawer: null };
}
