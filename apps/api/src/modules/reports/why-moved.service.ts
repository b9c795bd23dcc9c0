import { formulaOf, whyMoved } from '@roadside/domain/metrics';
import type { CountedPart, Metric, MetricFormula, MovedKind, MovementRule } from '@roadside/domain/metrics';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { FactScope } from '../metrics/fact-sources.ts';
import { ownRow } from '../metrics/measure-rows.ts';
import { narrowedDays, ownersOf } from './fact-owners.ts';
import type { ReportRequest } from './report-request.ts';
import { beforeOf } from './compared-cells.ts';
import { cardCells, metaOf } from './report.service.ts';
import type { ReportTools } from './report.service.ts';
import { kindsInMemory } from './kinds-in-memory.ts';
import type { KindRow } from './why-moved.repository.ts';

type Additive = Exclude<MetricFormula, { readonly kind: 'quantile' | 'external' }>;

/**
 * Explains why a metric moved since the days it is compared with: splits its change into parts that add up, computed from the
 * calls themselves (feature A29).
 * @throws ApiError 400 for a metric that is not a sum, mean or share: a quantile has no parts that add up
 */
export async function whyMovedReport(
  tools: ReportTools,
  request: ReportRequest,
): Promise<CallReply<typeof calls.dashboardData.whyMoved>> {
  const { geography, period, selection, filters } = request;
  const [metric] = selection.metrics;
  const formula = metric && formulaOf(metric, { businessRules: selection.businessRules });
  if (!metric || !formula || formula.kind === 'quantile' || formula.kind === 'external')
    throw new ApiError('invalid-body', 'This metric has no parts that add up.', {
      fields: { metrics: 'Only counts, means and shares of calls or surveys can be split' },
    });
  const { spans } = request.before;
  const { rows: owners, withinStations } = ownRow(tools.tree, geography, filters.facilityTypes);
  const places = { ...ownersOf(owners[0], withinStations), filters };
  const byDriver = owners[0]?.grain === 'driver';
  const measures =
    formula.kind === 'count' ? [...new Set([...selection.measures, 'calls_received' as const])] : selection.measures;
  const anyDay = { ...places, filters: { ...filters, days: { from: null, to: null } } };
  const kindsOver = (scope: FactScope) => kindsInMemory(tools.db, request.rollupVersion, scope, measures, byDriver);
  const [{ now, previous, goals }, kindsAfter, kindsBefore] = await Promise.all([
    cardCells(tools, request),
    kindsOver({ ...places, ...narrowedDays(period, filters.days) }),
    Promise.all(spans.map((span) => kindsOver({ ...anyDay, ...span }))),
  ]);
  const [cell, cellBefore] = [now[metric.id], previous[metric.id]];
  // A source without the data counts 0 of everything, so the value and its change are unknown.
  const moved =
    cell?.value == null || cellBefore?.value == null
      ? null
      : whyMoved(kindsOf(kindsBefore, [kindsAfter], formula), ruleOf(metric, formula));
  return {
    data: cell ?? null,
    previous: cellBefore ?? null,
    change: moved ? moved.after - moved.before : null,
    parts: (moved?.parts ?? []).map(({ part, change, lead, within }) => ({ part, change, lead, within })),
    before: beforeOf(request),
    meta: { ...metaOf(request), goals },
  };
}

function ruleOf(metric: Metric, formula: Additive): MovementRule {
  const isWait = formula.numerator.startsWith('ata_') && metric.category === 'response';
  switch (formula.kind) {
    case 'count':
      return { kind: 'count', scale: 1 };
    case 'mean':
      return { kind: 'ratio', scale: 1 / formula.perUnit, isWait };
    case 'share':
      return { kind: 'ratio', scale: formula.scale, isWait };
  }
}

/** The kinds of call on both sides, each the average of its spans of days. */
function kindsOf(
  before: readonly (readonly KindRow[])[],
  after: readonly (readonly KindRow[])[],
  formula: Additive,
): readonly MovedKind[] {
  const nothing: CountedPart = { numerator: 0, denominator: 0 };
  const kinds = new Map<string, MovedKind>();
  for (const [side, spans] of [
    ['before', before],
    ['after', after],
  ] as const)
    for (const row of spans.flat()) {
      const { service, provider, wait } = row;
      const key = JSON.stringify([service, provider, wait]);
      const kind = kinds.get(key) ?? { service, provider, wait, before: nothing, after: nothing };
      const { numerator, denominator } = countedOf(row, formula);
      kinds.set(key, {
        ...kind,
        [side]: {
          numerator: kind[side].numerator + numerator / spans.length,
          denominator: kind[side].denominator + denominator / spans.length,
        },
      });
    }
  return [...kinds.values()];
}

function countedOf(row: KindRow, formula: Additive): CountedPart {
  const of = (measure: keyof KindRow) => Number(row[measure] ?? 0);
  if (formula.kind === 'count') return { numerator: of(formula.numerator), denominator: of('calls_received') };
  return { numerator: of(formula.numerator), denominator: of(formula.denominator) };
}
