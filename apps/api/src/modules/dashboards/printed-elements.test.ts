import type { Geography } from '@roadside/domain/geography';
import { expect, it } from 'vitest';
import { filtersOnPaper } from './export-about.ts';
import { printedNumber } from './printed-elements.ts';

const score = {
  id: 'overall_sat_avg',
  label: 'Overall satisfaction',
  unit: 'percent' as const,
  direction: 'higher' as const,
  decimals: 1,
  kind: 'share' as const,
  countedFrom: 'surveys' as const,
};
const share = (numerator: number, denominator: number) => ({
  value: denominator === 0 ? null : (100 * numerator) / denominator,
  numerator,
  denominator,
  status: null,
});
const days = (...spans: (readonly [from: string, to: string])[]) => ({
  comparison: 'last_month' as const,
  spans: spans.map(([from, to]) => ({ from, to })),
});
const october = days(['2026-10-01', '2026-10-31']);
const wednesdays = days(
  ['2026-10-28', '2026-10-28'],
  ['2026-11-04', '2026-11-04'],
  ['2026-11-11', '2026-11-11'],
  ['2026-11-18', '2026-11-18'],
);
const weeks = days(['2026-10-18', '2026-10-24'], ['2026-10-25', '2026-10-31']);

it.each([
  [share(84, 100), share(80, 100), october, ['Before: 80.0% (Oct 1 to 31, 2026)', 'of 100 surveys']],
  [share(1, 1), share(2, 3), october, ['Before: 66.7% of 3 (Oct 1 to 31, 2026)', 'of 1 survey (too few to score)']],
  [share(0, 0), null, october, []],
  [
    share(84, 100),
    share(80, 100),
    wednesdays,
    ['Before: 80.0% (mean of 4 Wednesdays, Oct 28 to Nov 18, 2026)', 'of 100 surveys'],
  ],
  [share(84, 100), share(80, 100), weeks, ['Before: 80.0% (2-week mean, Oct 18 to 31, 2026)', 'of 100 surveys']],
])('a number on paper says what it is counted from and compared with', (cell, previous, before, notes) => {
  expect(printedNumber(score, cell, { label: 'Score', goal: null, previous, before }).notes).toEqual(notes);
});

it('filters are written by names, not by ids and codes', () => {
  const geography = { id: 2, baseId: 2, ancestorIds: [1] } as unknown as Geography;
  const station = (id: number, above: number) =>
    ({ id, baseId: id, ancestorIds: [above, 1], displayName: `Station ${id}` }) as unknown as Geography;
  const stations = [station(17, 2), station(18, 3)];
  const places = { byId: (id: number) => stations.find((each) => each.id === id) ?? null };
  const filters = {
    // The second one isn't at the location, so its name isn't said to who guesses its id.
    station_id__in: [17, 18],
    weekday__in: [0, 6],
    hour__in: [0, 13],
    sc_svc_prov_type__in: ['P' as const, 'C' as const],
    fac_type__in: ['nonPSP' as const],
    outcome__in: ['gone_on_arrival' as const],
    tcd__in: ['5'],
  };
  expect(filtersOnPaper({ filters, request: { geography } }, places)).toEqual([
    'Facility type: NON-PSP',
    'Provider type: PSP, NON-PSP',
    'Trouble code: Tow',
    'Outcome: Gone on arrival',
    'Station: Station 17, 18',
    'Hour: 12 AM, 1 PM',
    'Day of the week: Sunday, Saturday',
  ]);
});
