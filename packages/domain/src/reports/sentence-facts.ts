import type { DayRange } from '../calendar/range.ts';
import type { GoalStatus } from '../metrics/goals.ts';
import type { RangedValue } from '../metrics/interval.ts';
import type { Movement } from '../metrics/why-moved.ts';
import type { RankedShare } from './ranking.ts';

/** A number now and on the days compared with, and the parts of its change. */
export interface MovedNumber {
  readonly metric: string;
  readonly now: CountedNumber;
  readonly before: CountedNumber;
  /** The split of the change; none if one of the periods has no value. */
  readonly parts: Movement['parts'];
}

/** A number with what it was counted from. */
export interface CountedNumber extends RangedValue {
  readonly numerator: number | null;
  readonly denominator: number | null;
  readonly status?: GoalStatus | null;
}

/** The facts behind the sentences of a report. */
export interface SentenceFacts {
  readonly slug: string;
  readonly days: DayRange;
  /** The days compared with. */
  readonly before: DayRange;
  /** Whether all days have data. */
  readonly finished: boolean;
  readonly satisfaction: MovedNumber;
  readonly wait: MovedNumber;
  readonly paidCalls: MovedNumber;
  /** The plural noun of the places ranked, such as 'territories'; null if there are none below. */
  readonly placeNoun: { readonly one: string; readonly many: string } | null;
  readonly places: readonly RankedPlace[];
}

/** A place below, with its satisfaction. */
export interface RankedPlace extends RankedShare {
  readonly slug: string;
  readonly name: string;
  readonly onGoal: boolean;
}
