import { expect, it } from 'vitest';
import { effectWords } from './effect-words.ts';

const reply = (effect: Parameters<typeof effectWords>[0]['effect']) => ({
  metric: 'Kept informed',
  days: 30,
  effect,
});

it.each([
  [
    2.13,
    0.4,
    3.9,
    'Helped',
    'Kept informed +2.1 points after 30 days vs. drivers like them (likely range +0.4 to +3.9, 48 drivers)',
  ],
  [
    0,
    -1.2,
    1.2,
    'No clear effect',
    'Kept informed 0.0 points after 30 days vs. drivers like them (likely range -1.2 to +1.2, 48 drivers)',
  ],
  [
    -3,
    -5,
    -1,
    'Made it worse',
    'Kept informed -3.0 points after 30 days vs. drivers like them (likely range -5.0 to -1.0, 48 drivers)',
  ],
])('%s points between %s and %s: %s', (points, low, high, verdict, detail) => {
  expect(effectWords(reply({ kind: 'effect', points, low, high, drivers: 48 }))).toEqual({ verdict, detail });
});

it('too few drivers are said to be too few', () => {
  expect(effectWords(reply({ kind: 'too-few', drivers: 1 }))).toEqual({
    verdict: 'Too few to say',
    detail: 'Only 1 driver with enough answers finished it 30 days ago or earlier.',
  });
});

it('without anybody to compare, as when everybody finished it, it doesn’t say that nobody did', () => {
  expect(effectWords(reply({ kind: 'too-few', drivers: 0 }))).toEqual({
    verdict: 'Too few to say',
    detail:
      'Nobody who finished it 30 days ago or earlier has enough answers and a driver like them to be compared with.',
  });
});
