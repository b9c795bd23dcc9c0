import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { periodOf } from '@roadside/domain/dashboards';
import { measureIds } from '@roadside/domain/metrics';
import type { MeasureId } from '@roadside/domain/metrics';
import type { FacilityType } from '@roadside/domain/geography';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { noFilters } from './fact-filters.ts';
import type { FactFilters } from './fact-filters.ts';
import { pathOf, queryMeasures } from './measure-query.ts';
import { childRows, ownRow } from './measure-rows.ts';
import { recomputeRollups } from './rollups.ts';
import { factWorld, firstDay, insertOrganizations, lastDay, replaceFacts, slugs } from './testing/fact-world.ts';

const childTypes = [
  'club-facility-type',
  'club-region',
  'market',
  'territory',
  'station-state',
  'facility-rep',
  'station-business',
  'station',
  'driver',
] as const;
const network = fc.constantFrom<FacilityType>('PSP', 'nonPSP', 'Fleet', 'csn');
const someOf = <Value>(...values: readonly Value[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: null, freq: 2 });
const inRange = fc
  .integer({ min: 0, max: 80 })
  .map((days) => new Date(Date.parse('2026-01-18') + days * 86_400_000).toISOString().slice(0, 10));

const filters: fc.Arbitrary<FactFilters> = fc
  .record({
    days: fc.record({ from: fc.option(inRange, { nil: null, freq: 1 }), to: fc.constant(null) }),
    troubleCodes: someOf('5', '5F', '1', '3D', 'ZZ'),
    facilityTypes: fc.option(fc.uniqueArray(network, { minLength: 1 }), { nil: null, freq: 1 }),
  })
  .map((some) => ({ ...noFilters, ...some }));

/** Any question the reports can ask: a geography or its children, over the whole range, days or months. */
const question = fc.record({
  slug: fc.constantFrom(...slugs),
  childType: fc.option(fc.constantFrom(...childTypes), { nil: null, freq: 2 }),
  timeType: fc.constantFrom('Range', 'Month', 'DAILY_SERIES'),
  days: fc.tuple(inRange, inRange).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a })),
  filters,
});
type Question = typeof question extends fc.Arbitrary<infer Asked> ? Asked : never;

function requestOf(tree: OrganizationTree, { slug, childType, timeType, days, filters: asked }: Question) {
  const geography = tree.bySlug(slug);
  if (!geography) throw new Error(`no geography ${slug}`);
  const children = childType ? tree.children(geography, childType) : [];
  const places =
    children.length > 0
      ? childRows(tree, geography, children, asked.facilityTypes)
      : ownRow(tree, geography, asked.facilityTypes);
  return {
    ...places,
    buckets: periodOf(timeType as 'Range', '2026-06-01', days).buckets,
    measures: [...measureIds],
    histogram: true,
    filters: asked,
    timeZone: geography.timeZone,
  };
}

describeEachEngine('counting measures', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertOrganizations(open());
    tree = await loadOrganizationTree(open());
  });

  it(
    'answers alike from roll-ups and from raw rows, whatever the world and the question',
    { timeout: 120_000 },
    async () => {
      let compared = 0;
      await fc.assert(
        fc.asyncProperty(factWorld, fc.array(question, { minLength: 12, maxLength: 12 }), async (world, questions) => {
          const db = open();
          await replaceFacts(db, world);
          await recomputeRollups(db, { from: firstDay, to: lastDay });
          const requests = questions
            .map((asked) => requestOf(tree, asked))
            .filter((request) => pathOf(request) === 'rollup');
          // Asked in the same turn, so that requests with the same facts share their statements.
          const together = await Promise.all(requests.map((request) => queryMeasures(db, request)));
          for (const [index, request] of requests.entries()) {
            compared += 1;
            expect(together[index]).toEqual(await queryMeasures(db, request, 'raw'));
          }
        }),
        { numRuns: 25 },
      );
      expect(compared).toBeGreaterThan(100);
    },
  );

  it('answers requests for the same facts together, each with its own days and measures', async () => {
    const db = open();
    const asked = (
      slug: string,
      days: { from: string; to: string },
      timeType: Question['timeType'],
      measures: MeasureId[],
    ) => ({
      ...requestOf(tree, { slug, childType: null, timeType, days, filters: noFilters }),
      measures,
    });
    const requests = [
      asked('club', { from: '2026-02-01', to: '2026-02-28' }, 'Range', ['calls_received']),
      asked('club', { from: '2026-02-01', to: '2026-02-28' }, 'Range', ['ata_seconds', 'ata_count']),
      asked('club', { from: '2026-02-20', to: '2026-03-10' }, 'DAILY_SERIES', ['calls_received', 'surveys']),
      asked('club', { from: '2026-04-01', to: '2026-04-02' }, 'Range', ['offers']),
      asked('club', { from: firstDay, to: lastDay }, 'Month', ['calls_paid']),
      asked('ann', { from: firstDay, to: lastDay }, 'Month', ['calls_paid']),
    ];
    const statements: string[] = [];
    const logged = db.kysely.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const seen = { kysely: logged };
    const together = await Promise.all(
      requests.map((request) => queryMeasures(seen, { ...request, histogram: false })),
    );
    expect(statements).toHaveLength(2);
    for (const [index, request] of requests.entries())
      expect(together[index]).toEqual(await queryMeasures(db, { ...request, histogram: false }, 'raw'));
  });

  it('uses raw rows for filters the roll-ups cannot apply', () => {
    const request = (slug: string, some: Partial<FactFilters>) =>
      pathOf(
        requestOf(tree, {
          slug,
          childType: null,
          timeType: 'Range',
          days: { from: firstDay, to: lastDay },
          filters: { ...noFilters, ...some },
        }),
      );
    expect(request('club', {})).toBe('rollup');
    expect(request('club', { troubleCodes: ['5'] })).toBe('rollup');
    expect(request('club', { facilityTypes: ['PSP'] })).toBe('rollup');
    expect(request('ann', {})).toBe('rollup');
    expect(request('ann', { troubleCodes: ['5'] })).toBe('raw');
    for (const some of [
      { providerTypes: ['P'] },
      { states: ['PA'] },
      { cities: ['Gary'] },
      { grids: ['G1'] },
      { reroute: 'only' },
      { remove: 'without' },
    ] as const)
      expect(request('club', some)).toBe('raw');
  });

  it('has a column for every measure, and no others', async () => {
    for (const table of ['rollup_station_day', 'rollup_station_day_total', 'rollup_driver_day']) {
      const { rows } = await sql<{
        column_name: string;
        data_type: string;
        is_nullable: string;
      }>`select column_name, data_type, is_nullable from information_schema.columns
        where table_name = ${table}`.execute(open().kysely);
      const keys = new Set([
        'station_id',
        'driver_id',
        'local_day',
        'trouble_code',
        'ata_minutes',
        'ata_minute_counts',
      ]);
      const measures = rows.filter((column) => !keys.has(column.column_name));
      // A column added by a migration comes last, so the order may differ.
      expect(measures.map((column) => column.column_name).sort()).toEqual([...measureIds].sort());
      expect(new Set(measures.map((column) => `${column.data_type} ${column.is_nullable}`))).toEqual(
        new Set(['integer NO']),
      );
    }
  });
});

describe('a request', () => {
  it('refuses a mix of station and driver rows', async () => {
    const rows = [
      { key: 1, grain: 'station', stationIds: [1] },
      { key: 2, grain: 'driver', driverIds: [2] },
    ] as const;
    const request = {
      rows,
      withinStations: null,
      buckets: [{ from: firstDay, to: lastDay }],
      measures: [],
      histogram: false,
      filters: noFilters,
    };
    await expect(queryMeasures({} as never, request)).rejects.toThrow('cannot be counted in one request');
  });
});
