import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { CallOutcome, ProviderType } from '../../platform/database/call-tables.ts';
import { allOf, beyond, countRows, keyTexts, missingLast, orderBy as orderList } from '../../platform/lists/keyset.ts';
import type { SortKey } from '../../platform/lists/keyset.ts';
import type { ListOrder } from '../../platform/lists/list-request.ts';
import { promisedMinutes } from '../metrics/fact-sources.ts';

/** A row of Call Details, without member data. */
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
  readonly late: boolean;
  readonly appointment: boolean;
  readonly vehicle: string | null;
  readonly truck: string | null;
}

/** The position after which the next page starts. */
export interface CallTableCursor {
  readonly localDay: string;
  readonly id: number;
}

/** The rows and their order. */
export interface CallTableQuery {
  /** The condition on rows of `call`. */
  readonly where: RawBuilder<unknown>;
  readonly orderBy: readonly ListOrder<CallOrder>[];
  /** Continue after this row; null to start from the first. */
  readonly after: CallTableCursor | null;
  readonly offset: number;
  readonly limit: number;
}

const day: SortKey = { value: sql`local_day`, type: 'date' };
const received: SortKey = { value: sql`received_at`, type: 'timestamptz' };
const sortKeys = {
  sc_dt: () => [day, received],
  tcd: () => [{ value: sql`trouble_code`, type: 'text' }],
  // Matches the expression index on the longest waits exactly.
  ata_minutes: (descending) => [
    {
      value: descending ? sql`coalesce(ata_seconds, -1)` : sql`coalesce(ata_seconds, 2147483647)`,
      type: 'integer',
    },
  ],
  pta_minutes: missingLast(promisedMinutes, sql`0`, 'integer'),
  pass_count: missingLast(sql`pass_count`, sql`0`, 'integer'),
  outcome: missingLast(sql`outcome`, sql`''`, 'text'),
  city: missingLast(sql`city`, sql`''`, 'text'),
} as const satisfies Record<string, (descending: boolean) => readonly SortKey[]>;

/** The fields calls can be sorted by. */
export type CallOrder = keyof typeof sortKeys;
export const callOrders = Object.keys(sortKeys) as readonly CallOrder[];

/** Reads a page of calls; null when the row it continues after no longer exists. */
export async function callPage(
  db: Pick<Database, 'kysely'>,
  { where, orderBy, after, offset, limit }: CallTableQuery,
): Promise<CallTableRow[] | null> {
  const keys: SortKey[] = [
    ...orderBy.flatMap(({ field, descending }) => sortKeys[field](descending).map((key) => ({ ...key, descending }))),
    { value: sql`id`, type: 'bigint' },
  ];
  const order = { keys, descending: orderBy[0]?.descending ?? false };
  const conditions = [where];
  if (after) {
    const last = await keysOfRow(db, keys, after);
    if (!last) return null;
    conditions.push(beyond(order, last));
  }
  const { rows } = await sql<CallTableRow>`
    select page.*, (select survey.outc1 from survey where survey.call_id = page.id order by survey.recorded_at desc limit 1) as outc1
    from (
      select id, local_day, received_at, station_id, driver_id, provider_type, trouble_code, outcome, clear_code, pass_count, city, state, grid,
        ata_seconds, late, appointment, vehicle, truck, ${promisedMinutes} as promised_minutes, row_number() over () as place
      from (
        select * from call where ${allOf(conditions)}
        order by ${orderList(order)} offset ${offset} limit ${limit}
      ) as call
    ) as page order by page.place`.execute(db.kysely);
  return rows;
}

/** Counts the calls that match a condition. */
export async function countCalls(db: Pick<Database, 'kysely'>, where: RawBuilder<unknown>): Promise<number> {
  return countRows(db.kysely, sql`call`, [where]);
}

async function keysOfRow(
  db: Pick<Database, 'kysely'>,
  keys: readonly SortKey[],
  { localDay, id }: CallTableCursor,
): Promise<readonly string[] | null> {
  const { rows } = await sql<{
    keys: readonly string[];
  }>`select ${keyTexts(keys)} as keys
    from call where local_day = ${localDay}::date and id = ${id}::bigint`.execute(db.kysely);
  return rows[0]?.keys ?? null;
}
