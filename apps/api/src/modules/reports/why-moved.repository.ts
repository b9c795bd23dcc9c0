import { sql } from 'kysely';
import { troubleCodesByGroup } from '@roadside/domain/calls';
import type { MeasureId } from '@roadside/domain/metrics';
import type { Database } from '../../platform/database/database.ts';
import { factSource } from '../metrics/fact-sources.ts';
import type { FactScope } from '../metrics/fact-sources.ts';
import { aggregates, sourcesOf } from '../metrics/measure-terms.ts';
import type { FactSource } from '../metrics/measure-terms.ts';

/** Sums for calls of one service, provider type and wait band; empty strings where the source has no value. */
export type KindRow = { readonly service: string; readonly provider: string; readonly wait: string } & {
  readonly [Measure in MeasureId]?: number;
};

/** Upper ends of the wait bands, in minutes; a band is named by its lower end. */
const bandEnds = [15, 30, 45, 60, 90, 120] as const;

const groups = sql.join(
  Object.entries(troubleCodesByGroup).map(
    ([group, codes]) =>
      sql`when trouble_code in (${sql.join(codes.map((code) => sql.lit(code)))}) then ${sql.lit(group)}`,
  ),
  sql` `,
);
const wait = sql`case when ata_seconds is null then null ${sql.join(
  bandEnds.map((end, index) => sql`when ata_seconds < ${sql.lit(end * 60)} then ${sql.lit(bandEnds[index - 1] ?? 0)}`),
  sql` `,
)} else ${sql.lit(bandEnds.at(-1))} end`;

/** The facts of a source with the wait and provider type of their call. */
function rowsOf(source: FactSource, scope: FactScope, byDriver: boolean) {
  const facts = factSource(source, scope, byDriver);
  switch (source) {
    case 'call':
      return facts;
    case 'survey':
      // A join on the days of the scope: a lookup for each survey is repeated for every wait band it is compared with.
      return sql`select answer.*, served.ata_seconds from (${facts}) as answer
        left join (select id, local_day, ata_seconds from call
          where local_day between ${scope.from}::date and ${scope.to}::date) as served
          on served.local_day = answer.local_day and served.id = answer.call_id`;
    case 'pass':
      // A station that passed a call never served it: there is no wait, and the network is the station's.
      return sql`select passed.*, null::integer as ata_seconds, (select case organization.facility_type when 'PSP' then 'P' when 'nonPSP' then 'C' when 'Fleet' then 'F' end from organization where organization.id = passed.station_id) as provider_type
        from (${facts}) as passed`;
  }
}

/**
 * Sums measures over a scope, grouped by service, provider type and wait band. Facts are summed by trouble code first:
 * naming the service of every call of a quarter takes longer than reading the calls.
 */
export async function measuresByKind(
  db: Pick<Database, 'kysely'>,
  scope: FactScope,
  measures: readonly MeasureId[],
  byDriver: boolean,
): Promise<readonly KindRow[]> {
  const parts = sourcesOf(measures).map(
    (source) => sql`select trouble_code, provider_type, ${wait} as wait, ${aggregates(measures, source)}
      from (${rowsOf(source, scope, byDriver)}) as fact group by 1, 2, 3`,
  );
  const { rows } =
    await sql<KindRow>`select case ${groups} else '' end as service, coalesce(provider_type, '') as provider, coalesce(wait::text, '') as wait, ${sql.join(measures.map((measure) => sql`sum(${sql.ref(measure)})::bigint as ${sql.ref(measure)}`))}
    from (${sql.join(parts, sql` union all `)}) as part group by 1, 2, 3`.execute(db.kysely);
  return rows;
}
