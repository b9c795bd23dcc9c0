import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { DirtyKey } from '../../metrics/rollups.ts';
import { applyRulesToCalls } from '../../surveys/business-rules.repository.ts';
import { callColumnTypes } from './call-fields.ts';
import type { CallColumn } from './call-fields.ts';
import type { ImportedCall } from './calls.ts';
import type { ImportContext, WriteResult } from './import-kind.ts';

interface KnownCall {
  readonly call_id: number;
  readonly local_day: string;
  readonly content_hash: string;
}

/** Writes a chunk: adds unknown calls, replaces those with changed content under the same id, and leaves the rest. */
export async function writeCalls(
  trx: Transaction<Tables>,
  { map }: ImportContext,
  rows: readonly ImportedCall[],
): Promise<WriteResult> {
  const known = await knownCalls(
    trx,
    map.source,
    rows.map(({ externalId }) => externalId),
  );
  const contentHashes = new Map(rows.map((row) => [row, contentHashOf(row)]));
  const hashesOf = (chosen: readonly ImportedCall[]) => chosen.map((row) => contentHashes.get(row) ?? '');
  const added = rows.filter(({ externalId }) => !known.has(externalId));
  const changed = rows.filter(
    (row) => known.has(row.externalId) && known.get(row.externalId)?.content_hash !== contentHashes.get(row),
  );
  const dirty: DirtyKey[] = [...added, ...changed].map(({ stationId, localDay }) => ({ stationId, localDay }));
  await ensureMonths(trx, [...added, ...changed]);
  if (added.length > 0) {
    const ids = await nextIds(trx, added.length);
    await insertCalls(trx, ids, added);
    await sql`insert into call_source (source, external_id, call_id, local_day, content_hash)
      select ${map.source}, * from unnest(${added.map(({ externalId }) => externalId)}::text[], ${ids}::bigint[], ${added.map(({ localDay }) => localDay)}::date[], ${hashesOf(added)}::text[])`.execute(
      trx,
    );
  }
  if (changed.length > 0) {
    const before = changed.map(({ externalId }) => known.get(externalId) as KnownCall);
    dirty.push(...(await replaceCalls(trx, map.source, { rows: changed, contentHashes: hashesOf(changed), before })));
  }
  return {
    added: added.length,
    changed: changed.length,
    unchanged: rows.length - added.length - changed.length,
    dirty,
  };
}

/** A digest of the row's content. Empty columns are ignored, so a map may gain fields. */
function contentHashOf({ columns, values }: ImportedCall): string {
  const content = columns.flatMap((column, index) => (values[index] === null ? [] : [column, values[index]]));
  return hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22);
}

async function knownCalls(
  trx: Transaction<Tables>,
  source: string,
  externalIds: readonly string[],
): Promise<Map<string, KnownCall>> {
  const { rows } = await sql<
    KnownCall & { external_id: string }
  >`select external_id, call_id, local_day::text, content_hash from call_source
    where source = ${source} and external_id = any(${externalIds}::text[])`.execute(trx);
  return new Map(rows.map((row) => [row.external_id, row]));
}

async function ensureMonths(trx: Transaction<Tables>, rows: readonly ImportedCall[]): Promise<void> {
  const months = [...new Set(rows.map(({ localDay }) => `${localDay.slice(0, 8)}01`))];
  await sql`select ensure_call_month(month) from unnest(${months}::date[]) as month`.execute(trx);
}

/**
 * Ids from the sequence, in order. If other writers caused a gap, the query returns every id instead of only the first.
 */
async function nextIds(trx: Transaction<Tables>, count: number): Promise<number[]> {
  const { rows } = await sql<{ first: number; ids: number[] | null }>`
    with drawn as materialized (select nextval('call_id_seq') as id from generate_series(1, ${count}::integer))
    select min(id) as first, case when max(id) - min(id) + 1 <> count(*) then array_agg(id order by id) end as ids from drawn`.execute(
    trx,
  );
  const { first, ids } = rows[0] as { first: number; ids: number[] | null };
  return ids?.map(Number) ?? Array.from({ length: count }, (_, index) => Number(first) + index);
}

/**
 * Rows may fill different columns (a station without a network has no provider type); one statement per set of columns.
 */
async function insertCalls(
  trx: Transaction<Tables>,
  ids: readonly number[],
  rows: readonly ImportedCall[],
): Promise<void> {
  const sets = new Map<
    string,
    {
      readonly columns: readonly CallColumn[];
      readonly rows: { readonly id: number; readonly values: ImportedCall['values'] }[];
    }
  >();
  rows.forEach(({ columns, values }, index) => {
    const key = columns.join();
    const set = sets.get(key) ?? { columns, rows: [] };
    set.rows.push({ id: ids[index] as number, values });
    sets.set(key, set);
  });
  for (const set of sets.values()) {
    const arrays = set.columns.map(
      (column, index): RawBuilder<unknown> =>
        sql`${set.rows.map(({ values }) => values[index] ?? null)}::${sql.raw(callColumnTypes[column])}[]`,
    );
    const names = set.columns.map((column) => sql.ref(column));
    await sql`insert into call (id, ${sql.join(names)}) select * from unnest(${set.rows.map(({ id }) => id)}::bigint[], ${sql.join(arrays)})`.execute(
      trx,
    );
  }
}

/**
 * A changed call may have moved to another day or station, so its row, its surveys with their marks, and both days'
 * roll-ups are updated.
 */
async function replaceCalls(
  trx: Transaction<Tables>,
  source: string,
  {
    rows,
    contentHashes,
    before,
  }: {
    readonly rows: readonly ImportedCall[];
    readonly contentHashes: readonly string[];
    readonly before: readonly KnownCall[];
  },
): Promise<DirtyKey[]> {
  const ids = before.map(({ call_id }) => Number(call_id));
  const removed = await sql<{
    station_id: number;
    local_day: string;
  }>`delete from call using unnest(${ids}::bigint[], ${before.map(({ local_day }) => local_day)}::date[]) as old (id, local_day)
    where call.id = old.id and call.local_day = old.local_day returning call.station_id, call.local_day::text`.execute(
    trx,
  );
  await insertCalls(trx, ids, rows);
  await sql`update call_source set local_day = new.local_day, content_hash = new.content_hash
    from unnest(${rows.map(({ externalId }) => externalId)}::text[], ${rows.map(({ localDay }) => localDay)}::date[], ${contentHashes}::text[]) as new (external_id, local_day, content_hash)
    where call_source.source = ${source} and call_source.external_id = new.external_id`.execute(trx);
  await sql`update survey set local_day = call.local_day, station_id = call.station_id, driver_id = call.driver_id, provider_type = call.provider_type,
      trouble_code = call.trouble_code, call_received_at = call.received_at, state = call.state, city = call.city, grid = call.grid
    from unnest(${ids}::bigint[], ${rows.map(({ localDay }) => localDay)}::date[]) as new (id, local_day) join call on call.local_day = new.local_day and call.id = new.id
    where survey.call_id = new.id`.execute(trx);
  await applyRulesToCalls(trx, ids);
  return removed.rows.map(({ station_id, local_day }) => ({ stationId: station_id, localDay: local_day }));
}
