import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { CallOutcome, ProviderType } from '../../platform/database/tables.ts';
import { ataSeconds, promisedMinutes } from '../metrics/fact-sources.ts';

/** A call as Call Details shows it; nothing about the member. */
export interface CallTableRow {
  readonly id: number;
  readonly local_day: string;
  readonly received_at: Date;
  readonly station_id: number;
  readonly driver_id: number | null;
  readonly provider_type: ProviderType | null;
  readonly trouble_code: string;
  readonly outcome: CallOutcome | null;
  readonly clear_code: string | null;
  readonly ata_seconds: number | null;
  readonly promised_minutes: number | null;
  readonly pass_count: number | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly grid: string | null;
  readonly outc1: number | null;
}

/** Names the row a page ended with. */
export interface CallTableCursor {
  readonly localDay: string;
  readonly id: number;
}

/** Which rows, in which order. */
export interface CallTableQuery {
  /** What a row of `call` must fulfil. */
  readonly where: RawBuilder<unknown>;
  readonly orderBy: CallOrder;
  readonly descending: boolean;
  /** Rows after this one; null from the first. */
  readonly after: CallTableCursor | null;
  readonly offset: number;
  readonly limit: number;
}

interface SortKey {
  readonly value: RawBuilder<unknown>;
  readonly type: string;
}

/** A value that may be missing sorts last both ways: first by whether it is there, then by itself. */
const orMissing =
  (value: RawBuilder<unknown>, stand_in: RawBuilder<unknown>, type: string) =>
  (descending: boolean): SortKey[] => [
    { value: descending ? sql`(${value}) is not null` : sql`(${value}) is null`, type: 'boolean' },
    { value: sql`coalesce(${value}, ${stand_in})`, type },
  ];

const day: SortKey = { value: sql`local_day`, type: 'date' };
const received: SortKey = { value: sql`received_at`, type: 'timestamptz' };
const sortKeys = {
  sc_dt: () => [day, received],
  tcd: () => [{ value: sql`trouble_code`, type: 'text' }],
  ata_minutes: orMissing(ataSeconds, sql`0`, 'integer'),
  pta_minutes: orMissing(promisedMinutes, sql`0`, 'integer'),
  pass_count: orMissing(sql`pass_count`, sql`0`, 'integer'),
  outcome: orMissing(sql`outcome`, sql`''`, 'text'),
  city: orMissing(sql`city`, sql`''`, 'text'),
} as const satisfies Record<string, (descending: boolean) => SortKey[]>;

/** What calls can be sorted by. */
export type CallOrder = keyof typeof sortKeys;
export const callOrders = Object.keys(sortKeys) as readonly CallOrder[];

/** Reads a page of calls; null when the row the page begins after is no longer there. */
export async function callPage(
  db: Pick<Database, 'kysely'>,
  { where, orderBy, descending, after, offset, limit }: CallTableQuery,
): Promise<CallTableRow[] | null> {
  const keys: SortKey[] = [...sortKeys[orderBy](descending), { value: sql`id`, type: 'bigint' }];
  const direction = descending ? sql`desc` : sql`asc`;
  const conditions = [where];
  if (after) {
    const last = await keysOfRow(db, keys, after);
    if (!last) return null;
    // The first key alone repeats what the row says, in a form an index can be entered by.
    const values = keys.map((key, index) => sql`${last[index]}::${sql.raw(key.type)}`);
    const beyond = descending ? sql`<` : sql`>`;
    conditions.push(sql`(${sql.join(keys.map((key) => key.value))}) ${beyond} (${sql.join(values)})`);
  }
  const { rows } = await sql<CallTableRow>`
    select page.*, (select survey.outc1 from survey where survey.call_id = page.id order by survey.recorded_at desc limit 1) as outc1
    from (
      select id, local_day, received_at, station_id, driver_id, provider_type, trouble_code, outcome, clear_code, pass_count, city, state, grid,
        ${ataSeconds} as ata_seconds, ${promisedMinutes} as promised_minutes, row_number() over () as place
      from (
        select * from call where ${sql.join(conditions, sql` and `)}
        order by ${sql.join(keys.map((key) => sql`${key.value} ${direction}`))} offset ${offset} limit ${limit}
      ) as call
    ) as page order by page.place`.execute(db.kysely);
  return rows;
}

/** How many calls fulfil a condition. */
export async function countCalls(db: Pick<Database, 'kysely'>, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from call where ${where}`.execute(db.kysely);
  return rows[0]?.n ?? 0;
}

async function keysOfRow(
  db: Pick<Database, 'kysely'>,
  keys: readonly SortKey[],
  { localDay, id }: CallTableCursor,
): Promise<readonly string[] | null> {
  // As text and as the database writes it, so that not a microsecond is lost on the way.
  const { rows } = await sql<{
    keys: readonly string[];
  }>`select array[${sql.join(keys.map((key) => sql`(${key.value})::text`))}] as keys
    from call where local_day = ${localDay}::date and id = ${id}::bigint`.execute(db.kysely);
  return rows[0]?.keys ?? null;
}
