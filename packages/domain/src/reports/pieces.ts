import type { DayRange } from '../calendar/range.ts';
import { roundTo } from '../rounding/rounding.ts';
import { isShare } from './report-sentence.ts';
import type { FigureKind, FigureSource, FigureUnit, ReportPiece } from './report-sentence.ts';

/** Decimals of shares, points and minutes. Counts have none. */
export const decimals = 1;
const countUnits: ReadonlySet<FigureUnit> = new Set(['calls', 'surveys', 'places']);

/** A piece of plain text. */
export const text = (words: string): ReportPiece => ({ kind: 'text', text: words });

/** A number as a piece of a sentence, rounded as shown; a share just short of all or nothing stays that. */
export function figurePiece(
  { slug, days }: { readonly slug: string; readonly days: DayRange },
  value: number,
  unit: FigureUnit,
  of: FigureKind,
  metric: string,
  more: Partial<Pick<FigureSource, 'part' | 'lead' | 'from' | 'to'>> & { readonly signed?: boolean } = {},
): ReportPiece {
  const { signed = false, part = null, lead = null, from = days.from, to = days.to } = more;
  const digits = countUnits.has(unit) ? 0 : decimals;
  const rounded = roundTo(value, digits);
  const reachesEnd = isShare(unit, of) && value > 0 && value < 100 && (rounded === 0 || rounded === 100);
  return {
    kind: 'figure',
    figure: {
      value: reachesEnd ? value : rounded,
      unit,
      decimals: digits,
      signed,
      source: { of, metric, slug, from, to, part, lead },
    },
  };
}

/** Pieces in a row: 'a, b and c'. */
export function joined(groups: readonly (readonly ReportPiece[])[]): readonly ReportPiece[] {
  return groups.flatMap((group, index) => [
    ...(index === 0 ? [] : [text(index === groups.length - 1 ? ' and ' : ', ')]),
    ...group,
  ]);
}
