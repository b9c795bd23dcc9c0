import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldUnits, matchText } from './text-match.ts';

const found = (query: string, text: string, options?: { initials: boolean }) => {
  const match = matchText(query, text, options);
  return match && match.spans.map(([start, end]) => text.slice(start, end));
};

describe('foldUnits', () => {
  it('keeps every index', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldUnits(text).length === text.length));
    expect(foldUnits('Łódź İZMİR José')).toBe('łodz izmir jose');
  });
});

describe('matchText', () => {
  it.each([
    ['a start', 'mont', 'Montgomery', ['Mont']],
    ['without accents', 'jose', 'San José', ['José']],
    ['with accents where there are none', 'josé', 'San Jose', ['Jose']],
    ['each word, in any order', 'tow amb', 'Ambler Towing', ['Amb', 'Tow']],
    ['the start of a word before its middle', 'in', 'Driving instructor', ['in']],
    ['words that touch', 'am bler', 'Ambler', ['Ambler']],
    ['nothing typed', '  ', 'Ambler', []],
    ['a word that is not there', 'amb zzz', 'Ambler Towing', null],
  ])('%s', (_name, query, text, letters) => {
    expect(found(query, text)).toEqual(letters);
  });

  it('matches initials when enabled', () => {
    expect(found('gd', 'Go to dashboard', { initials: true })).toEqual(['G', 'd']);
    expect(found('godash', 'Go to dashboard', { initials: true })).toEqual(['Go', 'dash']);
    expect(found('gd', 'Go to dashboard')).toBeNull();
    expect(found('gx', 'Go to dashboard', { initials: true })).toBeNull();
  });

  it('ranks the likeliest match first', () => {
    const texts = ['Calls by station', 'Recall a message', 'Call', 'Open calls', 'Compare all stations'];
    const ranked = texts
      .map((text) => ({ text, match: matchText('call', text, { initials: true }) }))
      .filter(({ match }) => match);
    ranked.sort((a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0));
    expect(ranked.map(({ text }) => text)).toEqual([
      'Call',
      'Calls by station',
      'Open calls',
      'Recall a message',
      'Compare all stations',
    ]);
  });

  it('marks only letters of the query, in order and without overlap', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        (query, text, initials) => {
          const match = matchText(query, text, { initials });
          if (!match) return;
          let last = -1;
          for (const [start, end] of match.spans) {
            expect(start).toBeGreaterThan(last);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
            last = end;
          }
        },
      ),
    );
  });
});
