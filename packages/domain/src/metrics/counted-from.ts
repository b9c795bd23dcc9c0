import type { MeasureId } from './measures.ts';
import { formulaOf } from './value.ts';
import type { Metric } from './metric.ts';

/** Units a metric can be counted in. */
export const countedFromKinds = ['calls', 'offers', 'surveys'] as const;
export type CountedFrom = (typeof countedFromKinds)[number];

const offers: ReadonlySet<MeasureId> = new Set(['offers', 'first_offers', 'second_offers']);

/**
 * The unit a metric is counted in, so that a share can show "of 5 surveys": the facts of its denominator, or of its
 * numerator if it is a count. Null for a metric without its own facts (kind external).
 */
export function countedFrom(metric: Metric): CountedFrom | null {
  const formula = formulaOf(metric);
  switch (formula.kind) {
    case 'external':
      return null;
    case 'quantile':
      return 'calls';
    case 'count':
      return factsOf(formula.numerator);
    default:
      return factsOf(formula.denominator);
  }
}

function factsOf(measure: MeasureId): CountedFrom {
  if (offers.has(measure)) return 'offers';
  return measure === 'surveys' || /_count_(?:net|raw)$/.test(measure) ? 'surveys' : 'calls';
}
