import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import { addDays } from '@roadside/domain/calendar';
import { comparisons, type Comparison } from '@roadside/domain/dashboards';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { insertOrganizations, plainCall, replaceFacts } from '../metrics/testing/fact-world.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { reportsHandlers as handlers } from './reports.handlers.ts';
import { runCall } from './testing/run-call.ts';

/** Wednesdays have more calls than other days, so that dates and weekdays give different answers. */
const callsOn = (day: string) =>
  ({ '2026-03-25': 9, '2026-03-18': 6, '2026-03-11': 5, '2026-03-04': 4, '2026-02-25': 3 })[day] ?? 1;
const waitOn = (day: string) => (day === '2026-03-25' ? 20 : day === '2026-03-18' ? 30 : 40);
const days = Array.from({ length: 60 }, (_, index) => addDays('2026-01-31', index));
const facts = days.flatMap((day) => Array.from({ length: callsOn(day) }, () => day));

describeEachEngine('comparisons on the same weekdays', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertOrganizations(open());
    tree = await loadOrganizationTree(open());
    await replaceFacts(open(), {
      calls: facts.map((day, index) => {
        const call = plainCall(index + 1, day, 20, { trouble_code: '5' });
        return { ...call, arrived_at: new Date(new Date(call.received_at).getTime() + waitOn(day) * 60_000) };
      }),
      passes: [],
      surveys: [],
    });
    await recomputeRollups(open(), { from: '2026-01-01', to: '2026-04-30' });
  });
  const who = () => ({ db: open(), tree, today: '2026-03-26', organization: 'club' });
  const metrics = ['paid_call_count', 'ata_avg', 'ata_median'];
  const yesterday = { from: '2026-03-25', until: '2026-03-25' };
  const highlights = async (compare?: Comparison) => {
    const { data, before } = await runCall(
      handlers,
      calls.dashboardData.numberHighlights,
      who(),
      { purpose: 'get_custom_data', custom_time: yesterday, metrics, ...(compare ? { args: { compare } } : {}) },
      { chart_type: 'numberHighlights', slug: 'club' },
    );
    return { values: data.map(({ previous }) => previous?.value), before };
  };
  const day = (of: string) => ({ from: of, to: of });

  it.each<[Comparison | undefined, readonly (number | null)[], Comparison, readonly string[]]>([
    [undefined, [6, 30, 30], 'last_week', ['2026-03-18']],
    ['last_week', [6, 30, 30], 'last_week', ['2026-03-18']],
    // Counts are the mean of the four Wednesdays; a wait is the mean over all of their calls.
    [
      'four_week_mean',
      [4.5, (6 * 30 + 12 * 40) / 18, 40],
      'four_week_mean',
      ['2026-02-25', '2026-03-04', '2026-03-11', '2026-03-18'],
    ],
    ['last_month', [3, 40, 40], 'last_month', ['2026-02-25']],
    ['last_year', [0, null, null], 'last_year', ['2025-03-26']],
  ])('number highlights of a Wednesday vs. %s', async (compare, values, comparison, spans) => {
    expect(await highlights(compare)).toEqual({ values, before: { comparison, spans: spans.map(day) } });
  });

  it('a card of a part of a month has as many of each weekday on both sides', async () => {
    const { previous, before } = await runCall(
      handlers,
      calls.dashboardData.card,
      who(),
      { metrics, time_type: 'This_Month' },
      { chart_type: 'card', slug: 'club' },
    );
    // March 1 to 25 starts on a Sunday, as does February 1.
    expect(before).toEqual({ comparison: 'last_month', spans: [{ from: '2026-02-01', to: '2026-02-25' }] });
    expect(previous?.['paid_call_count']?.value).toBe(24 + 3);
  });

  describe('the month to date', () => {
    const months = (metric: string, args: { from?: string; to?: string } = {}) =>
      runCall(
        handlers,
        calls.dashboardData.trendTable,
        who(),
        { metrics: [metric], time_type: 'Month', relation: 'self', args },
        { chart_type: 'trendTable', slug: 'club' },
      );

    it('is marked with the last day it covers, and projected from the same weekdays', async () => {
      const { meta, totals } = await months('paid_call_count', { from: '2026-02-01' });
      expect(meta.dates).toEqual(['2026-02', '2026-03']);
      expect(meta.unfinished).toEqual([{ date: '2026-03', from: null, through: '2026-03-25' }]);
      expect(totals.metrics['paid_call_count']?.map(({ value }) => value)).toEqual([30, 45]);
      // March 26 to 31 are a Thursday to a Tuesday: one call each.
      expect(totals.projected).toEqual({ paid_call_count: 51 });
      expect((await months('ata_avg', { from: '2026-02-01' })).totals.projected?.['ata_avg']).toBeCloseTo(
        (9 * 20 + 6 * 30 + 36 * 40) / 51,
        9,
      );
      expect((await months('ata_median')).totals.projected).toEqual({ ata_median: 40 });
    });

    it('isn’t projected where the range ends before the last day with data', async () => {
      const { meta, totals } = await months('paid_call_count', { from: '2026-02-10', to: '2026-03-20' });
      expect(meta.unfinished).toEqual([
        { date: '2026-02', from: '2026-02-10', through: null },
        { date: '2026-03', from: null, through: '2026-03-20' },
      ]);
      expect(totals.projected).toBeUndefined();
    });

    it('says nothing about whole months', async () => {
      const { meta, totals } = await months('paid_call_count', { from: '2026-02-01', to: '2026-02-28' });
      expect([meta.unfinished, totals.projected]).toEqual([undefined, undefined]);
    });
  });

  it.each(comparisons)('why a metric moved adds up to the change of the card, vs. %s', async (compare) => {
    for (const metric of ['paid_call_count', 'ata_avg']) {
      const args = { from: '2026-03-25', to: '2026-03-25', compare };
      const body = { metrics: [metric], time_type: 'Range' as const, args };
      const card = await runCall(handlers, calls.dashboardData.card, who(), body, { chart_type: 'card', slug: 'club' });
      const why = await runCall(handlers, calls.dashboardData.whyMoved, who(), body, {
        chart_type: 'why_moved',
        slug: 'club',
      });
      expect(why.before).toEqual(card.before);
      expect(why.previous).toEqual(card.previous?.[metric]);
      const [now, before] = [why.data?.value, why.previous?.value];
      if (now == null || before == null) expect(why.parts).toEqual([]);
      else expect(why.parts.reduce((sum, { change }) => sum + change, 0)).toBeCloseTo(now - before, 9);
    }
  });
});
