import { isSmallSample } from '../metrics/interval.ts';
import { roundTo } from '../rounding/rounding.ts';

/** A share to rank: its value, what it was counted in, and its likely range. */
export interface RankedShare {
  readonly value: number | null;
  readonly denominator: number | null;
  readonly low?: number | null | undefined;
  readonly high?: number | null | undefined;
}

/**
 * The rank of each share, best (highest) first, in the order given. Shares that read the same on paper share a rank, and the
 * next one counts them (1, 1, 3). A share of fewer than ten and one without a value have none (decision 25).
 * @param decimals - as shown
 */
export function ranksOf(shares: readonly RankedShare[], decimals: number): readonly (number | null)[] {
  const shown = shares.map((share) => (isRanked(share) ? roundTo(share.value, decimals) : null));
  return shown.map((value) =>
    value === null ? null : 1 + shown.filter((other) => other !== null && other > value).length,
  );
}

/** Whether a share has enough behind it to be ranked. */
export function isRanked(share: RankedShare): share is RankedShare & { readonly value: number } {
  return share.value !== null && share.denominator !== null && !isSmallSample(share.denominator);
}

type LikelyRange = Pick<RankedShare, 'low' | 'high'>;

/** Whether two likely ranges overlap: which of the two is better is then not certain. */
export function overlaps(a: LikelyRange, b: LikelyRange): boolean {
  if (a.low == null || a.high == null || b.low == null || b.high == null) return false;
  return a.low <= b.high && b.low <= a.high;
}
