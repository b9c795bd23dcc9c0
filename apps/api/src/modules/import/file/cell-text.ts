import type { NumberFormat } from './number-format.ts';
import { unescaped } from './workbook-parts.ts';

/** The styles, texts and calendar of a workbook. */
export interface CellContext {
  readonly formats: readonly NumberFormat[];
  readonly texts: readonly string[];
  readonly startsIn1904: boolean;
}

/** A cell as written in the sheet. */
export interface RawCell {
  /** `s`, `str`, `inlineStr`, `b`, `e`, `d`, or `n` for numbers. */
  readonly type: string;
  readonly style: number;
  readonly value: string;
  readonly hasFormula: boolean;
}

/** A cell as text. `shown` is what Excel shows, if that says more than the value: 00042 instead of 42. */
export interface CellText {
  readonly text: string;
  readonly shown?: string;
}

/** Stands for a formula without a result, as files have it that were never opened in Excel. */
const noResult = '#CALC!';
/** Days from 1899-12-30 to 1904-01-01. */
const daysTo1904 = 1462;

/** A cell as it would appear in a CSV file: dates in ISO form, numbers with the 15 digits Excel keeps. */
export function cellText({ type, style, value, hasFormula }: RawCell, context: CellContext): CellText {
  switch (type) {
    case 's':
      return { text: context.texts[Number(value)] ?? '' };
    case 'inlineStr':
      return { text: unescaped(value) };
    case 'str':
      return { text: unescaped(value) };
    case 'b':
      return { text: value === '1' || value === 'true' ? 'true' : 'false' };
    case 'e':
      return { text: value };
    case 'd':
      return { text: value.replace('T', ' ').replace(/(\.0+)?Z?$/, '') };
    default: {
      if (value === '') return { text: hasFormula ? noResult : '' };
      const number = Number(value);
      if (Number.isNaN(number)) return { text: value };
      const format = context.formats[style];
      if (format?.kind === 'date') return { text: dateText(number, format.hasDay, context.startsIn1904) };
      const text = String(Number(number.toPrecision(15)));
      if (format?.kind === 'elapsed') return { text: elapsedText(number) };
      const shown = format?.kind === 'decorated' ? format.shown(number) : null;
      return shown === null || shown === text ? { text } : { text, shown };
    }
  }
}

/** Excel stores times as fractions of a day, so they are rounded to whole seconds. */
function dateText(serial: number, hasDay: boolean, startsIn1904: boolean): string {
  // A clock time of a whole day is midnight at the day's end.
  if (!hasDay && serial === 1) return '24:00:00';
  // Excel counts a February 29 in 1900, which didn't exist.
  const days = startsIn1904 ? serial + daysTo1904 : serial < 60 ? serial + 1 : serial;
  const time = new Date(Math.round((days - 25_569) * 86_400) * 1000);
  if (Number.isNaN(time.getTime())) return '';
  const [day, clock] = time.toISOString().slice(0, 19).split('T') as [string, string];
  // A time without a date is a fraction of day zero.
  if (serial < 1) return clock;
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}

function elapsedText(days: number): string {
  const seconds = Math.round(days * 86_400);
  const two = (part: number) => String(Math.trunc(part)).padStart(2, '0');
  return `${seconds < 0 ? '-' : ''}${two(Math.abs(seconds) / 3600)}:${two((Math.abs(seconds) / 60) % 60)}:${two(Math.abs(seconds) % 60)}`;
}
