import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { unreadable } from '../file/unreadable.ts';
import type { Wanted } from '../file/unreadable.ts';
import { WrongFileError } from '../wrong-file-error.ts';

export const importKinds = [
  'organizations',
  'employees',
  'calls',
  'surveys',
  'availability',
  'time-off',
  'shifts',
] as const;
export type ImportKindName = (typeof importKinds)[number];

const cases = z.enum(['title', 'lower', 'upper', 'slug']);

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One `match` rule: maps text that contains a string, or matches a regular expression, to a value. */
const matchRule = z
  .strictObject({
    /** Text anywhere in the cell; with several, any of them matches. */
    contains: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).optional(),
    /** A JavaScript regular expression. */
    pattern: z.string().min(1).refine(isPattern, 'isn’t a regular expression').optional(),
    /** The resulting value; null = empty. */
    value,
  })
  .refine(
    ({ contains, pattern }) => (contains === undefined) !== (pattern === undefined),
    'needs either contains or pattern',
  );

const ruleObject = z
  .strictObject({
    /** Uses the text of this column. */
    column: z.string().min(1).optional(),
    /** The same value for every row. */
    constant: z.union([z.string(), z.number(), z.boolean()]).optional(),
    /** Text with columns in braces: `montgomery-{twp}`. */
    template: z.string().min(1).optional(),
    /**
     * A digest of these columns and a count of earlier equal rows in the file; for external_id in files without ids.
     */
    hash: z.array(z.string().min(1)).min(1).optional(),
    /** Maps each text to a value; null = empty. */
    values: z.record(z.string(), value).optional(),
    /** Maps free text to a value by the first matching rule, ignoring case. Used for texts not listed in `values`. */
    match: z.array(matchRule).min(1).optional(),
    /** Handling of texts that match neither `values` nor `match`. */
    unlisted: z.enum(['reject', 'keep', 'empty']).optional(),
    /** Format of a time; see `instantReader`. */
    format: z.string().min(1).optional(),
    /** Letter case of the result. */
    case: cases.optional(),
    /** Value for an empty cell. */
    ifEmpty: z.union([z.string(), z.number(), z.boolean()]).optional(),
  })
  .refine(
    (rule) =>
      [rule.column, rule.constant, rule.template, rule.hash].filter((source) => source !== undefined).length === 1,
    'needs exactly one of column, constant, template and hash',
  )
  .refine(
    (rule) => rule.unlisted === undefined || rule.values !== undefined || rule.match !== undefined,
    'has unlisted without values or match',
  )
  .refine(
    ({ hash, values, match, case: letters, ifEmpty, format }) =>
      hash === undefined || [values, match, letters, ifEmpty, format].every((more) => more === undefined),
    'has a hash, which can’t be combined with anything else',
  );

export type FieldRule = z.output<typeof ruleObject>;

/** The source of a field: a column's name, or a rule. */
const fieldRule = z.union([
  z
    .string()
    .min(1)
    .transform((column): FieldRule => ({ column })),
  ruleObject,
]);

const importMap = z.strictObject({
  kind: z.enum(importKinds),
  /** The source of the records; together with external_id it identifies a record. */
  source: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/, 'must be lower-case letters, digits and hyphens'),
  /** For people who read the map. */
  description: z.string().optional(),
  /** Name of the sheet, for workbooks. */
  sheet: z.string().min(1).optional(),
  encoding: z.string().optional(),
  delimiter: z.string().length(1).optional(),
  /** Zone of times without an offset; by default each station's own. */
  timeZone: z.string().optional(),
  /** Format of times whose field has none of its own. */
  dateFormat: z.string().optional(),
  nonexistentTime: z.enum(['reject', 'later']).default('reject'),
  ambiguousTime: z.enum(['earlier', 'later']).default('earlier'),
  /** organizations, employees: rows with the same external_id are one record; the first one counts. */
  distinct: z.boolean().default(false),
  /** Records missing from the file, as objects of our fields; read before the file. */
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))).default([]),
  /** calls: coordinates outside are dropped and counted; the call stays. */
  bounds: z.strictObject({ south: z.number(), north: z.number(), west: z.number(), east: z.number() }).optional(),
  /** Words that mean no value, instead of the usual ones (`emptyWords`). */
  empty: z.array(z.string().min(1)).optional(),
  /** surveys: the source of their calls, if it differs. */
  callSource: z.string().optional(),
  fields: z.record(z.string(), fieldRule),
});
export type ImportMap = z.output<typeof importMap>;

const expected = 'Expected an object with kind, source and fields, like the example in docs/import.md.';
const wanted: Wanted = {
  noun: 'map',
  absent: 'Check the path, write a map as in docs/import.md, or leave out --map if the columns have our names.',
  folder: 'Choose a JSON file in it.',
};

/**
 * Reads a map file.
 * @throws {WrongFileError} with every problem and its position
 */
export async function readImportMap(path: string, kind: ImportKindName): Promise<ImportMap> {
  if (path === '') throw new WrongFileError(`The path of the map is empty. ${wanted.absent}`);
  const bytes = await readFile(path).catch((error: unknown) => {
    throw unreadable(error, path, wanted);
  });
  // UTF-16, as some shells write, is mostly valid UTF-8 with a zero in every second byte.
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new WrongFileError(`The map ${path} isn’t UTF-8 text. Save it as UTF-8. ${expected}`);
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (text.trim() === '') throw new WrongFileError(`The map ${path} is empty. ${expected}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new WrongFileError(`The map ${path} isn’t valid JSON: ${(error as SyntaxError).message}. ${expected}`);
  }
  return parseImportMap(json, kind, path);
}

/** Like `readImportMap`, from a value. */
export function parseImportMap(json: unknown, kind: ImportKindName, name: string): ImportMap {
  const parsed = importMap.safeParse(json);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the map'}: ${message}`);
    throw new WrongFileError(
      `The map ${name} has problems:\n${faults.join('\n')}\ndocs/import.md lists what a map can contain.`,
    );
  }
  if (parsed.data.kind !== kind)
    throw new WrongFileError(`The map ${name} is for ${parsed.data.kind}, but you’re importing ${kind}.`);
  return parsed.data;
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'iu'));
  } catch {
    return false;
  }
}

/** The columns a map reads. */
export function columnsOf(map: ImportMap): readonly string[] {
  const named = Object.values(map.fields).flatMap(({ column, hash = [], template = '' }) =>
    hash.concat(column ?? [], placeholders(template)),
  );
  return [...new Set(named)];
}

/** The column names in braces. */
export function placeholders(template: string): string[] {
  return [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
}

/** The map for a file that uses our column names: every field comes from the column of the same name. */
export function defaultMap(kind: ImportKindName, fieldNames: readonly string[], headers: readonly string[]): ImportMap {
  const byName = new Map(headers.map((header) => [normalized(header), header]));
  const fields: Record<string, FieldRule> = {};
  for (const name of fieldNames) {
    const header = byName.get(name);
    if (header !== undefined) fields[name] = { column: header };
  }
  // Records without ids are identified by their whole content.
  if (fieldNames.includes('external_id')) fields['external_id'] ??= { hash: [...headers] };
  return {
    kind,
    source: 'import',
    nonexistentTime: 'reject',
    ambiguousTime: 'earlier',
    distinct: false,
    rows: [],
    fields,
  };
}

/** Normalizes column names for comparison with ours, ignoring case, spaces and hyphens. */
export function normalized(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
