import type { DateRange } from '../calendar/day.ts';

/** Why the range changed. */
export type DateRangeReason = 'pick' | 'type' | 'preset' | 'clear' | 'reset';

/** A range that is being chosen and may lack an end. */
export interface RangeDraft {
  readonly from: string | null;
  readonly to: string | null;
  /** Where its last change came from. */
  readonly reason: 'pick' | 'type';
  /** Grows when something was typed, so that the calendar turns to it. */
  readonly typed: number;
}

/** Why a draft cannot be taken; each is the key of a message. */
export type DraftProblem = 'bothDays' | 'order' | 'outside';

/** The draft a picker opens with. */
export const draftOf = (range: DateRange | null): RangeDraft => ({
  from: range?.from ?? null,
  to: range?.to ?? null,
  reason: 'pick',
  typed: 0,
});

/** The draft after days were picked in the calendar. */
export const picked = (draft: RangeDraft, range: DateRange): RangeDraft => ({ ...draft, ...range, reason: 'pick' });

/** The draft after one end was typed or deleted. */
export const typed = (draft: RangeDraft, end: 'from' | 'to', day: string | null): RangeDraft => ({
  ...draft,
  [end]: day,
  reason: 'type',
  typed: draft.typed + 1,
});

/** The range a draft makes, or what is wrong with it. */
export function rangeOf(
  { from, to }: RangeDraft,
  min?: string,
  max?: string,
): { readonly range: DateRange } | { readonly problem: DraftProblem } {
  if (from === null || to === null) return { problem: 'bothDays' };
  if (from > to) return { problem: 'order' };
  if ((min !== undefined && from < min) || (max !== undefined && to > max)) return { problem: 'outside' };
  return { range: { from, to } };
}

/** How many days a range has, both ends included. */
export const daysIn = ({ from, to }: DateRange): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
