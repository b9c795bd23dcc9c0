import type { CallRow, SurveyRow } from '@roadside/contract/schemas';
import { describe, expect, test } from 'vitest';
import { ownCalls, ownScore, ownThanks } from './own-words.ts';

type Card = Parameters<typeof ownScore>[0];
const heading = {
  id: 'overall_sat_avg',
  label: 'Overall satisfaction',
  unit: 'percent',
  decimals: 1,
  kind: 'share',
  direction: 'higher',
  countedFrom: 'surveys',
};
/** A card of November through the 20th. */
const card = (top: number, answered: number, before: { top: number; answered: number } | null = null): Card =>
  ({
    data: { metrics: { overall_sat_avg: cell(top, answered) } },
    previous: before && { overall_sat_avg: cell(before.top, before.answered) },
    before: { comparison: 'last_month', spans: [{ from: '2026-10-04', to: '2026-10-23' }] },
    series: null,
    meta: { metrics: [heading], from: '2026-11-01', to: '2026-11-20' },
  }) as unknown as Card;
const cell = (top: number, answered: number) => ({
  value: answered === 0 ? null : (100 * top) / answered,
  numerator: top,
  denominator: answered,
  status: answered === 0 ? null : 'green',
});

describe('the own score', () => {
  test('is this month’s, with its surveys and what the tier takes', () => {
    expect(ownScore(card(25, 29))).toEqual({
      value: '86.2%',
      goal: 'green',
      few: false,
      basis: 'November, of 29 surveys',
      next: '14 of the next 15 surveys must be top score to reach Tier 3 (87%)',
    });
  });

  test('has no goal of too few surveys, and none without one', () => {
    expect(ownScore(card(2, 3))).toMatchObject({
      few: true,
      basis: 'November, of 3 surveys (too few to score)',
      next: null,
    });
    expect(ownScore(card(0, 0))).toEqual({
      value: null,
      goal: null,
      few: false,
      basis: 'No surveys in November so far',
      next: null,
    });
  });
});

const survey = (given: Partial<SurveyRow>) =>
  ({
    call_id: 7,
    sc_dt_surveys: '2026-11-18',
    outc1: 5,
    remove: false,
    tone: 'positive',
    comment: 'Thank you!',
    ...given,
  }) as SurveyRow;

test('praise is the newest positive comment of a top score that counts', () => {
  const rows = [
    survey({ tone: 'negative', comment: 'Late again' }),
    survey({ outc1: 3, comment: 'Nice, but late' }),
    survey({ remove: true, comment: 'Wrong driver' }),
    survey({ call_id: 9, comment: 'So kind' }),
    survey({ call_id: 4, comment: 'Older' }),
  ];
  expect(ownThanks(rows, 'dan')).toEqual({
    comment: 'So kind',
    about: 'Overall satisfaction 5 of 5, Nov 18',
    href: '/passed-calls/dan?drawer=call~dan~9',
  });
  expect(ownThanks(rows.slice(0, 3), 'dan')).toBeNull();
});

const call = (given: Partial<CallRow>) =>
  ({
    id: 7,
    received_at: '2026-11-19T04:12:00.000Z',
    time_zone: 'America/New_York',
    tcd: '5',
    city: 'Norristown',
    outcome: 'completed',
    ata_minutes: 38,
    late: false,
    ...given,
  }) as CallRow;

test.each([
  [{}, 'Tow, Norristown', 'Wed, Nov 18, 11:12 PM · On location in 38 min'],
  [{ late: true, city: null }, 'Tow', 'Wed, Nov 18, 11:12 PM · On location in 38 min, late'],
  [{ outcome: 'cancelled' as const }, 'Tow, Norristown', 'Wed, Nov 18, 11:12 PM · Cancelled'],
  [{ ata_minutes: null }, 'Tow, Norristown', 'Wed, Nov 18, 11:12 PM · No arrival time'],
])('a call of %o reads %s, %s', (given, title, detail) => {
  expect(ownCalls([call(given)], 'dan')).toEqual([
    { id: 7, title, detail, href: '/passed-calls/dan?drawer=call~dan~7' },
  ]);
});
