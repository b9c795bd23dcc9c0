import type { Field, FieldValue, Read } from '../records/field.ts';
import { daySpan, instantReader, minuteSpan, readIsoInstant, secondSpan } from '../records/instant.ts';
import type { ParsedInstant } from '../records/instant.ts';
import { WrongFileError } from '../wrong-file-error.ts';
import { placeholders } from './import-map.ts';
import type { ImportMap } from './import-map.ts';

/** Matches Excel day numbers of the years 1982 to 2064, in a file that should have dates. */
const excelDay = /^[3-5]\d{4}([.,]\d+)?$/;
const clock = /^\d{1,2}:\d{2}(:\d{2})?$/;

/** No record is older: dispatch systems of before kept none, and earlier years are typing errors or Excel's day zero. */
const firstYear = 1990;
/** Clocks and time zones of two systems differ by less. */
const soon = daySpan;
const year = 366 * daySpan;
const longestPlan = 10 * year;

/** What a reader of times knows besides the format. */
export interface InstantOptions {
  readonly hasDateCells: boolean;
  readonly now: number;
  readonly sharesDay: boolean;
}

/** Returns a function that reads a time in the map's format, and refuses times that can't be. */
export function instantParser(
  field: Field,
  format: string | undefined,
  { hasDateCells, now, sharesDay: shares }: InstantOptions,
): (text: string) => Read<FieldValue> {
  const read = format === undefined ? readIsoInstant : instantReader(format);
  if (!read)
    throw new WrongFileError(
      `The map's format '${format}' for ${field.name} isn’t valid. Formats: iso, unix, unix-ms, excel, or a pattern like M/D/YYYY h:mm A.`,
    );
  const expected =
    format === undefined || format === 'iso' ? 'a time like 2026-11-20 14:05' : `a time in the format ${format}`;
  return (text) => {
    if (text === '') return { ok: true, value: null };
    // A workbook's date cell is unambiguous; the format applies to dates written as text.
    const value = (hasDateCells ? dateCell(text) : null) ?? read(text);
    if (value) return plausible(field, text, shares ? { ...value, sharesDay: true } : value, now);
    const advice = excelDay.test(text)
      ? ', which looks like an Excel day number (set "dateFormat": "excel" in the map)'
      : clock.test(text)
        ? `, a time without its date (join the two columns in a map: "template": "{Date} {Time}")`
        : `, expected ${expected}${format === undefined ? ' (set the format in a map: dateFormat)' : ''}`;
    return { ok: false, problem: `${field.name} is '${text}'${advice}` };
  };
}

/** A cell has seconds whether or not they were typed; without any, it means the whole minute. */
function dateCell(text: string): ParsedInstant | null {
  const value = readIsoInstant(text);
  return value?.span === secondSpan && text.endsWith(':00') ? { ...value, span: minuteSpan } : value;
}

function plausible(field: Field, text: string, value: ParsedInstant, now: number): Read<FieldValue> {
  const at = 'exact' in value ? value.exact : value.wall;
  const refuse = (why: string) =>
    ({ ok: false, problem: `${field.name} is '${text}', ${why}; correct the date` }) as const;
  if (new Date(at).getUTCFullYear() < firstYear) return refuse(`before ${firstYear}`);
  const ahead = at - now;
  if (field.isPlan) return ahead > longestPlan ? refuse('more than ten years from now') : { ok: true, value };
  if (ahead > year) return refuse('in the future');
  if (ahead <= soon) return { ok: true, value };
  const what = 'times in the future. Check the dates, and the clock of this computer';
  return { ok: true, value, note: { what, value: `${field.name} '${text}'` } };
}

/** Whether a time's date comes from a column that other times use too. */
export function sharesDay(name: string, map: ImportMap, fields: readonly Field[]): boolean {
  const columnsIn = (field: string) => placeholders(map.fields[field]?.template ?? '');
  const own = columnsIn(name);
  return fields.some(
    (other) =>
      other.kind === 'instant' && other.name !== name && columnsIn(other.name).some((column) => own.includes(column)),
  );
}
