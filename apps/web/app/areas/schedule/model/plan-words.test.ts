import { expect, it } from 'vitest';
import { plannedWords, previewWords, stayingWords } from './plan-words.ts';

it('says what a plan would create and replace', () => {
  expect(previewWords({ shifts: 12, warned: 2, removed: 0 })).toBe(
    '12 shifts, 2 with conflicts or warnings. Nothing is saved until you save the schedule.',
  );
  expect(previewWords({ shifts: 1, warned: 0, removed: 3 })).toBe(
    '1 shift, 0 with conflicts or warnings. Replaces 3 shifts. Nothing is saved until you save the schedule.',
  );
});

it('names the drivers whose shifts stay', () => {
  const kim = { driver: 'Kim Ray', day: '2026-11-24' };
  expect(stayingWords([kim])).toMatch(/^1 shift stays, because .* can’t be planned: Kim Ray, .*24.*\.$/);
  const many = Array.from({ length: 22 }, (_, index) => ({ driver: `Driver ${index}`, day: '2026-11-24' }));
  expect(stayingWords([...many, kim, kim])).toMatch(/^24 shifts stay, .*; Driver 19, [^;]*; and 3 more\.$/);
});

it('says what came of it', () => {
  expect(plannedWords(1, 1)).toBe('1 shift planned. Save the schedule to keep it.');
  expect(plannedWords(5, 5)).toBe('5 shifts planned. Save the schedule to keep them.');
  expect(plannedWords(2, 5)).toBe('2 of 5 shifts planned. The others conflict with shifts on the schedule.');
  expect(plannedWords(0, 1)).toBe('The shift wasn’t planned: it conflicts with shifts on the schedule.');
});
