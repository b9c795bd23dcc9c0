import { sumHistograms, sumMeasures } from '@roadside/domain/metrics';
import type { ComparedDays, MetricCell } from '@roadside/contract/schemas';
import type { MeasuredBucket } from '../metrics/measure-query.ts';
import type { ReportRequest } from './report-request.ts';

/** The days compared with, as in every reply that compares. */
export function beforeOf({ before: { comparison, spans } }: Pick<ReportRequest, 'before'>): ComparedDays {
  return { comparison, spans: [...spans] };
}

/** The facts of several spans of days together. */
export function sumBuckets(buckets: readonly MeasuredBucket[]): MeasuredBucket {
  const histograms = buckets.flatMap(({ histogram }) => (histogram ? [histogram] : []));
  return {
    measures: sumMeasures(buckets.map(({ measures }) => measures)),
    histogram: histograms.length > 0 ? sumHistograms(histograms) : undefined,
  };
}

/** Cells over several spans of days: counts become the mean of the spans; the others already are means. */
export function meanCells(
  cells: Readonly<Record<string, MetricCell>>,
  { before, selection }: Pick<ReportRequest, 'before' | 'selection'>,
): Record<string, MetricCell> {
  const counts = new Set(selection.metrics.filter(({ formula }) => formula.kind === 'count').map(({ id }) => id));
  const mean = (sum: number | null) => (sum === null ? null : sum / before.spans.length);
  return Object.fromEntries(
    Object.entries(cells).map(([id, cell]) => [
      id,
      counts.has(id) ? { ...cell, value: mean(cell.value), numerator: mean(cell.numerator) } : cell,
    ]),
  );
}
