import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notTradePhrases, spansInPhrases, tradePhrases, unseenPhrases } from '../../test/trade-phrases.ts';
import { readTradePhrase, tradeDays, tradePath, tradeWords } from './index.ts';

const today = '2026-11-20';
/** Locations with a PSP twin. */
const clubs = new Set(['lantern']);

/** What a phrase opens: its location, and its path with parameters in one order. */
function opened(phrase: string): readonly [place: string, path: string] | null {
  const read = readTradePhrase(phrase, today);
  if (!read) return null;
  return [read.place || '-', sorted(tradePath(read, { slug: ':slug', hasNetworks: clubs.has(read.place) }))];
}

function sorted(path: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return [pathname, parameters.toString()].filter(Boolean).join('?');
}

describe('the trade in the palette', () => {
  it('opens the right address for at least 36 of 40 phrases', () => {
    expect(tradePhrases).toHaveLength(40);
    const wrong = tradePhrases.flatMap(([phrase, place, path]) => {
      const got = opened(phrase);
      return got?.[0] === place && got[1] === sorted(path) ? [] : [{ phrase, wanted: `${place} ${path}`, got }];
    });
    expect(wrong.slice(4), JSON.stringify(wrong, null, 1)).toEqual([]);
  });

  it('opens the right address for all but three of the phrases it was not written for', () => {
    expect(unseenPhrases).toHaveLength(36);
    const wrong = unseenPhrases.flatMap(([phrase, place, path]) => {
      const got = opened(phrase);
      return got?.[0] === place && got[1] === sorted(path) ? [] : [{ phrase, wanted: `${place} ${path}`, got }];
    });
    expect(wrong.slice(3), JSON.stringify(wrong, null, 1)).toEqual([]);
  });

  it.each(spansInPhrases)('%s', (phrase, place, path) => {
    const got = opened(phrase);
    expect(got && [got[0], got[1]]).toEqual([place, sorted(path)]);
  });

  it('an older month of surveys is a range of days', () => {
    expect(opened('raw surveys september')).toEqual([
      '-',
      '/surveys/:slug?dashboard=2&sc_dt_surveys__gte=2026-09-01&sc_dt_surveys__lte=2026-09-30&time=Range',
    ]);
  });

  it.each([
    ['ata lantern psp', ['PSP']],
    ['exec report lantern psp last month', ['PSP']],
    // A station has no page per network.
    ['dashboard boise psp', []],
    ['late calls csn', ['late']],
    ['leaderboard tow', []],
    ['schedule tow', ['Tow']],
    ['comments lantern psp', []],
    ['heat map late', ['heat', 'late']],
  ])('%s: says what the address limits, %j', (phrase, says) => {
    const read = readTradePhrase(phrase, today);
    expect(read && tradeWords(read, { hasNetworks: clubs.has(read.place) })).toEqual(says);
  });

  it.each([
    ['late calls last month', '2026-10-01'],
    ['executive report last month', '2026-10-01'],
    ['surveys last month', '2026-10-01'],
    ['schedule tomorrow', '2026-11-21'],
    ['raw surveys september', '2026-09-01'],
    // These screens choose their days themselves.
    ['dashboard last month', undefined],
    ['leaderboard yesterday', undefined],
    ['emulated surveys yesterday', undefined],
  ])('%s: its address has days from %s', (phrase, from) => {
    const read = readTradePhrase(phrase, today);
    expect(read && tradeDays(read)?.from).toBe(from);
  });

  it('a network has its own page of the executive report', () => {
    expect(opened('exec report lantern psp')).toEqual(['lantern', '/exec-reports/:slug-psp']);
  });

  it.each(notTradePhrases)('leaves "%s" to the ordinary search', (phrase) => {
    expect(readTradePhrase(phrase, today)).toBeNull();
  });

  it('reads any text without failing, into an address inside the app', () => {
    const word = fc.constantFrom(
      ...tradePhrases.flatMap(([phrase]) => phrase.split(' ')),
      '11/31',
      'feb',
      '30',
      'to',
      '%',
      '../',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
        ),
        (text) => {
          const read = readTradePhrase(text, today);
          if (!read) return;
          const path = tradePath(read, { slug: 'boise', hasNetworks: true });
          expect(path).toMatch(/^\/[a-z][a-z-]*\/boise/);
          const { period } = read;
          if (period) expect(period.from <= period.to).toBe(true);
        },
      ),
    );
  });
});
