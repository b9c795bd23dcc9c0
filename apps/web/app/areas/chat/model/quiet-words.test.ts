import { expect, test } from 'vitest';
import { quietWords, type QuietMember } from './quiet-words.ts';

const at = { locale: 'en-US', timeZone: 'America/New_York', now: '2026-11-20T20:00:00.000Z' };
const rosa = (reason: QuietMember['reason'], until: string | null): QuietMember => ({
  name: 'Rosa',
  reason,
  until,
});

test.each<[readonly QuietMember[], string | null]>([
  [[], null],
  [[rosa('off-shift', '2026-11-21T11:00:00.000Z')], 'Rosa is off shift until 6:00 AM. This rings then.'],
  [[rosa('off-shift', '2026-11-23T11:00:00.000Z')], 'Rosa is off shift until Mon, Nov 23, 6:00 AM. This rings then.'],
  [[rosa('off-shift', null)], 'Rosa is off shift. This rings when they’re back.'],
  [[rosa('quiet-hours', '2026-11-21T03:30:00.000Z')], 'Rosa is in quiet hours until 10:30 PM. This rings then.'],
  [[rosa('on-call', null)], 'Rosa is on a call. This rings after it.'],
  [[rosa('on-call', null), rosa('off-shift', null)], '2 people are off shift or busy. This rings when they’re back.'],
])('%j: %s', (members, words) => {
  expect(quietWords(members, at)).toBe(words);
});
