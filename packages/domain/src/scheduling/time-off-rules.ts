import { addDays, dayCount } from '../calendar/calendar.ts';
import type { DayRange } from '../calendar/range.ts';
import type { PtoEntry } from './driver.ts';
import { ptoWords } from './fit-words.ts';
import { countsAsTimeOff, isPending } from './pto.ts';

/** Limits on new time off, in days. Ours: the specification sets none. */
export const timeOffLimits = {
  /** The most days of one entry: a year of leave. */
  longest: 366,
  /** How far ahead it may end: two years. */
  ahead: 731,
  /** How far back it may start when drivers send it, such as a sick day reported late. */
  backForDriver: 31,
  /** How far back it may start when a manager enters it. */
  backForManager: 366,
} as const;

/** Why days off are refused. */
export type TimeOffProblem =
  | { readonly kind: 'ends-before-start' | 'too-long' | 'too-far-back' | 'too-far-ahead' }
  | { readonly kind: 'taken'; readonly entry: PtoEntry };

/** The facts the rule needs. */
export interface TimeOffFacts {
  /** Today at the driver's station. */
  readonly today: string;
  /** Who asks: the driver, or somebody who enters days for the driver. */
  readonly by: 'driver' | 'manager';
  /** The driver's other entries. */
  readonly others: readonly PtoEntry[];
}

/** The first and last day that time off may have. */
export function timeOffBounds({ today, by }: Pick<TimeOffFacts, 'today' | 'by'>): {
  readonly min: string;
  readonly max: string;
} {
  const back = by === 'driver' ? timeOffLimits.backForDriver : timeOffLimits.backForManager;
  return { min: addDays(today, -back), max: addDays(today, timeOffLimits.ahead) };
}

/** The first reason days off can't be stored, or null. The same day can't be off twice, approved or requested. */
export function timeOffProblem({ from, to }: DayRange, { today, by, others }: TimeOffFacts): TimeOffProblem | null {
  if (to < from) return { kind: 'ends-before-start' };
  if (dayCount(from, to) > timeOffLimits.longest) return { kind: 'too-long' };
  const { min, max } = timeOffBounds({ today, by });
  if (from < min) return { kind: 'too-far-back' };
  if (to > max) return { kind: 'too-far-ahead' };
  const entry = others.find(
    (each) => (countsAsTimeOff(each) || isPending(each)) && each.ptoStart <= to && from <= each.ptoEnd,
  );
  return entry ? { kind: 'taken', entry } : null;
}

/** What is wrong with days off and what to do about it, and the day it is about. */
export function timeOffProblemWords(
  problem: TimeOffProblem,
  { today, by }: Pick<TimeOffFacts, 'today' | 'by'>,
): { readonly field: 'pto_start' | 'pto_end'; readonly words: string } {
  const { min, max } = timeOffBounds({ today, by });
  switch (problem.kind) {
    case 'ends-before-start':
      return { field: 'pto_end', words: 'The last day is before the first' };
    case 'too-long':
      return { field: 'pto_end', words: `Time off can’t be longer than ${timeOffLimits.longest} days. Split it` };
    case 'too-far-back': {
      const ask = by === 'driver' ? ', or ask your manager to enter it' : '';
      return { field: 'pto_start', words: `Choose a day on or after ${dayWords(min)}${ask}` };
    }
    case 'too-far-ahead':
      return { field: 'pto_end', words: `Choose a day on or before ${dayWords(max)}` };
    case 'taken': {
      const days = ptoWords(problem.entry);
      return isPending(problem.entry)
        ? { field: 'pto_start', words: `${days} is already requested. Choose other days, or change that request` }
        : { field: 'pto_start', words: `${days} is already approved time off. Choose other days` };
    }
  }
}

function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}
