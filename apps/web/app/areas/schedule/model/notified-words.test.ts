import { describe, expect, it } from 'vitest';
import { confirmedWords, lineWords } from './notified-words.ts';

const zone = 'America/New_York';
const slot = (start: string, end: string, more: object = {}) => ({
  start: `2026-03-09T${start}:00.000Z`,
  end: `2026-03-09T${end}:00.000Z`,
  services: ['Tow' as const],
  note: null,
  ...more,
});
const morning = slot('10:00', '18:00');

describe('what a driver reads about a published schedule', () => {
  it.each([
    [null, morning, 'New: Mon, Mar 9, 6:00 AM – 2:00 PM, Tow'],
    [morning, null, 'Canceled: Mon, Mar 9, 6:00 AM – 2:00 PM'],
    [morning, slot('12:00', '20:00'), 'Changed: Mon, Mar 9, 6:00 AM – 2:00 PM is now Mon, Mar 9, 8:00 AM – 4:00 PM'],
    [
      morning,
      slot('10:00', '18:00', { services: ['Tow', 'Battery'], note: 'Truck 12' }),
      'Changed: Mon, Mar 9, 6:00 AM – 2:00 PM; now Tow + Battery; note: Truck 12',
    ],
    [
      morning,
      slot('10:00', '18:00', { breaks: [{ after: 240, minutes: 30, paid: false }] }),
      'Changed: Mon, Mar 9, 6:00 AM – 2:00 PM; breaks: 30 min unpaid at 10:00 AM',
    ],
    [
      slot('10:00', '18:00', { breaks: [{ after: null, minutes: 15, paid: true }] }),
      morning,
      'Changed: Mon, Mar 9, 6:00 AM – 2:00 PM; no breaks',
    ],
    [slot('10:00', '18:00', { note: 'Truck 12' }), morning, 'Changed: Mon, Mar 9, 6:00 AM – 2:00 PM; note removed'],
  ])('%#', (before, after, words) => {
    expect(lineWords({ before, after }, zone)).toBe(words);
  });
});

describe('who has confirmed', () => {
  it.each([
    [0, 0, 'No drivers have been notified about these days.'],
    [1, 0, '1 driver was notified and confirmed.'],
    [5, 0, 'All 5 drivers confirmed.'],
    [1, 1, '1 driver hasn’t confirmed:'],
    [5, 1, '1 of 5 drivers hasn’t confirmed:'],
    [5, 3, '3 of 5 drivers haven’t confirmed:'],
  ])('%i notified, %i waiting: %s', (notified, waiting, words) => {
    expect(confirmedWords({ notified, waiting })).toBe(words);
  });
});
