import { dateFormat, numberFormat, writeShare } from '../../internal/intl-formats.ts';
import { type CellValue, type ColumnType, isMissing } from './column.ts';

/** Format of a column's values. */
export interface ValueStyle {
  readonly type: ColumnType;
  /** Number of decimal places; by default as many as the number has, up to two. */
  readonly decimals?: number | undefined;
  /** Unit of the numbers; in percent they are shares. */
  readonly unit?: string | undefined;
}

/** The unit of shares, which are never rounded up to 100 or down to 0. */
export const percentUnit = '%';

/** Locale and time zone for formatting values. */
export interface ValueLocale {
  readonly locale: string;
  /** IANA time zone for instants. */
  readonly timeZone: string;
  readonly yes: string;
  readonly no: string;
}

/** Creates the formatter of a column, for its cells. Missing values are formatted as an empty string. */
export function valueWriter(
  { type, decimals, unit }: ValueStyle,
  { locale, timeZone, yes, no }: ValueLocale,
): (value: CellValue) => string {
  switch (type) {
    case 'number': {
      const format = numberFormat(
        locale,
        decimals === undefined
          ? { maximumFractionDigits: 2 }
          : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
      );
      const write = (value: number) => (unit === percentUnit ? writeShare(value, format) : format.format(value));
      return (value) =>
        typeof value === 'number' ? (Number.isNaN(value) ? '' : write(value)) : isMissing(value) ? '' : String(value);
    }
    case 'date':
      return dateWriter(dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
    case 'date-time':
      return dateWriter(dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }));
    case 'boolean':
      return (value) => (isMissing(value) ? '' : value === true || value === 'true' || value === 1 ? yes : no);
    case 'text':
      return (value) => (isMissing(value) ? '' : String(value));
  }
}

const dateWriter = (format: Intl.DateTimeFormat) => (value: CellValue) => {
  if (isMissing(value)) return '';
  const time = instantOf(value);
  return Number.isNaN(time) ? String(value) : format.format(time);
};

/** Returns the epoch milliseconds of a day or an instant; NaN for anything else. */
export function instantOf(value: CellValue): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  return /^-?\d{5,}$/.test(value) ? Number(value) : Date.parse(value);
}

/** Converts an instant to a time zone's local time expressed as UTC, for spreadsheets and files without zones. */
export function wallClock(timeZone: string): (instant: number) => number {
  const format = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const part = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    ) as Record<Intl.DateTimeFormatPartTypes, number>;
    return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
  };
}
