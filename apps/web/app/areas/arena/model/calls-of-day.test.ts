import { expect, it } from 'vitest';
import { callsOfDay } from './calls-of-day.ts';

const line = { label: '', points: 0 };
const fact = (call_id: number, survey_id: number | null = null) => ({
  call_id,
  survey_id,
  at: '2026-11-20T14:00:00Z',
  trouble_code: '5',
  city: 'Ardmore',
});

it('turns the lines of a day around: per call, with its surveys', () => {
  const worth = callsOfDay({
    facts: [fact(1), fact(1, 10), fact(2)],
    lines: [
      {
        ...line,
        metric: 'count_calls',
        source: 'call',
        each: 15,
        counted: [1],
        uncounted: [{ id: 2, why: 'not-completed', words: 'Not completed' }],
      },
      { ...line, metric: 'overall_sat', source: 'survey', each: 20, counted: [10], uncounted: [] },
    ],
  });
  expect(worth.map(({ id, points }) => [id, points])).toEqual([
    [1, 35],
    [2, 0],
  ]);
  expect(worth[1]?.parts).toEqual([{ metric: 'count_calls', points: 0, why: 'Not completed' }]);
});

it('keeps a survey whose call was on the list only once', () => {
  const worth = callsOfDay({
    facts: [fact(1, 10)],
    lines: [{ ...line, metric: 'overall_sat', source: 'survey', each: 20, counted: [10], uncounted: [] }],
  });
  expect(worth).toMatchObject([{ id: 1, points: 20 }]);
});
