import type { GeographyType } from '@roadside/domain/geography';
import type { PeriodSoFar } from '@roadside/domain/surveys';

/** A location or driver below, with its surveys of the month. */
export interface HeadlinePart {
  readonly slug: string;
  readonly name: string;
  readonly top: number;
  readonly answered: number;
}

/** The counts behind the headline: this month so far, of the whole and of what is below it. */
export interface Headline extends PeriodSoFar {
  /** Type of the parts; null if nothing is below. */
  readonly partType: GeographyType | null;
  readonly parts: readonly HeadlinePart[];
}
