import { expect, test } from 'vitest';
import { stepsOf } from './reach-steps.ts';
import { reachWords, stepWords } from './reach-words.ts';

const hour = (at: string) => ({ at, seen: 1, acknowledged: 0, clicks: 0 });

test('more people may have read it than are in the audience now', () => {
  const reach = { seen: 5, acknowledged: 3, clicks: 1, audience: 1, by_place: [], by_hour: [] };
  expect(reachWords(reach)).toBe('5 read, 3 confirmed, 1 click. 1 person in the audience now.');
});

test('a chart over hours names the hours; one over weeks names its steps, each once', () => {
  const day = stepsOf([hour('2026-11-20T14:00:00.000Z'), hour('2026-11-20T15:00:00.000Z')]);
  expect(stepWords(day, 'America/New_York')).toEqual({
    title: 'Read and confirmed, by hour',
    label: 'Hour',
    values: ['Fri 9 AM', 'Fri 10 AM'],
  });
  const weeks = stepWords(
    stepsOf([hour('2026-11-06T14:00:00.000Z'), hour('2026-11-20T14:00:00.000Z')]),
    'America/New_York',
  );
  expect(weeks.title).toBe('Read and confirmed, every 15 hours');
  expect(weeks.values[0]).toBe('Nov 6, 9 AM');
  expect(new Set(weeks.values).size).toBe(weeks.values.length);
});
