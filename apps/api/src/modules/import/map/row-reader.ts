import { hash } from 'node:crypto';
import { readField } from '../records/field.ts';
import type { Field, FieldValue, FieldValues } from '../records/field.ts';
import { instantReader, readIsoInstant } from '../records/instant.ts';
import type { InstantReader } from '../records/instant.ts';
import { slugOf } from '../../../platform/organizations/slug.ts';
import { WrongFileError } from '../wrong-file-error.ts';
import type { FileRow, TableFile } from '../file/table-file.ts';
import { columnsOf } from './import-map.ts';
import { TextNumbers } from './text-numbers.ts';
import type { FieldRule, ImportMap } from './import-map.ts';

/** A record read from the file, before any database check. */
export interface ReadRecord {
  readonly line: number;
  readonly externalId: string;
  readonly values: FieldValues;
}
export type RowResult =
  | { readonly ok: true; readonly record: ReadRecord }
  | { readonly ok: false; readonly problems: readonly string[] };

type Text = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };
type Filler = (
  row: readonly string[],
) => { readonly ok: true; readonly value: FieldValue } | { readonly ok: false; readonly problem: string };

/**
 * Turns rows into records using a map. It counts equal rows when ids are digests, so a reader must read a single file
 * once, from the start.
 */
export class RowReader {
  readonly #width: number;
  readonly #fields: readonly Field[];
  readonly #fillers: readonly (readonly [string, Filler])[];
  readonly #externalId: (row: readonly string[]) => Text;
  /** The line of each id; null when ids are digests with a count, which are always distinct. */
  readonly #lineOf: TextNumbers | null;
  readonly #distinct: boolean;

  /** @throws {WrongFileError} when the map doesn't match the file */
  constructor(
    map: ImportMap,
    fields: readonly Field[],
    headers: readonly string[],
    { hasDateCells }: Pick<TableFile, 'hasDateCells'> = { hasDateCells: false },
  ) {
    this.#width = headers.length;
    this.#fields = fields;
    this.#distinct = map.distinct;
    checkFit(map, fields, headers);
    const columnOf = (name: string) => headers.indexOf(name);
    this.#fillers = fields.flatMap((field) => {
      const rule = map.fields[field.name];
      return rule && field.name !== 'external_id'
        ? [[field.name, fillerOf(field, rule, map, columnOf, hasDateCells)] as const]
        : [];
    });
    const idRule = map.fields['external_id'] ?? { hash: [...headers] };
    this.#lineOf = idRule.hash ? null : new TextNumbers();
    this.#externalId = externalIdOf(idRule, columnOf);
  }

  read({ line, fields: row }: FileRow): RowResult | 'repeated' {
    if (row.length < this.#width || row.slice(this.#width).some((extra) => extra.trim() !== ''))
      return { ok: false, problems: [`the row has ${row.length} fields, the header has ${this.#width}`] };
    const problems: string[] = [];
    const values: Record<string, FieldValue> = {};
    for (const [name, fill] of this.#fillers) {
      const filled = fill(row);
      if (filled.ok) values[name] = filled.value;
      else problems.push(filled.problem);
    }
    for (const field of this.#fields)
      if (
        field.required &&
        field.name !== 'external_id' &&
        (values[field.name] ?? null) === null &&
        !problems.some((problem) => problem.startsWith(`${field.name} `))
      )
        problems.push(`${field.name} is empty`);
    const id = this.#externalId(row);
    if (!id.ok) problems.push(id.problem);
    else if (id.text === '') problems.push('external_id is empty');
    if (problems.length > 0 || !id.ok) return { ok: false, problems };
    const externalId = id.text;
    const before = this.#lineOf?.replace(externalId, (known) => known ?? line);
    if (before !== undefined)
      return this.#distinct
        ? 'repeated'
        : { ok: false, problems: [`external_id '${externalId}' is already in line ${before}`] };
    return { ok: true, record: { line, externalId, values } };
  }
}

/** The records a map adds to its file, read like rows of a file with our column names. */
export function literalRecords(map: ImportMap, fields: readonly Field[]): readonly ReadRecord[] {
  const known = new Set(fields.map(({ name }) => name));
  return map.rows.map((row, index) => {
    const where = `Row ${index + 1} of the map's rows`;
    const headers = Object.keys(row);
    const stranger = headers.find((name) => !known.has(name));
    if (stranger !== undefined)
      throw new WrongFileError(`${where} has '${stranger}', which isn’t a field of ${map.kind}.`);
    const missing = fields
      .filter(({ name, required }) => required && !Object.hasOwn(row, name))
      .map(({ name }) => name);
    if (missing.length > 0) throw new WrongFileError(`${where} is missing ${missing.join(', ')}.`);
    const own: ImportMap = { ...map, fields: Object.fromEntries(headers.map((name) => [name, { column: name }])) };
    const result = new RowReader(own, fields, headers).read({
      line: 0,
      fields: headers.map((name) => String(row[name])),
    });
    if (result === 'repeated') throw new Error('A reader that reads one row cannot meet it again.');
    if (!result.ok) throw new WrongFileError(`${where}: ${result.problems.join('; ')}.`);
    return result.record;
  });
}

function checkFit(map: ImportMap, fields: readonly Field[], headers: readonly string[]): void {
  const known = new Set(fields.map(({ name }) => name));
  const strangers = Object.keys(map.fields).filter((name) => !known.has(name));
  if (strangers.length > 0)
    throw new WrongFileError(
      `The map fills ${strangers.join(', ')}, but ${map.kind} have the fields ${[...known].join(', ')}.`,
    );
  const untimed = fields.find(({ name, kind }) => kind !== 'instant' && map.fields[name]?.format !== undefined);
  if (untimed) throw new WrongFileError(`The map gives ${untimed.name} a format, but only times can have one.`);
  const absent = columnsOf(map).filter((name) => !headers.includes(name));
  const missing = fields.filter(({ name, required }) => required && !map.fields[name]).map(({ name }) => name);
  if (absent.length === 0 && missing.length === 0) return;
  const found = `The file has the columns: ${headers.join(', ')}.`;
  if (absent.length > 0)
    throw new WrongFileError(`Expected the columns ${absent.join(', ')}, which the map uses. ${found}`);
  throw new WrongFileError(
    `Expected ${map.kind} with at least the columns ${fields
      .filter(({ required }) => required)
      .map(({ name }) => name)
      .join(
        ', ',
      )}; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. ${found} If yours have other names, write a map: docs/import.md.`,
  );
}

function fillerOf(
  field: Field,
  rule: FieldRule,
  map: ImportMap,
  columnOf: (name: string) => number,
  hasDateCells: boolean,
): Filler {
  if (rule.hash) throw new WrongFileError(`Only external_id can be a hash, not ${field.name}.`);
  const textOf = ruledText(field.name, rule, columnOf);
  const parse =
    field.kind === 'instant'
      ? instantParser(field, rule.format ?? map.dateFormat, hasDateCells)
      : (text: string) => readField(field, text);
  return (row) => {
    const read = textOf(row);
    return read.ok ? parse(read.text) : read;
  };
}

/** The text a rule gives a field, after value mapping, the default for empty cells, and letter case. */
function ruledText(
  name: string,
  rule: FieldRule,
  columnOf: (name: string) => number,
): (row: readonly string[]) => Text {
  const source = textSource(rule, columnOf);
  const { values = {}, ifEmpty, unlisted = 'reject' } = rule;
  const matches = (rule.match ?? []).map(({ contains, pattern, value }) => {
    if (pattern !== undefined) {
      const expression = new RegExp(pattern, 'iu');
      return { fits: (text: string) => expression.test(text), value };
    }
    const parts = [contains ?? []].flat().map((part) => part.toLowerCase());
    return { fits: (text: string) => parts.some((part) => text.toLowerCase().includes(part)), value };
  });
  const translates = rule.values !== undefined || rule.match !== undefined;
  return (row) => {
    let text = source(row).trim();
    if (translates && text !== '') {
      const match = Object.hasOwn(values, text) ? { value: values[text] } : matches.find(({ fits }) => fits(text));
      if (match) text = String(match.value ?? '');
      else if (unlisted === 'empty') text = '';
      else if (unlisted === 'reject') return { ok: false, problem: `${name} is '${text}', which the map doesn’t list` };
    }
    if (text === '' && ifEmpty !== undefined) text = String(ifEmpty);
    return { ok: true, text: rule.case ? inCase(text, rule.case) : text };
  };
}

/** Matches Excel day numbers of the years 1982 to 2064, in a file that should have dates. */
const excelDay = /^[3-5]\d{4}([.,]\d+)?$/;

function instantParser(
  field: Field,
  format: string | undefined,
  hasDateCells: boolean,
): (text: string) => ReturnType<Filler> {
  const read: InstantReader | null = format === undefined ? readIsoInstant : instantReader(format);
  if (!read)
    throw new WrongFileError(
      `The map's format '${format}' for ${field.name} isn’t valid. Formats: iso, unix, unix-ms, excel, or a pattern like M/D/YYYY h:mm A.`,
    );
  const expected =
    format === undefined || format === 'iso' ? 'a time like 2026-11-20 14:05' : `a time in the format ${format}`;
  return (text) => {
    if (text === '') return { ok: true, value: null };
    // A workbook's date cell is unambiguous; the format applies to dates written as text.
    const value = (hasDateCells ? readIsoInstant(text) : null) ?? read(text);
    if (value) return { ok: true, value };
    const advice = excelDay.test(text)
      ? ', which looks like an Excel day number (set "dateFormat": "excel" in the map)'
      : `, expected ${expected}${format === undefined ? ' (set the format in a map: dateFormat)' : ''}`;
    return { ok: false, problem: `${field.name} is '${text}'${advice}` };
  };
}

function textSource(rule: FieldRule, columnOf: (name: string) => number): (row: readonly string[]) => string {
  const { column, constant, template } = rule;
  if (column !== undefined) {
    const index = columnOf(column);
    return (row) => row[index] ?? '';
  }
  if (template !== undefined)
    return (row) => template.replace(/\{([^}]+)\}/g, (_all, name: string) => (row[columnOf(name)] ?? '').trim());
  return () => String(constant ?? '');
}

function externalIdOf(rule: FieldRule, columnOf: (name: string) => number): (row: readonly string[]) => Text {
  if (!rule.hash) return ruledText('external_id', rule, columnOf);
  const indexes = rule.hash.map(columnOf);
  const seen = new TextNumbers();
  return (row) => {
    // 128 bits of the digest: a collision of two different rows is practically impossible.
    const digest = hash('sha256', JSON.stringify(indexes.map((index) => row[index]?.trim() ?? '')), 'hex').slice(0, 32);
    const before = seen.replace(digest, (count) => (count ?? 0) + 1) ?? 0;
    return { ok: true, text: `${digest}-${before + 1}` };
  };
}

function inCase(text: string, letters: NonNullable<FieldRule['case']>): string {
  switch (letters) {
    case 'lower':
      return text.toLowerCase();
    case 'upper':
      return text.toUpperCase();
    case 'slug':
      return slugOf(text);
    case 'title':
      return text
        .toLowerCase()
        .replace(/(^|[\s/-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
  }
}
