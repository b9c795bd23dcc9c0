import { describe, expect, it } from 'vitest';
import { formatMessage } from './message.ts';

describe('formatMessage', () => {
  it.each([
    ['plain', 'Dismiss', {}, 'en-US', 'Dismiss'],
    ['an argument', 'About {name}', { name: 'Rosa' }, 'en-US', 'About Rosa'],
    ['a number of the locale', '{count} rows', { count: 12400 }, 'de-DE', '12.400 rows'],
    ['text that looks like a number stays text', '{id}', { id: '104882' }, 'en-US', '104882'],
    ['one', '{n, plural, =0 {none} one {# row} other {# rows}}', { n: 1 }, 'en-US', '1 row'],
    ['many', '{n, plural, =0 {none} one {# row} other {# rows}}', { n: 2048 }, 'en-US', '2,048 rows'],
    ['an exact case before the rule', '{n, plural, =0 {none} one {# row} other {# rows}}', { n: 0 }, 'en-US', 'none'],
    [
      'the plural rules of the locale',
      '{n, plural, one {# vůz} few {# vozy} other {# vozů}}',
      { n: 3 },
      'cs-CZ',
      '3 vozy',
    ],
    ['select', '{duty, select, on {at work} other {away}}', { duty: 'on' }, 'en-US', 'at work'],
    ['select falls back', '{duty, select, on {at work} other {away}}', { duty: 'lunch' }, 'en-US', 'away'],
    [
      'an argument inside a case',
      '{n, plural, one {# of {who}} other {# of {who}s}}',
      { n: 2, who: 'driver' },
      'en-US',
      '2 of drivers',
    ],
    ['a missing value stays visible', 'Hello {name}', {}, 'en-US', 'Hello {name}'],
    [
      'the hot key stays as the vendor fills it',
      'Notices ({hotkey})',
      { hotkey: '{hotkey}' },
      'en-US',
      'Notices ({hotkey})',
    ],
  ])('%s', (_what, message, values, locale, expected) => {
    expect(formatMessage(message, values, locale)).toBe(expected);
  });

  it('names the message with an unclosed brace', () => {
    expect(() => formatMessage('Hello {name', { name: 'Rosa' })).toThrow('Hello {name');
  });
});
