import { describe, expect, it } from 'vitest';
import { board } from '../screen/call-outs.fixtures.ts';
import { callOutText, readCallOut } from './call-out-value.ts';
import { answeredWords, coverageWords, hoursWords, spanWords, standingWords, waitingWords } from './call-out-words.ts';

describe('the hours of a call-out in an address', () => {
  it('come back as they were', () => {
    const value = { slug: 'harbor-one', from: '2026-11-20T21:00:00Z', until: '2026-11-21T03:00:00Z' };
    expect(callOutText(value)).toBe('harbor-one~2026-11-20T21:00:00Z~2026-11-21T03:00:00Z');
    expect(readCallOut(callOutText(value))).toEqual(value);
  });

  it.each([
    '',
    'harbor',
    'harbor~2026-11-20T21:00:00Z',
    'harbor~2026-11-21T03:00:00Z~2026-11-20T21:00:00Z',
    'harbor~2026-99-20T21:00:00Z~2026-11-21T03:00:00Z',
    '~~',
  ])('%j is none', (text) => {
    expect(readCallOut(text)).toBeNull();
  });
});

describe('the words of a call-out', () => {
  it('use the clock of the place, also when it changes', () => {
    expect(hoursWords('2026-11-20T21:00:00Z', '2026-11-21T03:00:00Z', 'America/New_York')).toBe('4 PM–10 PM');
    expect(spanWords('2026-11-01T05:00:00Z', '2026-11-01T08:00:00Z', 'America/New_York')).toBe('Sun, Nov 1, 1 AM–3 AM');
  });

  it('say who hasn’t answered, and for how long they count', () => {
    const silent = { standing: 'asked', silent: true } as const;
    const asked = { standing: 'asked', silent: false } as const;
    expect([standingWords(silent), standingWords(asked)]).toEqual(['No answer for 30 min', 'No answer yet']);
    expect(waitingWords([silent, { standing: 'can', silent: false }])).toBeNull();
    expect(waitingWords([silent, asked])).toBe(
      '1 driver hasn’t answered and counts as coming until 30 minutes pass without an answer.',
    );
    expect(waitingWords([asked, asked])).toContain('2 drivers haven’t answered and count');
  });

  it('say how many said yes', () => {
    expect(answeredWords({ asked: 4, can: 1, approved: 1 })).toBe('4 asked, 2 said yes');
    expect(answeredWords({ asked: 1, can: 0, approved: 0 })).toBe('1 asked, none said yes');
  });

  it('say what the answers do to coverage', () => {
    const hours = (present: number, coming: number) =>
      [2, 2].map((needed) => ({ starts_at: board.starts_at, needed, present, coming }));
    expect(coverageWords(hours(2, 0))).toBe('Every hour is covered');
    expect(coverageWords(hours(1, 1))).toBe('2 hours short now. Covered once you approve the answers.');
    expect(coverageWords(hours(0, 1))).toBe('2 hours short');
    expect(coverageWords([...hours(1, 1), ...hours(0, 1).slice(1)])).toBe(
      '3 hours short now, 1 hour once you approve the answers',
    );
  });
});
