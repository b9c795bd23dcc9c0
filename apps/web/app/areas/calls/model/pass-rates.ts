import type { CallPasses } from '@roadside/contract/schemas';
import { isSmallSample } from '@roadside/domain/metrics';
import { dayWords } from '../../../kit/format/day-words.ts';
import { percentWords } from '../../../kit/format/figures.ts';

/** A decline rate as the API counts it: passes of offers. */
export type PassRate = CallPasses['days_14'];

/** Whether a rate has too few offers to be meaningful. A rate without offers isn't small: there is none. */
export const isFewOffers = ({ offers }: PassRate): boolean => offers > 0 && isSmallSample(offers);

/** A rate in words: '12.5%', or '66.7% of 3 offers' if there are too few to be meaningful. */
export function rateWords(rate: PassRate): string {
  const words = percentWords(rate.rate);
  return isFewOffers(rate) ? `${words} of ${rate.offers} ${rate.offers === 1 ? 'offer' : 'offers'}` : words;
}

/** Rows in their order, those whose rate has few offers after the others. */
export function fewLast<Row extends { readonly days_30: PassRate }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => Number(isFewOffers(a.days_30)) - Number(isFewOffers(b.days_30)));
}

/**
 * A reason's share of all passes. The API rounds shares so that they add up to 100, which may round one to 100 or to 0;
 * those are written from the counts.
 */
export function reasonShare({ passes, share }: CallPasses['reasons'][number], total: number): string {
  return percentWords((share === 0 || share === 100) && total > 0 ? (100 * passes) / total : share);
}

/** The decline rates of the last days with data: '14 days through Nov 17: 12.5%, 30 days: 11.0%'. */
export function rollingWords({
  days_14,
  days_30,
  rolling,
}: Pick<CallPasses, 'days_14' | 'days_30' | 'rolling'>): string {
  const last = rolling.at(-1);
  return `14 days${last ? ` through ${dayWords(last.day, true)}` : ''}: ${rateWords(days_14)}, 30 days: ${rateWords(days_30)}`;
}
