import { describe, expect, it } from 'vitest';
import { amountText, booksWords, moneyText, paidIn, paysWords, pointsWords } from './bank-words.ts';

describe('the words of the bank', () => {
  it.each([
    [1, '1 point'],
    [0, '0 points'],
    [1204, '1,204 points'],
  ])('writes %i as %s', (points, words) => expect(pointsWords(points)).toBe(words));

  it.each([
    ['bet_reward', '+40'],
    ['bet_stake', '-40'],
    ['withdrawal_request', '40'],
    ['bet_allocation', '40'],
  ] as const)('writes the amount of %s as %s', (kind, words) => expect(amountText({ kind, amount: 40 })).toBe(words));

  it('says how the books stand, also before anybody has anything', () => {
    const none = { rewards: 0, play: 0, pending: 0, campaigns: 0, bookie: 0, payouts: 0, sum: 0 };
    expect(booksWords(none)).toBe(
      'Drivers hold 0 in rewards, 0 in play points and 0 pending. Paid out: 0. Awarded: 0. Bookie: 0. The books balance.',
    );
    expect(booksWords({ ...none, campaigns: -1385, sum: 2 })).toContain(
      'Awarded: 1,385. Bookie: 0. The books are off by 2.',
    );
  });

  it('finds what a year paid', () => {
    const years = [{ year: 2026, paid_cents: 62_500, reportable: true }];
    expect(paidIn({ years }, 2026)).toEqual(years[0]);
    expect(paidIn({ years }, 2027)).toEqual({ year: 2027, paid_cents: 0, reportable: false });
  });

  it('writes cents as dollars', () => expect(moneyText(123456)).toBe('$1,234.56'));

  it('say what a payout pays, also before an amount is entered', () => {
    expect(paysWords(10, 125)).toBe('Pays $12.50');
    expect(paysWords(null, 125)).toBe('Each point pays $1.25');
  });
});
