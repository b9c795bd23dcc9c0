import { expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { MetricCell } from '@roadside/contract/schemas';
import type { FacilityType } from '@roadside/domain/geography';
import { callsOfNetwork, firstPart, metricById } from '@roadside/domain/metrics';
import { listBehind } from '@roadside/domain/reports';
import type { ListBehind, ReportFigure, ReportPiece } from '@roadside/domain/reports';
import { roundTo } from '@roadside/domain/rounding';
import { parseConfig } from '../../platform/config/config.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { runCall } from '../reports/testing/run-call.ts';
import { execReportsHandlers } from './exec-reports.handlers.ts';
import { freezeFinished } from './freeze.service.ts';
import { countInList } from './testing/follow-link.ts';
import { reportWorld, worldDays } from './testing/report-world.ts';

const today = '2026-03-21';
const february = { from: '2026-02-01', to: '2026-02-28' };
const week = { from: '2026-03-08', to: '2026-03-14' };

describeEachEngine('every number of a report leads to a list of as many', (open) => {
  const club = factClub(open, { today, facts: { world: reportWorld(), ...worldDays }, people: [1] });
  const counts = new Map<string, Promise<number>>();
  /** The same list is read once. */
  const countOf = (list: ListBehind) => {
    const key = JSON.stringify(list);
    const counted = counts.get(key) ?? countInList(club.caller(), list);
    counts.set(key, counted);
    return counted;
  };
  const cellOf = async (list: ListBehind) => ({
    numerator: await countOf({ ...list, part: 'numerator' }),
    denominator: await countOf({ ...list, part: 'denominator' }),
  });

  /** What a figure's list says the figure is; null for a number that is explained or ranked instead. */
  async function said({ source }: ReportFigure): Promise<number | null> {
    const list = listBehind(source);
    if (!list) return null;
    switch (source.of) {
      case 'numerator':
      case 'denominator':
        return countOf(list);
      case 'value': {
        const kind = metricById.get(source.metric)?.formula.kind;
        if (kind === 'count') return countOf(list);
        if (kind !== 'share') return null;
        const { numerator, denominator } = await cellOf(list);
        return (100 * numerator) / denominator;
      }
      case 'mix':
        // A wait is the order of the list, not its limit.
        return list.only === 'wait' ? null : (100 * (await countOf(list))) / (await countOf({ ...list, only: null }));
      default:
        return null;
    }
  }

  async function follow(pieces: readonly ReportPiece[], found: Set<string>): Promise<void> {
    for (const piece of pieces) {
      if (piece.kind !== 'figure') continue;
      const { figure } = piece;
      const list = listBehind(figure.source);
      // Every list opens, whatever it is compared with.
      if (list) expect(await countOf(list)).toBeGreaterThan(0);
      const number = await said(figure);
      if (number === null) continue;
      expect(roundTo(number, figure.decimals), JSON.stringify(figure)).toBeCloseTo(figure.value, 9);
      found.add(figure.source.of);
    }
  }

  it('in the words and the five numbers of an executive report', { timeout: 120_000 }, async () => {
    const found = new Set<string>();
    for (const slug of ['club', 'east', 'coast', 'harbor'])
      for (const days of [february, week]) {
        const { report } = await runCall(execReportsHandlers, calls.execReports.report, club.caller(), {
          purpose: 'exec_report',
          slug,
          ...days,
        });
        for (const { pieces } of report.sentences) await follow(pieces, found);
        for (const { metric, cell } of report.headlines) await followCell({ metric, slug, ...days }, cell);
        for (const row of report.ranking)
          for (const [metric, cell] of Object.entries(row.metrics))
            await followCell({ metric, slug: row.slug, ...days }, cell);
      }
    expect([...found].sort()).toEqual(['denominator', 'mix', 'numerator', 'value']);
  });

  /** A number in a table or tile opens its first part; its other part is a switch away. */
  async function followCell(at: Omit<ListBehind, 'part' | 'only'>, cell: MetricCell, type: FacilityType | null = null) {
    const metric = metricById.get(at.metric);
    if (!metric) throw new Error(`There is no metric ${at.metric}.`);
    const list = { ...at, part: firstPart(metric), only: type && callsOfNetwork(type) };
    const counted = await countOf(list);
    // A count of calls is a number of rows; a mean has the calls it is over.
    expect(counted, JSON.stringify(list)).toBe(
      cell[list.part] ?? (metric.formula.kind === 'count' ? cell.value : null) ?? 0,
    );
    if (metric.formula.kind === 'share')
      expect(await cellOf(list), JSON.stringify(list)).toEqual({
        numerator: cell.numerator ?? 0,
        denominator: cell.denominator ?? 0,
      });
  }

  it('in a product report, by facility type and place', { timeout: 120_000 }, async () => {
    const report = await runCall(execReportsHandlers, calls.execReports.products, club.caller(), {
      purpose: 'product_report',
      slug: 'club',
      ...february,
      child_type: 'station',
    });
    const types = new Set<string>();
    for (const row of [...report.rows, report.contract_stations, { ...report.whole, facility_type: 'all' as const }]) {
      const { facility_type } = row;
      if (facility_type === null) continue;
      types.add(facility_type);
      const type = facility_type === 'all' ? null : facility_type;
      for (const { id: metric } of report.metrics) {
        await followCell({ metric, slug: 'club', ...february }, row.total[metric] as MetricCell, type);
        for (const { slug } of report.places) {
          const cell = row.places[slug]?.[metric];
          if (cell) await followCell({ metric, slug, ...february }, cell, type);
        }
      }
    }
    expect(types).toEqual(new Set(['PSP', 'nonPSP', 'Fleet', 'csn', 'all']));
  });

  it('in a station’s scorecard, its actions included', { timeout: 120_000 }, async () => {
    await freezeFinished(
      {
        db: open(),
        now: () => new Date(`${today}T12:00:00Z`),
        log: silentLog,
        config: parseConfig({ ROADSIDE_MODE: 'test', ROADSIDE_TODAY: today }),
        tree: club.tree(),
      },
      { most: 1000, signal: new AbortController().signal },
    );
    const { cards } = await runCall(execReportsHandlers, calls.scorecards.list, club.caller(), {
      purpose: 'list',
      slug: 'club',
    });
    const found = new Set<string>();
    for (const { id, slug } of cards) {
      const { card } = await runCall(execReportsHandlers, calls.scorecards.read, club.caller(), {
        purpose: 'read',
        id,
      });
      for (const { pieces } of [...card.sentences, ...card.actions]) await follow(pieces, found);
      for (const { metric, cell } of card.headlines)
        await followCell({ metric, slug, from: card.from, to: card.to }, cell);
    }
    expect(cards.length).toBeGreaterThan(2);
    expect([...found].sort()).toEqual(expect.arrayContaining(['denominator', 'numerator', 'value']));
  });
});
