import type { DateRange } from '../calendar/day.ts';

/** Why the range changed. */
export type DateRangeReason = 'pick' | 'type' | 'preset' | 'clear' | 'reset';

/** A range being selected; either end may be missing. */
export interface RangeDraft {
  readonly from: string | null;
  readonly to: string | null;
  /** Source of its last change. */
  readonly reason: 'pick' | 'type';
  /** Incremented when a date is typed, so the calendar shows its month. */
  readonly typed: number;
}

/** Why a draft is invalid; each is a message key. */
export type DraftProblem = 'bothDays' | 'order' | 'outside' | 'tooLong';

/** Limits of a range: its first and last day, and the most days it may have. */
export interface DraftLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly maxDays?: number | undefined;
}

/** The initial draft of an opened picker. */
export const draftOf = (range: DateRange | null): RangeDraft => ({
  from: range?.from ?? null,
  to: range?.to ?? null,
  reason: 'pick',
  typed: 0,
});

/** Returns the draft after days were picked in the calendar. */
export const picked = (draft: RangeDraft, range: DateRange): RangeDraft => ({ ...draft, ...range, reason: 'pick' });

/** Returns the draft after one end was typed or deleted. */
export const typed = (draft: RangeDraft, end: 'from' | 'to', day: string | null): RangeDraft => ({
  ...draft,
  [end]: day,
  reason: 'type',
  typed: draft.typed + 1,
});

/** Returns the range of a draft, or why it's invalid. */
export function rangeOf(
  { from, to }: RangeDraft,
  { min, max, maxDays }: DraftLimits = {},
): { readonly range: DateRange } | { readonly problem: DraftProblem } {
  if (from === null || to === null) return { problem: 'bothDays' };
  if (from > to) return { problem: 'order' };
  if ((min !== undefined && from < min) || (max !== undefined && to > max)) return { problem: 'outside' };
  if (maxDays !== undefined && daysIn({ from, to }) > maxDays) return { problem: 'tooLong' };
  return { range: { from, to } };
}

/** Number of days in a range, both ends inclusive. */
export const daysIn = ({ from, to }: DateRange): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
