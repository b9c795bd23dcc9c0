import { expect, it } from 'vitest';
import { leftAloneWords, remindedWords, reminderDetail, reminderQuestion } from './reminder-words.ts';

it.each([
  [0, 0, ''],
  [1, 0, '1 person was reminded in the last 24 hours.'],
  [4, 1, '4 people were reminded in the last 24 hours. 1 person turned these notifications off.'],
])('%s reminded lately, %s turned off: %s', (reminded_lately, turned_off, words) => {
  expect(leftAloneWords({ reminded_lately, turned_off })).toBe(words);
});

it('asks with the number it reaches, and says when phones ring and who is left out', () => {
  const reminder = { reaches: 1204, reminded_lately: 2, turned_off: 0 };
  expect(reminderQuestion(reminder)).toBe('Remind 1,204 people?');
  expect(reminderDetail(reminder)).toMatch(/outside quiet hours\. 2 people were reminded in the last 24 hours\.$/);
});

it.each([
  [{ reminded: 34, reminded_lately: 0, turned_off: 0 }, 'Reminded 34 people'],
  [
    { reminded: 1, reminded_lately: 2, turned_off: 0 },
    'Reminded 1 person. 2 people were reminded in the last 24 hours.',
  ],
  [{ reminded: 0, reminded_lately: 1, turned_off: 0 }, 'No reminder sent. 1 person was reminded in the last 24 hours.'],
  [{ reminded: 0, reminded_lately: 0, turned_off: 0 }, 'No reminder sent. All modules are finished.'],
])('after %o: %s', (sent, words) => {
  expect(remindedWords(sent)).toBe(words);
});
