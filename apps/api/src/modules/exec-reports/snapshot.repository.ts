import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Geography } from '@roadside/domain/geography';
import type { ReportSnapshotTable } from '../../platform/database/report-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Which report: its kind, its place and its days. */
export interface SnapshotKey {
  readonly kind: ReportSnapshotTable['kind'];
  readonly geography: Pick<Geography, 'baseId' | 'facilityType'>;
  readonly from: string;
  readonly to: string;
}

/** A frozen report. */
export interface Snapshot {
  readonly id: number;
  readonly version: number;
  readonly facts: unknown;
  readonly frozen_at: Date;
}

/** The latest version of a frozen report; null if it isn't frozen. */
export async function findSnapshot(
  db: Kysely<Tables>,
  { kind, geography, from, to }: SnapshotKey,
): Promise<Snapshot | null> {
  const found = await db
    .selectFrom('report_snapshot')
    .select(['id', 'version', 'facts', 'frozen_at'])
    .where('kind', '=', kind)
    .where('organization_id', '=', geography.baseId)
    .where('facility_type', '=', geography.facilityType ?? '')
    .where('from_day', '=', from)
    .where('to_day', '=', to)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Freezes a report, unless somebody else just did, or roll-ups of its days wait to be recomputed: their numbers would be
 * frozen as they were before the latest import. Returns its id if it was frozen now.
 */
export async function freeze(
  db: Kysely<Tables>,
  { kind, geography, from, to }: SnapshotKey,
  facts: object,
  factsVersion: number,
  at: Date,
): Promise<number | null> {
  const { rows } = await sql<{
    id: number;
  }>`insert into report_snapshot (kind, organization_id, facility_type, from_day, to_day, facts_version, facts, frozen_at)
    select ${kind}, ${geography.baseId}::integer, ${geography.facilityType ?? ''}, ${from}::date, ${to}::date, ${factsVersion}::integer, ${JSON.stringify(facts)}::jsonb, ${at}::timestamptz
    where not exists (select from rollup_dirty where local_day <= ${to}::date)
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether roll-ups of these days wait to be recomputed, so that no report of them can be frozen. */
export async function waitsForRollups(db: Kysely<Tables>, to: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists(select from rollup_dirty where local_day <= ${to}::date) as waits`.execute(db);
  return rows[0]?.waits ?? false;
}

/** The first station-local day with calls; null before any. */
export async function firstDayWithCalls(db: Kysely<Tables>): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(local_day) as day from call`.execute(db);
  return rows[0]?.day ?? null;
}

/** Those of some stations that had any call, pass or survey on these days. */
export async function stationsWithData(
  db: Kysely<Tables>,
  stationIds: readonly number[],
  { from, to }: Pick<SnapshotKey, 'from' | 'to'>,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...stationIds]}::integer[]) as station (id) where exists (
      select from rollup_station_day_total
      where station_id = station.id and local_day between ${from}::date and ${to}::date)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** A frozen scorecard by its id; null if there is none. */
export async function findScorecard(
  db: Kysely<Tables>,
  id: number,
): Promise<(Snapshot & { readonly organization_id: number }) | null> {
  const found = await db
    .selectFrom('report_snapshot')
    .select(['id', 'version', 'facts', 'frozen_at', 'organization_id'])
    .where('kind', '=', 'scorecard')
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** The reports of whole organizations that are frozen for these days, as `kind organization`. */
export async function frozenFor(
  db: Kysely<Tables>,
  { from, to }: Pick<SnapshotKey, 'from' | 'to'>,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('report_snapshot')
    .select(['kind', 'organization_id'])
    .where('facility_type', '=', '')
    .where('from_day', '=', from)
    .where('to_day', '=', to)
    .execute();
  return new Set(rows.map(({ kind, organization_id }) => frozenKey(kind, organization_id)));
}

/** The key of `frozenFor`. */
export const frozenKey = (kind: SnapshotKey['kind'], organizationId: number) => `${kind} ${organizationId}`;
