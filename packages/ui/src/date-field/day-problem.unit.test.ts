import { describe, expect, it } from 'vitest';
import { dayProblem } from './day-problem.ts';

describe('dayProblem', () => {
  const sunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  it.each([
    ['nothing entered', null, { min: '2026-01-01' }, null],
    ['on the first day', '2026-01-01', { min: '2026-01-01' }, null],
    ['before the only limit', '2025-12-31', { min: '2026-01-01' }, 'tooEarly'],
    ['after the only limit', '2026-01-02', { max: '2026-01-01' }, 'tooLate'],
    ['outside a range', '2026-03-01', { min: '2026-01-01', max: '2026-02-28' }, 'outOfRange'],
    ['a day that cannot be chosen', '2026-11-22', { unavailable: sunday }, 'unavailable'],
    ['a limit outweighs it', '2026-11-22', { max: '2026-11-01', unavailable: sunday }, 'tooLate'],
    ['a time before the first', '05:59', { min: '06:00', max: '22:00' }, 'outOfRange'],
    ['a time on the last', '22:00', { min: '06:00', max: '22:00' }, null],
  ])('%s', (_name, value, limits, problem) => {
    expect(dayProblem(value, limits)).toBe(problem);
  });
});
