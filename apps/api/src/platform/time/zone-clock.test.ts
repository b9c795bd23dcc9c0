import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZoneClock } from './zone-clock.ts';

const newYork = new ZoneClock('America/New_York');
const wall = (text: string) => Date.parse(`${text}Z`);
const iso = (instants: readonly number[]) => instants.map((instant) => new Date(instant).toISOString());

describe('ZoneClock', () => {
  it.each([
    ['2026-07-01T12:30:00', ['2026-07-01T16:30:00.000Z']],
    ['2026-01-01T12:30:00', ['2026-01-01T17:30:00.000Z']],
    // The clocks go from 02:00 to 03:00 on March 8, 2026, and from 02:00 back to 01:00 on November 1.
    ['2026-03-08T01:59:59', ['2026-03-08T06:59:59.000Z']],
    ['2026-03-08T02:00:00', []],
    ['2026-03-08T02:59:59', []],
    ['2026-03-08T03:00:00', ['2026-03-08T07:00:00.000Z']],
    ['2026-11-01T00:59:59', ['2026-11-01T04:59:59.000Z']],
    ['2026-11-01T01:30:00', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
    ['2026-11-01T02:00:00', ['2026-11-01T07:00:00.000Z']],
  ])('New York shows %s at %j', (text, expected) => {
    expect(iso(newYork.instantsOf(wall(text)))).toEqual(expected);
  });

  it('returns the length of a day', () => {
    const hours = (from: string, to: string) => (newYork.startOfDay(to) - newYork.startOfDay(from)) / 3_600_000;
    expect(hours('2026-03-08', '2026-03-09')).toBe(23);
    expect(hours('2026-11-01', '2026-11-02')).toBe(25);
    expect(hours('2026-06-01', '2026-06-02')).toBe(24);
  });

  it('starts a day whose midnight was skipped at its first moment', () => {
    // Brazil's clocks went from midnight to 01:00.
    expect(iso([new ZoneClock('America/Sao_Paulo').startOfDay('2018-11-04')])).toEqual(['2018-11-04T03:00:00.000Z']);
  });

  it('starts a day whose midnight occurred twice at the first of them', () => {
    // Cuba's clocks go from 01:00 back to midnight.
    expect(iso([new ZoneClock('America/Havana').startOfDay('2026-11-01')])).toEqual(['2026-11-01T04:00:00.000Z']);
  });

  it('reads the local day and hour, including half-hour zones and days before 1970', () => {
    expect(newYork.localTime(Date.parse('2026-11-21T04:30:00Z'))).toEqual({ day: '2026-11-20', hour: 23 });
    expect(new ZoneClock('Asia/Kolkata').localTime(Date.parse('2026-11-20T18:30:00Z'))).toEqual({
      day: '2026-11-21',
      hour: 0,
    });
    expect(newYork.localTime(Date.parse('1969-07-20T20:17:00Z'))).toEqual({ day: '1969-07-20', hour: 16 });
  });

  it('returns the right hour on both sides of a clock change, on its day and the days around', () => {
    const hours = ['2026-03-07T12:00Z', '2026-03-08T06:59:59Z', '2026-03-08T07:00Z', '2026-03-09T12:00Z'].map(
      (text) => newYork.localTime(Date.parse(text)).hour,
    );
    expect(hours).toEqual([7, 1, 3, 8]);
    expect(newYork.offsetAt(Date.parse('2026-03-08T06:59:59Z'))).toBe(-5 * 3_600_000);
    expect(newYork.offsetAt(Date.parse('2026-03-08T07:00:00Z'))).toBe(-4 * 3_600_000);
    // Lord Howe Island moves forward half an hour, at 15:30 UTC.
    const island = new ZoneClock('Australia/Lord_Howe');
    expect(island.offsetAt(Date.parse('2026-10-03T15:29:59Z'))).toBe(10.5 * 3_600_000);
    expect(island.offsetAt(Date.parse('2026-10-03T15:30:00Z'))).toBe(11 * 3_600_000);
    expect(newYork.timeZone).toBe('America/New_York');
  });

  it('finds every instant again from its wall time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('America/New_York', 'America/Chicago', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'),
        fc.integer({ min: Date.parse('2015-01-01'), max: Date.parse('2035-01-01') }).map((ms) => ms - (ms % 1000)),
        (zone, instant) => {
          const clock = new ZoneClock(zone);
          expect(clock.instantsOf(instant + clock.offsetAt(instant))).toContain(instant);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('refuses a name that is not a time zone', () => {
    expect(() => new ZoneClock('America/Norristown')).toThrow(RangeError);
  });
});
