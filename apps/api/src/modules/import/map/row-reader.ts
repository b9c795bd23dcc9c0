import { hash } from 'node:crypto';
import type { FileRow, TableFile } from '../file/table-file.ts';
import { readField, readId } from '../records/field.ts';
import type { Field, FieldValue, FieldValues, Note, Read } from '../records/field.ts';
import { WrongFileError } from '../wrong-file-error.ts';
import { cellReader } from './cell-reader.ts';
import type { CellSource } from './cell-reader.ts';
import { columnsOf } from './import-map.ts';
import type { FieldRule, ImportMap } from './import-map.ts';
import { instantParser, sharesDay } from './instant-parser.ts';
import type { InstantOptions } from './instant-parser.ts';
import { ruledText } from './ruled-text.ts';
import { TextNumbers } from './text-numbers.ts';

/** A record read from the file, before any database check. */
export interface ReadRecord {
  readonly line: number;
  readonly externalId: string;
  readonly values: FieldValues;
  /** What the report should say about this row. */
  readonly notes?: readonly Note[];
}
export type RowResult =
  | { readonly ok: true; readonly record: ReadRecord }
  /** `values` has the fields that could be read. */
  | { readonly ok: false; readonly problems: readonly string[]; readonly values: FieldValues };

type Filler = (row: FileRow) => Read<FieldValue>;

/**
 * Turns rows into records using a map. It counts equal rows when ids are digests, so a reader must read a single file
 * once, from the start.
 */
export class RowReader {
  readonly #width: number;
  readonly #fields: readonly Field[];
  readonly #fillers: readonly (readonly [string, Filler])[];
  readonly #externalId: (row: FileRow) => Read<string>;
  /** The line of each id; null when ids are digests with a count, which are always distinct. */
  readonly #lineOf: TextNumbers | null;
  readonly #distinct: boolean;

  /** @throws {WrongFileError} when the map doesn't match the file */
  constructor(
    map: ImportMap,
    fields: readonly Field[],
    headers: readonly string[],
    { hasDateCells = false, now = Date.now() }: ReaderOptions = {},
  ) {
    this.#width = headers.length;
    this.#fields = fields;
    this.#distinct = map.distinct;
    checkFit(map, fields, headers);
    const source = cellReader(headers, map.empty);
    this.#fillers = fields.flatMap((field) => {
      const rule = map.fields[field.name];
      return rule && field.name !== 'external_id'
        ? [
            [
              field.name,
              fillerOf(field, rule, map, source, { hasDateCells, now, sharesDay: sharesDay(field.name, map, fields) }),
            ] as const,
          ]
        : [];
    });
    const idRule = map.fields['external_id'] ?? { hash: [...headers] };
    this.#lineOf = idRule.hash ? null : new TextNumbers();
    this.#externalId = externalIdOf(idRule, headers, source);
  }

  read(row: FileRow): RowResult | 'repeated' {
    const { line, fields: cells } = row;
    // Excel leaves out empty cells at the end of a row.
    if (cells.slice(this.#width).some((extra) => extra.trim() !== ''))
      return {
        ok: false,
        problems: [`the row has ${cells.length} fields, the header has ${this.#width}`],
        values: {},
      };
    const problems: string[] = [];
    const notes: Note[] = [];
    const values: Record<string, FieldValue> = {};
    for (const [name, fill] of this.#fillers) {
      const filled = fill(row);
      if (!filled.ok) {
        problems.push(filled.problem);
        continue;
      }
      values[name] = filled.value;
      if (filled.note) notes.push(filled.note);
    }
    for (const field of this.#fields)
      if (
        field.required &&
        field.name !== 'external_id' &&
        (values[field.name] ?? null) === null &&
        !problems.some((problem) => problem.startsWith(`${field.name} `))
      )
        problems.push(emptyProblem(field.name, notes));
    const id = this.#externalId(row);
    if (!id.ok) problems.push(id.problem);
    else {
      if (id.note) notes.push(id.note);
      if (id.value === '') problems.push(emptyProblem('external_id', notes));
    }
    if (problems.length > 0 || !id.ok) return { ok: false, problems, values };
    const externalId = id.value;
    const before = this.#lineOf?.replace(externalId, (known) => known ?? line);
    if (before !== undefined)
      return this.#distinct
        ? 'repeated'
        : { ok: false, problems: [`external_id '${externalId}' is already in line ${before}`], values };
    return { ok: true, record: { line, externalId, values, ...(notes.length > 0 ? { notes } : {}) } };
  }
}

/** What a reader knows besides the map and the header. */
export interface ReaderOptions extends Partial<Pick<TableFile, 'hasDateCells'>> {
  /** The time of the import; later times are suspicious. */
  readonly now?: number;
}

/** Names the text that stood for nothing, if there was one. */
function emptyProblem(name: string, notes: readonly Note[]): string {
  const note = notes.find(({ value }) => value.startsWith(`${name} '`));
  return note ? `${name} is empty (the file has ${note.value.slice(name.length + 1)})` : `${name} is empty`;
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

function fillerOf(field: Field, rule: FieldRule, map: ImportMap, source: CellSource, options: InstantOptions): Filler {
  if (rule.hash) throw new WrongFileError(`Only external_id can be a hash, not ${field.name}.`);
  const textOf = ruledText(field, rule, source);
  const parse =
    field.kind === 'instant'
      ? instantParser(field, rule.format ?? map.dateFormat, options)
      : (text: string) => readField(field, text);
  return (row) => {
    const read = textOf(row);
    if (!read.ok) return read;
    const parsed = parse(read.value);
    return parsed.ok && read.note ? { ...parsed, note: read.note } : parsed;
  };
}

function externalIdOf(rule: FieldRule, headers: readonly string[], source: CellSource): (row: FileRow) => Read<string> {
  const name = 'external_id';
  if (!rule.hash) {
    const textOf = ruledText({ name, kind: 'text' }, rule, source);
    return (row) => {
      const read = textOf(row);
      return read.ok && !read.note ? readId({ name }, read.value) : read;
    };
  }
  const indexes = rule.hash.map((column) => headers.indexOf(column));
  const seen = new TextNumbers();
  return ({ fields }) => {
    // 128 bits of the digest: a collision of two different rows is practically impossible.
    const content = JSON.stringify(indexes.map((index) => fields[index]?.trim() ?? ''));
    const digest = hash('sha256', content, 'hex').slice(0, 32);
    const before = seen.replace(digest, (count) => (count ?? 0) + 1) ?? 0;
    return { ok: true, value: `${digest}-${before + 1}` };
  };
}
