import { expect, it } from 'vitest';
import { passedCallsHref, passedHereWords, passesOfCalls } from './passed-words.ts';

it('tells passes from the calls passed', () => {
  expect(passesOfCalls(85, 72)).toBe('85 passes of 72 calls');
  expect(passesOfCalls(1, 1)).toBe('1 pass of 1 call');
  expect(passedHereWords('Montgomery', 85, 72)).toBe(
    '85 passes of 72 calls by Montgomery. Other stations may have served them.',
  );
  expect(passedHereWords('Bala Garage', 9, 9)).toBe(
    '9 calls passed by Bala Garage. Other stations may have served them.',
  );
});

it('links to exactly the calls a station passed', () => {
  expect(passedCallsHref('bala-garage')).toBe('/passed-calls/bala-garage?passed=here');
  expect(passedCallsHref('bala-garage', { from: '2026-11-13', to: '2026-11-13' })).toBe(
    '/passed-calls/bala-garage?sc_dt__gte=2026-11-13&sc_dt__lte=2026-11-13&passed=here',
  );
});
