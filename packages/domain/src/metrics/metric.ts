import type { MeasureId } from './measures.ts';

/** Unit of a metric; `points` are percentage points or score points. */
export type MetricUnit = 'calls' | 'percent' | 'minutes' | 'surveys' | 'count' | 'per-hour' | 'points' | 'drivers';
/** Which direction is better; neutral metrics have no goal color. */
export type MetricDirection = 'higher' | 'lower' | 'neutral';

/**
 * How a value is computed from summed measures.
 * count = the numerator; mean = numerator / perUnit / denominator; share = numerator x scale / denominator;
 * quantile = from the minutes histogram of ATA.
 * external = a metric whose facts belong to a later area (schedules, sentiment); it is in the catalog but not yet
 * computable.
 */
export type MetricFormula =
  | {
      readonly kind: 'count';
      readonly numerator: MeasureId;
      /**
       * Calls whose source reports the fact. If that is none of the calls received, the count is unknown rather than 0.
       */
      readonly knownBy?: MeasureId;
    }
  | {
      readonly kind: 'mean';
      readonly numerator: MeasureId;
      readonly denominator: MeasureId;
      /**
       * Measure units per unit shown, such as 60 seconds in a minute. Stored as a divisor so whole minutes stay exact.
       */
      readonly perUnit: number;
    }
  | {
      readonly kind: 'share';
      readonly numerator: MeasureId;
      /** Only calls whose source reports the fact, so that a share with nothing known is null. */
      readonly denominator: MeasureId;
      readonly scale: 100;
    }
  | { readonly kind: 'quantile'; readonly histogram: 'ata_minutes'; readonly q: number }
  | { readonly kind: 'external'; readonly area: string };

/** Formula kinds, as named in a reply's heading. */
export const metricKinds = [
  'count',
  'mean',
  'share',
  'quantile',
  'external',
] as const satisfies MetricFormula['kind'][];

/** The groups of the metric menu. */
export type MetricCategory = 'volume' | 'response' | 'acceptance' | 'satisfaction' | 'service' | 'staffing';

/** One entry of the metric catalog: its meaning, its formula, and which values are good. */
export interface Metric {
  /** As named in the specification or the glossary: 'ata_avg'. */
  readonly id: string;
  readonly label: string;
  readonly category: MetricCategory;
  readonly description: string;
  readonly unit: MetricUnit;
  readonly direction: MetricDirection;
  /** Numerator and denominator in words, for the score explanation next to each number. */
  readonly numerator: string;
  readonly denominator: string | null;
  /** Values outside this range are bad data; null = open-ended. */
  readonly validRange: readonly [number | null, number | null];
  readonly decimals: number;
  /** With the survey business rules on; `rawFormula` is used when they are off. */
  readonly formula: MetricFormula;
  readonly rawFormula?: MetricFormula;
  readonly target?: string;
  readonly source: string;
}
