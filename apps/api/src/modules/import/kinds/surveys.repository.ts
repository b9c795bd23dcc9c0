import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { DirtyKey } from '../../metrics/rollups.ts';
import { announceSurveys } from '../../surveys/announce-surveys.ts';
import { applyRulesToCalls } from '../../surveys/business-rules.repository.ts';
import { storeReadings } from '../../surveys/comment-reading.repository.ts';
import type { ImportContext, WriteResult } from './import-kind.ts';
import type { ImportedSurvey } from './surveys.ts';

/** A survey's call, with the keys that the survey repeats. */
export interface SurveyedCall {
  readonly id: number;
  readonly localDay: string;
  readonly stationId: number;
  readonly driverId: number | null;
  readonly providerType: string | null;
  readonly troubleCode: string;
  readonly receivedAt: Date;
  readonly state: string | null;
  readonly city: string | null;
  readonly grid: string | null;
  readonly timeZone: string;
}

/** Calls by their source's ids. */
export async function findSurveyedCalls(
  db: Database,
  source: string,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, SurveyedCall>> {
  interface Row {
    readonly external_id: string;
    readonly id: number;
    readonly local_day: string;
    readonly station_id: number;
    readonly driver_id: number | null;
    readonly provider_type: string | null;
    readonly trouble_code: string;
    readonly received_at: Date;
    readonly state: string | null;
    readonly city: string | null;
    readonly grid: string | null;
    readonly time_zone: string;
  }
  const { rows } =
    await sql<Row>`select found.external_id, call.id, call.local_day::text, call.station_id, call.driver_id, call.provider_type, call.trouble_code,
      call.received_at, call.state, call.city, call.grid, organization.time_zone
    from call_source as found join call on call.local_day = found.local_day and call.id = found.call_id join organization on organization.id = call.station_id
    where found.source = ${source} and found.external_id = any(${[...new Set(externalIds)]}::text[])`.execute(
      db.kysely,
    );
  return new Map(
    rows.map((row) => [
      row.external_id,
      {
        id: Number(row.id),
        localDay: row.local_day,
        stationId: row.station_id,
        driverId: row.driver_id,
        providerType: row.provider_type,
        troubleCode: row.trouble_code,
        receivedAt: row.received_at,
        state: row.state,
        city: row.city,
        grid: row.grid,
        timeZone: row.time_zone,
      },
    ]),
  );
}

interface KnownSurvey {
  readonly survey_id: number;
  readonly content_hash: string;
}

/** Writes a chunk: adds unknown surveys, replaces those with changed content under the same id, and leaves the rest. */
export async function writeSurveys(
  trx: Transaction<Tables>,
  { map }: ImportContext,
  rows: readonly ImportedSurvey[],
): Promise<WriteResult> {
  const { rows: found } = await sql<
    KnownSurvey & { external_id: string }
  >`select external_id, survey_id, content_hash from survey_source
    where source = ${map.source} and external_id = any(${rows.map(({ externalId }) => externalId)}::text[])`.execute(
    trx,
  );
  const known = new Map(found.map((row) => [row.external_id, row]));
  const added = rows.filter(({ externalId }) => !known.has(externalId));
  const changed = rows.filter(
    ({ externalId, contentHash }) => known.has(externalId) && known.get(externalId)?.content_hash !== contentHash,
  );
  const dirty: DirtyKey[] = [...added, ...changed].map(({ call }) => ({
    stationId: call.stationId,
    localDay: call.localDay,
  }));
  const callIds = [...added, ...changed].map(({ call }) => call.id);
  if (added.length > 0) {
    const ids = (
      await sql<{
        id: number;
      }>`select nextval('survey_id_seq') as id from generate_series(1, ${added.length}::integer)`.execute(trx)
    ).rows.map(({ id }) => Number(id));
    await insertSurveys(trx, ids, added);
    await sql`insert into survey_source (source, external_id, survey_id, content_hash)
      select ${map.source}, * from unnest(${added.map(({ externalId }) => externalId)}::text[], ${ids}::bigint[], ${added.map(({ contentHash }) => contentHash)}::text[])`.execute(
      trx,
    );
  }
  if (changed.length > 0) {
    const ids = changed.map(({ externalId }) => Number(known.get(externalId)?.survey_id));
    const removed = await sql<{
      station_id: number;
      local_day: string;
      call_id: number;
    }>`delete from survey where id = any(${ids}::bigint[]) returning station_id, local_day::text, call_id`.execute(trx);
    callIds.push(...removed.rows.map(({ call_id: id }) => Number(id)));
    dirty.push(...removed.rows.map(({ station_id, local_day }) => ({ stationId: station_id, localDay: local_day })));
    await insertSurveys(trx, ids, changed);
    await sql`update survey_source set content_hash = new.content_hash
      from unnest(${changed.map(({ externalId }) => externalId)}::text[], ${changed.map(({ contentHash }) => contentHash)}::text[]) as new (external_id, content_hash)
      where survey_source.source = ${map.source} and survey_source.external_id = new.external_id`.execute(trx);
  }
  await applyRulesToCalls(trx, callIds);
  return {
    added: added.length,
    changed: changed.length,
    unchanged: rows.length - added.length - changed.length,
    dirty,
  };
}

async function insertSurveys(
  trx: Transaction<Tables>,
  ids: readonly number[],
  rows: readonly ImportedSurvey[],
): Promise<void> {
  const columns: readonly (readonly [string, string, readonly (string | number | boolean | null)[]])[] = [
    ['id', 'bigint', ids],
    ['call_id', 'bigint', rows.map(({ call }) => call.id)],
    ['local_day', 'date', rows.map(({ call }) => call.localDay)],
    ['station_id', 'integer', rows.map(({ call }) => call.stationId)],
    ['driver_id', 'integer', rows.map(({ call }) => call.driverId)],
    ['provider_type', 'text', rows.map(({ call }) => call.providerType)],
    ['trouble_code', 'text', rows.map(({ call }) => call.troubleCode)],
    ['call_received_at', 'timestamptz', rows.map(({ call }) => call.receivedAt.toISOString())],
    ['recorded_at', 'timestamptz', rows.map(({ recordedAt }) => recordedAt)],
    ['updated_at', 'timestamptz', rows.map(({ updatedAt }) => updatedAt)],
    ['channel', 'text', rows.map(({ channel }) => channel)],
    ...(['outc1', 'response_sat', 'q24', 'q26', 'driver5', 'driver10'] as const).map(
      (question) => [question, 'smallint', rows.map(({ answers }) => answers[question])] as const,
    ),
    ['imported_reroute', 'boolean', rows.map(({ reroute }) => reroute)],
    ['imported_remove', 'boolean', rows.map(({ remove }) => remove)],
    ['wrong_provider', 'boolean', rows.map(({ wrongProvider = false }) => wrongProvider)],
    ['comment', 'text', rows.map(({ comment }) => comment)],
    ['state', 'text', rows.map(({ call }) => call.state)],
    ['city', 'text', rows.map(({ call }) => call.city)],
    ['grid', 'text', rows.map(({ call }) => call.grid)],
  ];
  const names = columns.map(([name]) => sql.ref(name));
  const arrays = columns.map(([, type, values]): RawBuilder<unknown> => sql`${values}::${sql.raw(type)}[]`);
  await sql`insert into survey (${sql.join(names)}) select * from unnest(${sql.join(arrays)})`.execute(trx);
  await storeReadings(
    trx,
    rows.flatMap(({ call, comment, answers }, index) => {
      const id = ids[index];
      return comment && id !== undefined ? [{ id, comment, outc1: answers.outc1, station_id: call.stationId }] : [];
    }),
  );
  await announceSurveys(
    trx,
    rows.map(({ call }) => ({ station_id: call.stationId })),
  );
}
