import type { MetricFormula } from './metric.ts';
import { student95, z95 } from './student.ts';

/** The likely range of a number, in its unit: percent of a share, minutes of a mean. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A share of fewer than this many is shown in gray because it is not reliable. */
export const smallSampleSize = 10;

/** Whether a share is based on too few to be reliable (fewer than 10). */
export function isSmallSample(n: number): boolean {
  return n < smallSampleSize;
}

/**
 * Whether a value is a share of too few: it has no goal color, is gray with its n, and sorts after the others
 * (decisions 25). The single rule for every share of calls, offers or surveys; other kinds of metric are never small.
 * @param kind - kind of the metric's formula
 * @param denominator - what the share was counted in; null or 0 if there is no value
 */
export function isSmallShare(kind: MetricFormula['kind'], denominator: number | null | undefined): boolean {
  return kind === 'share' && denominator != null && denominator > 0 && isSmallSample(denominator);
}

/**
 * The Wilson score interval at 95 % for `top` of `n`, in percent; null without answers.
 * Unlike the textbook interval it stays inside 0 to 100 and is honest for small n
 * (E. B. Wilson, 1927, Journal of the American Statistical Association 22).
 */
export function wilsonInterval(top: number, n: number): Interval | null {
  if (n <= 0) return null;
  const share = top / n;
  const z2 = z95 * z95;
  const center = share + z2 / (2 * n);
  const spread = z95 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  const scale = 100 / (1 + z2 / n);
  return {
    low: top <= 0 ? 0 : Math.max(0, (center - spread) * scale),
    high: top >= n ? 100 : Math.min(100, (center + spread) * scale),
  };
}

/**
 * The interval at 95% around the mean of `n` values, from their sum and the sum of their squares. It uses Student's t,
 * because n values also leave their own spread uncertain. Null for fewer than two, which have no spread.
 */
export function meanInterval(sum: number, squares: number, n: number): Interval | null {
  if (n < 2) return null;
  const mean = sum / n;
  const variance = Math.max(0, (squares - n * mean * mean) / (n - 1));
  const reach = student95(n - 1) * Math.sqrt(variance / n);
  return { low: mean - reach, high: mean + reach };
}

/** A value with its likely range, as in every reply. */
export interface RangedValue {
  readonly value: number | null;
  readonly low?: number | null | undefined;
  readonly high?: number | null | undefined;
}

/**
 * Whether the difference of two values of separate samples can be chance: its interval at 95% includes 0. The interval
 * is made of the two values' own, which holds for shares of few (R. G. Newcombe, 1998, Statistics in Medicine 17, method
 * 10) and for means. Null if either has no likely range.
 */
export function isWithinChance(now: RangedValue, before: RangedValue): boolean | null {
  if (now.value === null || now.low == null || now.high == null) return null;
  if (before.value === null || before.low == null || before.high == null) return null;
  const difference = now.value - before.value;
  const reach =
    difference > 0
      ? Math.hypot(now.value - now.low, before.high - before.value)
      : Math.hypot(now.high - now.value, before.value - before.low);
  return Math.abs(difference) <= reach;
}
