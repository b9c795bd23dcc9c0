import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { ExecReportReply } from '@roadside/contract/schemas';
import { roundTo } from '@roadside/domain/rounding';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { reportsHandlers } from '../reports/reports.handlers.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { execReportsHandlers } from './exec-reports.handlers.ts';
import { countAgain, insideBySql } from './testing/count-again.ts';
import { reportWorld, worldDays } from './testing/report-world.ts';

const today = '2026-03-21';
const places = ['club', 'east', 'west', 'coast', 'harbor', 'prairie', 'silent'] as const;
const february = { from: '2026-02-01', to: '2026-02-28' };
const march = { from: '2026-03-01', to: '2026-03-31' };
const week = { from: '2026-03-08', to: '2026-03-14' };
const otherDays = { from: '2026-02-10', to: '2026-03-05' };

describeEachEngine('an executive report', (open) => {
  const club = factClub(open, { today, facts: { world: reportWorld(), ...worldDays } });
  const report = (slug: string, days: { from: string; to: string }): Promise<ExecReportReply> =>
    runCall(execReportsHandlers, calls.execReports.report, club.caller(), { purpose: 'exec_report', slug, ...days });

  it('has no number in its text that SQL doesn’t find', { timeout: 120_000 }, async () => {
    const found: Record<string, number> = {};
    for (const slug of places)
      for (const days of [february, march, week, otherDays]) {
        const reply = (await report(slug, days)).report;
        expect(reply.sentences).toHaveLength(5);
        for (const { id, pieces } of reply.sentences)
          for (const piece of pieces) {
            if (piece.kind === 'text') expect(piece.text).not.toMatch(/\d/);
            if (piece.kind !== 'figure') continue;
            const { figure } = piece;
            const again = await countAgain(open(), figure, reply);
            const shown = figure.source.of === 'part' || figure.source.of === 'change' ? 0.1001 : 1e-9;
            const size = figure.signed ? again : Math.abs(again);
            expect(
              Math.abs(roundTo(size, figure.decimals) - figure.value),
              `${id} of ${slug} from ${days.from}: ${JSON.stringify(figure)} is ${again}`,
            ).toBeLessThanOrEqual(shown);
            found[figure.source.of] = (found[figure.source.of] ?? 0) + 1;
          }
      }
    // Every kind of number was there to be found.
    expect(Object.keys(found).sort()).toEqual(
      ['change', 'denominator', 'growth', 'mix', 'numerator', 'on-goal', 'part', 'ranked', 'unranked', 'value'].sort(),
    );
  });

  it('says what the dashboards say', async () => {
    for (const slug of places) {
      const { report: said } = await report(slug, february);
      const metrics = said.metrics.map(({ id }) => id);
      const days = { time_type: 'Range' as const, metrics, args: february };
      const card = await runCall(reportsHandlers, calls.dashboardData.card, club.caller(), days, {
        chart_type: 'card',
        slug,
      });
      expect(said.headlines.map(({ metric, cell, previous }) => [metric, cell, previous])).toEqual(
        metrics.map((metric) => [metric, card.data.metrics[metric], card.previous?.[metric]]),
      );
      const table = await runCall(
        reportsHandlers,
        calls.dashboardData.table,
        club.caller(),
        { ...days, relation: 'children', child_type: said.child_type ?? undefined },
        { chart_type: 'table', slug },
      );
      expect(new Map(said.ranking.map((row) => [row.slug, row.metrics]))).toEqual(
        new Map(table.data.map((row) => [row.slug, row.metrics])),
      );
      expect(said.before).toEqual(card.before);
    }
  });

  it('ends where the data ends, and compares the same weekdays', async () => {
    const { report: said, frozen } = await report('club', march);
    expect([said.to, said.finished, said.period, frozen]).toEqual(['2026-03-20', false, 'month', null]);
    expect(said.before.spans).toEqual([{ from: '2026-02-08', to: '2026-02-27' }]);
    expect(said.trend.dates.slice(-3)).toEqual(['2026-01', '2026-02', '2026-03']);
    expect(said.trend.unfinished?.map(({ date }) => date)).toEqual(['2026-03']);
  });

  it('counts each station in one tier or as too small to score', async () => {
    const { report: said } = await report('club', february);
    const inTiers = said.tiers.reduce((sum, { stations }) => sum + stations, 0);
    expect([inTiers, inTiers + said.stations_too_few]).toEqual([said.stations.ranked, 5]);
  });

  it('is about places above the stations', async () => {
    expect(await refusalOf(report('station-1', february))).toMatchObject({
      status: 400,
      fields: { slug: expect.any(String) },
    });
    expect(await refusalOf(report('nowhere', february))).toMatchObject({ status: 403 });
  });
});

describeEachEngine('a product report', (open) => {
  const club = factClub(open, { today, facts: { world: reportWorld(), ...worldDays } });
  const report = (slug: string, child_type: 'station' | 'station-state' | 'station-business' | 'territory') =>
    runCall(execReportsHandlers, calls.execReports.products, club.caller(), {
      purpose: 'product_report',
      slug,
      ...february,
      child_type,
    });

  it('adds up to the whole, by facility type and by place, as SQL counts it', async () => {
    for (const [slug, childType] of [
      ['club', 'station-state'],
      ['club', 'station-business'],
      ['club', 'station'],
      ['east', 'territory'],
      ['harbor', 'station'],
    ] as const) {
      const reply = await report(slug, childType);
      for (const row of [...reply.rows, reply.contract_stations, reply.whole])
        for (const { id } of reply.metrics)
          for (const field of ['numerator', 'denominator'] as const) {
            const cells = [...Object.values(row.places), ...(row.elsewhere ? [row.elsewhere] : [])];
            const inPlaces = cells.reduce((sum, cell) => sum + (cell[id]?.[field] ?? 0), 0);
            expect(inPlaces, `${id} ${field} in ${slug} by ${childType}`).toBeCloseTo(row.total[id]?.[field] ?? 0, 6);
          }
      type Row = Pick<typeof reply.whole, 'places' | 'total'>;
      for (const place of [null, ...reply.places.map((each) => each.slug)])
        for (const { id } of reply.metrics) {
          const of = (row: Row) => (place === null ? row.total : row.places[place])?.[id]?.numerator ?? 0;
          const inTypes = reply.rows.reduce((sum, row) => sum + of(row), 0);
          expect(inTypes, `${id} of ${place ?? 'all'} in ${slug}`).toBeCloseTo(of(reply.whole), 6);
        }
      for (const { facility_type, total, places: below } of reply.rows) {
        const { rows: found } = await sql<{ calls: number; slug: string }>`
          select count(*)::integer as calls, o.slug from call join organization o on o.id = call.station_id
          where call.outcome = 'completed' and o.facility_type is not distinct from ${facility_type} and local_day between ${february.from}::date and ${february.to}::date
            and ${insideBySql(slug)} group by 2`.execute(open().kysely);
        expect(total.count_calls?.value ?? 0).toBe(found.reduce((sum, row) => sum + row.calls, 0));
        if (childType === 'station')
          expect(
            Object.entries(below)
              .map(([station, cells]) => [station, cells.count_calls?.value ?? 0])
              .filter(([, count]) => count !== 0)
              .sort(),
          ).toEqual(found.map((row) => [row.slug, row.calls]).sort());
      }
    }
  });
});

describeEachEngine('a frozen report', (open) => {
  const club = factClub(open, { today, facts: { world: reportWorld(), ...worldDays } });
  const report = (slug: string, days: { from: string; to: string }, who = club.caller()): Promise<ExecReportReply> =>
    runCall(execReportsHandlers, calls.execReports.report, who, { purpose: 'exec_report', slug, ...days });
  const frozenReports = async () => (await open().kysely.selectFrom('report_snapshot').select('id').execute()).length;
  let first: ExecReportReply;
  beforeAll(async () => {
    first = await report('club', february);
  });

  it('is frozen when it is first read, by however many at once', async () => {
    expect(first).toMatchObject({ frozen: { version: 1 }, restated: [] });
    const before = await frozenReports();
    const [one, two] = await Promise.all([report('east', week), report('east', week)]);
    expect(one).toEqual(two);
    expect(await frozenReports()).toBe(before + 1);
  });

  it('isn’t frozen by an Admin who sees as somebody else, who reads the same numbers', async () => {
    const before = await frozenReports();
    const seen = await report('coast', february, club.caller({ seenBy: { employeeId: 9 } }));
    expect([seen.frozen, await frozenReports()]).toEqual([null, before]);
    const own = await report('coast', february);
    expect(own).toMatchObject({ report: seen.report, frozen: { version: 1 } });
    expect(await frozenReports()).toBe(before + 1);
  });

  it('leaves days that aren’t a period, aren’t over, or begin before the data, unfrozen', async () => {
    const before = await frozenReports();
    // The data begins within this week: an import of the days before would restate nearly every number.
    expect((await report('club', { from: '2025-12-28', to: '2026-01-03' })).frozen).toBe(null);
    expect((await report('club', { from: '2025-12-01', to: '2025-12-31' })).frozen).toBe(null);
    expect((await report('club', otherDays)).frozen).toBe(null);
    expect((await report('club', march)).frozen).toBe(null);
    expect(await frozenReports()).toBe(before);
  });

  it('isn’t frozen while an import waits to be counted', async () => {
    await open().kysely.insertInto('rollup_dirty').values({ station_id: 20, local_day: '2026-01-15' }).execute();
    expect((await report('west', february)).frozen).toBe(null);
    await open().kysely.deleteFrom('rollup_dirty').execute();
    expect((await report('west', february)).frozen).toMatchObject({ version: 1 });
  });

  it('reproduces to the digit after later surveys, and lists what they changed', async () => {
    // A member answers in March about a call in February, and a wait is corrected.
    const late = await open()
      .kysely.selectFrom('survey')
      .select(['id', 'station_id'])
      .where('station_id', '=', 23)
      .where('local_day', '>=', february.from)
      .where('local_day', '<=', february.to)
      .where('outc1', '=', 5)
      .where('reroute', '=', false)
      .limit(1)
      .executeTakeFirstOrThrow();
    await open().kysely.updateTable('survey').set({ outc1: 1 }).where('id', '=', late.id).execute();
    await recomputeRollups(open(), february);
    const again = await report('club', february);
    expect(again.report).toEqual(first.report);
    expect(JSON.stringify(again.report.sentences)).toBe(JSON.stringify(first.report.sentences));
    const top = first.report.headlines.find(({ metric }) => metric === 'overall_sat_avg')?.cell;
    const changed = again.restated.map(({ part, detail, metric, slug }) => [part, detail, metric, slug]);
    expect(changed.filter(([part]) => part === 'numbers' || part === 'ranking')).toEqual([
      ['numbers', null, 'overall_sat_avg', 'club'],
      ['ranking', null, 'overall_sat_avg', 'west'],
    ]);
    const station = club.tree().byId(late.station_id ?? 0)?.slug;
    expect(changed).toContainEqual(['trend', '2026-02', 'overall_sat_avg', 'club']);
    expect(changed).toContainEqual(['stations', null, 'overall_sat_avg', station]);
    expect(changed.some(([part, , metric]) => part === 'why' && metric === 'overall_sat_avg')).toBe(true);
    // A wait has nothing to do with the survey.
    expect(changed.some(([part, , metric]) => part === 'why' && metric === 'ata_avg')).toBe(false);
    expect(again.restated[0]).toMatchObject({
      was: { numerator: top?.numerator, denominator: top?.denominator },
      now: { numerator: (top?.numerator ?? 0) - 1, denominator: top?.denominator },
    });
  });
});
