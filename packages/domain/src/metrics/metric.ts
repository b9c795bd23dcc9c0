import type { MeasureId } from './measures.ts';

/** What a metric is counted in; `points` are percentage points or score points. */
export type MetricUnit = 'calls' | 'percent' | 'minutes' | 'surveys' | 'count' | 'per-hour' | 'points' | 'drivers';
/** Which way is better; neutral metrics have no goal color. */
export type MetricDirection = 'higher' | 'lower' | 'neutral';

/**
 * How a value comes from summed measures.
 * count = the numerator; mean = numerator / perUnit / denominator; share = numerator x scale / denominator;
 * quantile = from the minutes histogram of ATA.
 * external = a metric of the trade whose facts belong to a later area (schedules, sentiment); it is catalogd and not yet computable.
 */
export type MetricFormula =
  | {
      readonly kind: 'count';
      readonly numerator: MeasureId;
      /** Calls whose source reports the fact. None of the calls received means the count is unknown, not 0. */
      readonly knownBy?: MeasureId;
    }
  | {
      readonly kind: 'mean';
      readonly numerator: MeasureId;
      readonly denominator: MeasureId;
      /** Units of the measure in one unit shown: 60 seconds in a minute. A divisor, so that whole minutes stay exact. */
      readonly perUnit: number;
    }
  | {
      readonly kind: 'share';
      readonly numerator: MeasureId;
      /** Only calls whose source reports the fact, so that a share of nothing known is null. */
      readonly denominator: MeasureId;
      readonly scale: 100;
    }
  | { readonly kind: 'quantile'; readonly histogram: 'ata_minutes'; readonly q: number }
  | { readonly kind: 'external'; readonly area: string };

/** The kinds of formula, as a reply's heading names them. */
export const metricKinds = [
  'count',
  'mean',
  'share',
  'quantile',
  'external',
] as const satisfies MetricFormula['kind'][];

/** The groups of the metric menu. */
export type MetricCategory = 'volume' | 'response' | 'acceptance' | 'satisfaction' | 'service' | 'staffing';

/** One entry of the metric catalog: what it means, how it is computed, what is good. */
export interface Metric {
  /** As the specification or the glossary names it: 'ata_avg'. */
  readonly id: string;
  readonly label: string;
  readonly category: MetricCategory;
  readonly description: string;
  readonly unit: MetricUnit;
  readonly direction: MetricDirection;
  /** Numerator and denominator in words, for the score explanation beside each number. */
  readonly numerator: string;
  readonly denominator: string | null;
  /** Values outside are a data fault; null = open end. */
  readonly validRange: readonly [number | null, number | null];
  readonly decimals: number;
  /** With the survey business rules on; `rawFormula` answers when they are off. */
  readonly formula: MetricFormula;
  readonly rawFormula?: MetricFormula;
  readonly target?: string;
  readonly source: string;
}
