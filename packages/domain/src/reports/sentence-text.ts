import type { DayRange } from '../calendar/range.ts';
import { leadName } from '../metrics/lead-name.ts';
import { roundTo } from '../rounding/rounding.ts';
import { isShare } from './report-sentence.ts';
import type { FigureUnit, ReportFigure, ReportPiece } from './report-sentence.ts';

const units: Readonly<Record<FigureUnit, readonly [one: string, many: string]>> = {
  percent: ['%', '%'],
  points: [' point', ' points'],
  minutes: [' min', ' min'],
  // The words around these name them.
  calls: ['', ''],
  surveys: ['', ''],
  places: ['', ''],
};

/** A sentence as plain text, for paper and email. @param before the days compared with */
export function sentenceText(pieces: readonly ReportPiece[], before: DayRange): string {
  return pieces.map((piece) => pieceText(piece, before)).join('');
}

function pieceText(piece: ReportPiece, before: DayRange): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'figure':
      return figureText(piece.figure);
    case 'place':
      return piece.name;
    case 'lead':
      return leadName(piece.lead);
    case 'before':
      return daysText(before);
  }
}

function figureText({ value, unit, decimals, signed, source }: ReportFigure): string {
  const [one, many] = units[unit];
  const write = (number: number) =>
    number.toLocaleString('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
    });
  const suffix = Math.abs(value) === 1 && decimals === 0 ? one : many;
  if (isShare(unit, source.of) && value > 0 && value < 100) {
    // Just short of all or nothing, as on the screen.
    const [step, rounded] = [10 ** -decimals, roundTo(value, decimals)];
    if (rounded === 100) return `>${write(100 - step)}${suffix}`;
    if (rounded === 0) return `<${write(step)}${suffix}`;
  }
  return `${write(value)}${suffix}`;
}

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
/** A day on paper and in email: 'Nov 22, 2026'. @param day an ISO day */
export const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

const daysOfAYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
/** Days on paper and in email, as on the screen: 'Oct 1 to 31, 2026', 'Aug 27 to Sep 26, 2026', 'Nov 22, 2026'. */
export function daysText({ from, to }: DayRange): string {
  if (from === to) return dayText(from);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${dayText(from)} to ${dayText(to)}`;
  const last = from.slice(0, 7) === to.slice(0, 7) ? `${Number(to.slice(8))}, ${to.slice(0, 4)}` : dayText(to);
  return `${daysOfAYear.format(new Date(`${from}T00:00:00Z`))} to ${last}`;
}

/** The same in a sentence: 'from Oct 1 to 31, 2026', or 'on Nov 22, 2026'. */
export const onDaysText = (range: DayRange): string => `${range.from === range.to ? 'on' : 'from'} ${daysText(range)}`;
