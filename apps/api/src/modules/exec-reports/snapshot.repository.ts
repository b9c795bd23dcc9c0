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
 * frozen as they were before the latest import.
 */
export async function freeze(
  db: Kysely<Tables>,
  { kind, geography, from, to }: SnapshotKey,
  facts: object,
  factsVersion: number,
  at: Date,
): Promise<void> {
  await sql`insert into report_snapshot (kind, organization_id, facility_type, from_day, to_day, facts_version, facts, frozen_at)
    select ${kind}, ${geography.baseId}::integer, ${geography.facilityType ?? ''}, ${from}::date, ${to}::date, ${factsVersion}::integer, ${JSON.stringify(facts)}::jsonb, ${at}::timestamptz
    where not exists (select from rollup_dirty where local_day <= ${to}::date)
    on conflict do nothing`.execute(db);
}
