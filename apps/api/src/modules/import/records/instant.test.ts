import { describe, expect, it } from 'vitest';
import { ZoneClock } from '../../../platform/time/zone-clock.ts';
import { instantReader, readIsoInstant, resolveInOrder, resolveInstant } from './instant.ts';
import type { ParsedInstant } from './instant.ts';

const show = (parsed: ParsedInstant | null) => {
  if (!parsed) return null;
  const text = new Date('exact' in parsed ? parsed.exact : parsed.wall).toISOString();
  return 'exact' in parsed ? text : text.replace('Z', '');
};

describe('times in files', () => {
  it.each([
    ['iso', '2026-11-20 14:05:30', '2026-11-20T14:05:30.000'],
    ['iso', '2026-11-20T14:05', '2026-11-20T14:05:00.000'],
    ['iso', '2026-11-20', '2026-11-20T00:00:00.000'],
    ['iso', '2026-11-20T14:05:30.1239Z', '2026-11-20T14:05:30.123Z'],
    ['iso', '2026-11-20T14:05:30+05:30', '2026-11-20T08:35:30.000Z'],
    ['iso', '2026-11-20 14:05:30 -0500', '2026-11-20T19:05:30.000Z'],
    ['iso', '11/20/2026 14:05', null],
    ['iso', '2026-02-30 10:00', null],
    ['iso', '2026-11-20 24:00', '2026-11-21T00:00:00.000'],
    ['iso', '2026-12-31 24:00:00-05', '2027-01-01T05:00:00.000Z'],
    ['iso', '2026-11-20 24:01', null],
    ['iso', '2026-11-20 25:00', null],
    ['iso', '2026-11-20 14:05:30+00', '2026-11-20T14:05:30.000Z'],
    ['iso', '2026-11-20 14:05:12.5-03', '2026-11-20T17:05:12.500Z'],
    ['iso', '2026-11-20 14:05 UTC', '2026-11-20T14:05:00.000Z'],
    ['iso', '2026-11-20 14:05+99', null],
    ['M/D/YYYY H:mm', '11/20/2026 14:05', '2026-11-20T14:05:00.000'],
    ['M/D/YYYY H:mm', '1/2/2026 4:05', '2026-01-02T04:05:00.000'],
    ['M/D/YYYY h:mm A', '1/2/2026 12:05 AM', '2026-01-02T00:05:00.000'],
    ['M/D/YYYY h:mm A', '1/2/2026 12:05 p.m.', '2026-01-02T12:05:00.000'],
    ['M/D/YYYY h:mm A', '1/2/2026 13:05 PM', null],
    ['DD.MM.YYYY HH:mm:ss', '20.11.2026 14:05:30', '2026-11-20T14:05:30.000'],
    ['DD.MM.YYYY HH:mm:ss', '20-11-2026 14:05:30', null],
    ['D MMM YY H:mm', '5 Mar 26 7:00', '2026-03-05T07:00:00.000'],
    ['D MMM YY H:mm', '5 Foo 26 7:00', null],
    ['MM/DD/YYYY', '04/31/2026', null],
    ['unix', '1795183530', '2026-11-20T14:05:30.000Z'],
    ['unix-ms', '1795183530123', '2026-11-20T14:05:30.123Z'],
    ['iso', '2026-11-20 23:59:59.5', '2026-11-20T23:59:59.500'],
    ['iso', '2026-11-20 14:60', null],
    ['iso', '2026-11-20 14:05:60', null],
    ['iso', '2026-13-01', null],
    ['iso', '2026-00-10', null],
    ['iso', '2026-11-00', null],
    ['iso', '0026-11-20', null],
    ['iso', '2028-02-29', '2028-02-29T00:00:00.000'],
    ['iso', '2026-11-20T14:05z', '2026-11-20T14:05:00.000Z'],
    ['iso', '2026-11-20T14:05-03:30', '2026-11-20T17:35:00.000Z'],
    ['iso', 'at 2026-11-20', null],
    ['YYYY/MM/DD hh:mm A', '2026/11/20 02:05 pm', '2026-11-20T14:05:00.000'],
    ['YYYY/MM/DD hh:mm A', '2026/11/20 2:05 pm', null],
    ['YYYY/MM/DD hh:mm A', '2026/11/20 00:05 am', null],
    ['YYYY/MM/DD h:m:s A', '2026/11/20 1:5:9 A.M.', '2026-11-20T01:05:09.000'],
    ['YYYY/MM/DD h:m:s A', '2026/11/20 12:59:59 am', '2026-11-20T00:59:59.000'],
    ['YYYY/MM/DD h:m:s A', '2026/11/20 11:00:00 pm', '2026-11-20T23:00:00.000'],
    ['YY-M-D H:m:s', '26-1-2 3:4:5', '2026-01-02T03:04:05.000'],
    ['YYYYMMDD', '20261120', '2026-11-20T00:00:00.000'],
    ['YYYYMMDD', '202611201', null],
    ['YYYYMMDD HHmmss', '20261120 140530', '2026-11-20T14:05:30.000'],
    ['DD.MM.YYYY', '20x11x2026', null],
    ['(M/D/YYYY) [H]', '(1/2/2026) [3]', '2026-01-02T03:00:00.000'],
    ['YYYY-MM-DDTHH:mm', '2026-11-20T14:05', '2026-11-20T14:05:00.000'],
    ['M/D/YYYY  H:mm', '1/2/2026 3:04', '2026-01-02T03:04:00.000'],
    ['M/D/YYYY H:mm', '1/2/2026 24:00', '2026-01-03T00:00:00.000'],
    ['M/D/YYYY H:mm', '13/2/2026 3:00', null],
    ['M/D/YYYY H:mm', '1/2/2026 3:00 pm', null],
    ['unix', '-1.5', '1969-12-31T23:59:58.500Z'],
    ['unix', '1795183530x', null],
    ['unix-ms', '', null],
    ['unix', 'soon', null],
    ['excel', '2', '1900-01-01T00:00:00.000'],
    ['excel', '1', null],
    ['excel', '99999', '2173-10-13T00:00:00.000'],
    ['excel', '100000', null],
    ['excel', 'soon', null],
    ['excel', '46346.587152777779', '2026-11-20T14:05:30.000'],
    ['excel', '46346,5', '2026-11-20T12:00:00.000'],
    ['excel', '', null],
  ])('%s reads %j as %j', (format, text, expected) => {
    expect(show(instantReader(format)?.(text) ?? null)).toBe(expected);
  });

  it('recognizes every month name in any spelling', () => {
    const read = instantReader('D MMM YYYY');
    for (const name of ['Jan', 'FEB', 'mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']) {
      const month = `${new Date(`1 ${name} 2026 UTC`).getUTCMonth() + 1}`.padStart(2, '0');
      expect(show(read?.(`5 ${name} 2026`) ?? null)).toBe(`2026-${month}-05T00:00:00.000`);
    }
  });

  it.each(['', 'H:mm', 'YYYY-MM', 'YYYY-MM-DD YYYY', 'M/D/YYYY h:mm', 'M/D/YYYY H:mm A', 'whenever'])(
    '%j is no format',
    (format) => {
      expect(instantReader(format)).toBeNull();
    },
  );
});

describe('a wall time in a zone', () => {
  const clock = new ZoneClock('America/New_York');
  const resolve = (
    text: string,
    nonexistent: 'reject' | 'later' = 'reject',
    ambiguous: 'earlier' | 'later' = 'earlier',
  ) => {
    const resolved = resolveInstant(readIsoInstant(text) as ParsedInstant, clock, { nonexistent, ambiguous });
    return 'problem' in resolved ? resolved.problem : new Date(resolved.instant).toISOString();
  };

  it('is one instant on ordinary days', () => {
    expect(resolve('2016-07-01 12:00')).toBe('2016-07-01T16:00:00.000Z');
    expect(resolve('2016-07-01T12:00Z')).toBe('2016-07-01T12:00:00.000Z');
  });

  it('skipped by the clocks is refused, or read an hour later if the map says so', () => {
    expect(resolve('2016-03-13 02:15')).toBe(
      '2016-03-13 02:15 doesn’t exist in America/New_York: clocks moved forward past it',
    );
    expect(resolve('2016-03-13 02:15', 'later')).toBe('2016-03-13T07:15:00.000Z'); // shown as 03:15
  });

  it('that occurs twice is the earlier one, or the later if the map says so', () => {
    expect(resolve('2016-11-06 01:30')).toBe('2016-11-06T05:30:00.000Z');
    expect(resolve('2016-11-06 01:30', 'reject', 'later')).toBe('2016-11-06T06:30:00.000Z');
  });

  it.each(['earlier', 'later'] as const)('that occurs twice keeps its order in a row of times: %s', (ambiguous) => {
    const row = (...texts: readonly string[]) => {
      const resolved = resolveInOrder(
        texts.map((text) => readIsoInstant(text) as ParsedInstant),
        clock,
        { nonexistent: 'reject', ambiguous },
      );
      return resolved.map((each) =>
        'problem' in each ? each.problem : new Date(each.instant).toISOString().slice(11, 16),
      );
    };
    // Received at 1:50 before the clocks went back, served at 1:10 after it.
    expect(row('2016-11-06 01:50', '2016-11-06 01:10')).toEqual(['05:50', '06:10']);
    expect(row('2016-11-06 00:50', '2016-11-06 01:40', '2016-11-06 01:20', '2016-11-06 02:05')).toEqual([
      '04:50',
      '05:40',
      '06:20',
      '07:05',
    ]);
    // In order either way: the map's choice applies.
    expect(row('2016-11-06 01:10', '2016-11-06 01:50')).toEqual(
      ambiguous === 'earlier' ? ['05:10', '05:50'] : ['06:10', '06:50'],
    );
    // Times within the same minute are in order too.
    expect(row('2016-11-06 01:50', '2016-11-06 01:50', '2016-11-06 02:00')).toEqual(
      ambiguous === 'earlier' ? ['05:50', '05:50', '07:00'] : ['06:50', '06:50', '07:00'],
    );
    // No reading is in order, so nothing is adjusted.
    expect(row('2016-11-06 03:00', '2016-11-06 01:10')).toEqual(['08:00', ambiguous === 'earlier' ? '05:10' : '06:10']);
    expect(row('2016-07-01 01:50', '2016-07-01 01:10')).toEqual(['05:50', '05:10']);
    // A nonexistent time is reported, and the others keep their order around it.
    const never = '2016-03-13 02:15 doesn’t exist in America/New_York: clocks moved forward past it';
    expect(row('2016-11-06 01:50', '2016-03-13 02:15', '2016-11-06 01:10')).toEqual(['05:50', never, '06:10']);
  });
});

describe('times of one record', () => {
  const clock = new ZoneClock('America/New_York');
  const order = (
    texts: readonly string[],
    { sharesDay = false, longest }: { sharesDay?: boolean; longest?: number } = {},
  ) =>
    resolveInOrder(
      texts.map((text) => ({ ...(readIsoInstant(text) as ParsedInstant), sharesDay })),
      clock,
      { nonexistent: 'reject', ambiguous: 'earlier' },
      longest,
    ).map((each) =>
      'problem' in each
        ? each.problem
        : `${new Date(each.instant).toISOString().slice(8, 19)}${each.moved ? ` ${each.moved}` : ''}`,
    );

  it('in the same minute or day are in order', () => {
    expect(order(['2026-07-19T16:05:30Z', '2026-07-19T16:05Z', '2026-07-19T16:41Z'])).toEqual([
      '19T16:05:30',
      '19T16:05:30 same-moment',
      '19T16:41:00',
    ]);
    expect(order(['2026-07-19 16:05', '2026-07-19'])).toEqual(['19T20:05:00', '19T20:05:00 same-moment']);
    expect(order(['2026-07-19T16:06:00Z', '2026-07-19T16:05Z'])).toEqual(['19T16:06:00', '19T16:05:00']);
    expect(order(['2026-07-20 00:00', '2026-07-19'])).toEqual(['20T04:00:00', '19T04:00:00']);
  });

  it('go past midnight if they share their day, unless that is too far', () => {
    const shared = (...texts: string[]) =>
      order(
        texts.map((text) => `2026-07-19 ${text}`),
        { sharesDay: true },
      );
    expect(shared('23:40', '00:15', '00:50')).toEqual(['20T03:40:00', '20T04:15:00 next-day', '20T04:50:00 next-day']);
    expect(shared('16:05', '16:01')).toEqual(['19T20:05:00', '19T20:01:00']);
    expect(shared('16:05:30', '16:05')).toEqual(['19T20:05:30', '19T20:05:30 same-moment']);
    expect(order(['2026-07-19 23:40', '2026-07-19 00:15'])).toEqual(['20T03:40:00', '19T04:15:00']);
    expect(order(['2026-07-19 20:00', '2026-07-19 10:00'], { sharesDay: true, longest: 16 * 3_600_000 })).toEqual([
      '20T00:00:00',
      '20T14:00:00 next-day',
    ]);
  });
});
