import type { DayRange } from '../calendar/range.ts';
import type { MovementLead, MovementPart } from '../metrics/why-moved.ts';

/**
 * What a number in a sentence counts, so that it can be opened and found again in the data:
 *
 * - value, numerator, denominator: of a metric at a place on these days.
 * - change: from the days compared with, as shown; growth: the same in percent.
 * - part: the share of a change that one cause explains.
 * - mix: the share of one service, provider type or wait in what the metric counts, on these days.
 * - ranked, unranked, on-goal: places of the ranking.
 * - to-tier: points from the score as shown to the next tier.
 */
export const figureKinds = [
  'value',
  'numerator',
  'denominator',
  'change',
  'growth',
  'part',
  'mix',
  'ranked',
  'unranked',
  'on-goal',
  'to-tier',
] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Where a number comes from. */
export interface FigureSource extends DayRange {
  readonly of: FigureKind;
  readonly metric: string;
  readonly slug: string;
  /** For a part: which one. */
  readonly part: MovementPart | null;
  /** For a part, its main contributor; for a mix, whose share it is. */
  readonly lead: Pick<MovementLead, 'dimension' | 'key'> | null;
}

/** Units of the numbers in sentences. */
export const figureUnits = ['percent', 'points', 'minutes', 'calls', 'surveys', 'places'] as const;
export type FigureUnit = (typeof figureUnits)[number];

/** A number in a sentence. */
export interface ReportFigure {
  /** Rounded as shown, except a share just short of all or nothing: it is written '>99.9%' or '<0.1%', never as an end. */
  readonly value: number;
  readonly unit: FigureUnit;
  readonly decimals: number;
  /** Whether a plus sign is written. */
  readonly signed: boolean;
  readonly source: FigureSource;
}

/** Whether a number is a share of a whole, from nothing to all of it. A growth in percent has no end. */
export const isShare = (unit: FigureUnit, of: FigureKind): boolean => unit === 'percent' && of !== 'growth';

/** One piece of a sentence. Text has no digits: every number is a figure, a name, or the days compared with. */
export type ReportPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'figure'; readonly figure: ReportFigure }
  | { readonly kind: 'place'; readonly slug: string; readonly name: string }
  /** One service, provider type or wait. */
  | { readonly kind: 'lead'; readonly lead: Pick<MovementLead, 'dimension' | 'key'> }
  /** The days compared with. */
  | { readonly kind: 'before' };

/** The sentences of a report's first page, in order. */
export const sentenceIds = ['satisfaction', 'reason', 'other-reasons', 'wait', 'ranking'] as const;
export type SentenceId = (typeof sentenceIds)[number];

/** A sentence made of facts. */
export interface ReportSentence {
  readonly id: SentenceId;
  readonly pieces: readonly ReportPiece[];
}
