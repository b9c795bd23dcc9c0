import { ghostWeekFields } from '@roadside/domain/scheduling';
import { expect, it } from 'vitest';
import { patternWords } from './pattern-words.ts';

const on = (start: string, end: string) => ({ start, end, available: true });
const off = { start: '06:00', end: '14:00', available: false };

it('says the week of a pattern in the time style of the rest of the schedule', () => {
  const early = on('06:00', '14:00');
  const night = on('22:00', '06:00');
  expect(patternWords(ghostWeekFields([off, early, early, early, early, early, night]))).toBe(
    'Mon–Fri 6:00 AM–2:00 PM, Sat 10:00 PM–6:00 AM',
  );
  expect(patternWords(ghostWeekFields([off, off, on('00:00', '00:00')]))).toBe('Tue all day');
  expect(patternWords(ghostWeekFields([off]))).toBe('no days set');
});
