import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A value that rows are sorted by. */
export interface SortKey {
  /** Must not be null; see `missingLast`. */
  readonly value: RawBuilder<unknown>;
  /** Name of its PostgreSQL type, which a cursor's text is cast to. Never user input. */
  readonly type: string;
  /** The direction of this key, if it differs from the list's. */
  readonly descending?: boolean;
}

/** The sort order of a list. The last key must be unique, or equal rows could be skipped or repeated. */
export interface KeysetOrder {
  readonly keys: readonly SortKey[];
  readonly descending: boolean;
}

/**
 * Turns a nullable value into keys that sort nulls last in both
 * directions: first by whether it is present, then by itself.
 */
export function missingLast(
  value: RawBuilder<unknown>,
  fallback: RawBuilder<unknown>,
  type: string,
): (descending: boolean) => readonly SortKey[] {
  return (descending) => [
    { value: descending ? sql`(${value}) is not null` : sql`(${value}) is null`, type: 'boolean' },
    { value: sql`coalesce(${value}, ${fallback})`, type },
  ];
}

/** The `order by` list. */
export function orderBy({ keys, descending }: KeysetOrder): RawBuilder<unknown> {
  return sql.join(
    keys.map(({ value, descending: own = descending }) => (own ? sql`${value} desc` : sql`${value} asc`)),
  );
}

/**
 * The keys of a row as an array of texts, as the database writes them: a timestamp read into a Date would lose its
 * microseconds, and the next page would repeat or skip rows.
 */
export function keyTexts(keys: readonly SortKey[]): RawBuilder<readonly string[]> {
  return sql`array[${sql.join(keys.map(({ value }) => sql`(${value})::text`))}]`;
}

/**
 * The condition for rows after the one with these keys. When all keys have the same direction it compares row values,
 * which an index on the keys supports; otherwise it spells the comparison out, key by key.
 * @param after the keys as `keyTexts` read them, in order
 */
export function beyond({ keys, descending }: KeysetOrder, after: readonly string[]): RawBuilder<unknown> {
  const terms = keys.map(({ value, type, descending: own = descending }, index) => ({
    value,
    last: sql`${after[index]}::${sql.raw(type)}`,
    comparison: own ? sql`<` : sql`>`,
    own,
  }));
  const [first] = terms;
  if (terms.every(({ own }) => own === first?.own))
    return sql`(${sql.join(terms.map(({ value }) => value))}) ${first?.comparison ?? sql`>`} (${sql.join(terms.map(({ last }) => last))})`;
  const steps = terms.map(({ value, last, comparison }, index) => {
    const equal = terms.slice(0, index).map((term) => sql`${term.value} = ${term.last}`);
    return sql`(${allOf([...equal, sql`${value} ${comparison} ${last}`])})`;
  });
  return sql`(${sql.join(steps, sql` or `)})`;
}

/** Combines the conditions with `and`; true if there are none. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}

/** Counts the rows of a table that meet the conditions. */
export async function countRows(
  db: Kysely<Tables>,
  table: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::integer as n from ${table} where ${allOf(conditions)}`.execute(db);
  return rows[0]?.n ?? 0;
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Case-insensitive search for the text anywhere in a value. Wildcards in the text are ordinary characters. */
export function containsText(value: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  return sql`${value} ilike ${`%${escaped(text)}%`}`;
}

/** The shortest text that is searched for with typing errors: fewer letters resemble too much. */
const shortestTolerant = 3;

/**
 * Names that resemble the text as a whole or in a part, in spite of typing errors. A trigram index on lower(value)
 * supports it.
 */
export function resembles(value: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  if (text.trim().length < shortestTolerant) return sql`false`;
  return sql`(lower(${value}) % lower(${text}) or lower(${text}) <% lower(${value}))`;
}

/** How much a name resembles the text, from 0 to 1. */
export function resemblance(value: RawBuilder<unknown>, text: string): RawBuilder<number> {
  return sql<number>`greatest(similarity(lower(${value}), lower(${text})), word_similarity(lower(${text}), lower(${value})))`;
}

/** Case-insensitive search for the text at the beginning of a value; an index on lower(value) supports it. */
export function beginsWith(value: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  return sql`lower(${value}) like lower(${`${escaped(text)}%`})`;
}
