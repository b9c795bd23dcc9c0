import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { TimeSpan } from '../scheduling/coverage.ts';
import {
  countQuiet,
  quietReason,
  ringingAt,
  ringsUntil,
  urgentProblem,
  urgentRingsUntil,
  type RingFacts,
} from './index.ts';

const zone = 'America/New_York';
const hour = 3_600_000;
const at = (text: string) => Date.parse(text);
const span = (start: string, end: string): TimeSpan => ({ start: at(start), end: at(end) });
const driver = (given: Partial<RingFacts> = {}): RingFacts => ({
  scheduled: true,
  shifts: [],
  daysOff: [],
  quietHours: null,
  onCall: false,
  timeZone: zone,
  ...given,
});
const staff = (given: Partial<RingFacts> = {}) => driver({ scheduled: false, ...given });
const day = span('2026-11-20T14:00Z', '2026-11-20T22:00Z');
const night = span('2026-11-21T03:00Z', '2026-11-21T11:00Z');

describe('what is not urgent', () => {
  test.each<[string, RingFacts, string, string | null, string | null]>([
    ['rings on shift', driver({ shifts: [day] }), '2026-11-20T15:00Z', null, null],
    [
      'waits during a call, and looks again in a minute',
      driver({ shifts: [day], onCall: true }),
      '2026-11-20T15:00Z',
      'on-call',
      '2026-11-20T15:01Z',
    ],
    [
      'waits for the shift, not for a call before it',
      driver({ shifts: [day], onCall: true }),
      '2026-11-20T13:59Z',
      'off-shift',
      '2026-11-20T14:00Z',
    ],
    ['rings at the first minute of a shift', driver({ shifts: [day] }), '2026-11-20T14:00Z', null, null],
    ['waits before a shift', driver({ shifts: [day] }), '2026-11-20T13:59Z', 'off-shift', '2026-11-20T14:00Z'],
    [
      'waits after a shift, for the next',
      driver({ shifts: [day, night] }),
      '2026-11-20T22:00Z',
      'off-shift',
      '2026-11-21T03:00Z',
    ],
    ['rings after midnight of a night shift', driver({ shifts: [night] }), '2026-11-21T06:30Z', null, null],
    [
      'waits without a coming shift until there is one',
      driver({ shifts: [day] }),
      '2026-11-20T23:00Z',
      'off-shift',
      null,
    ],
    ['always rings for people the schedule does not plan', staff(), '2026-11-20T08:00Z', null, null],
    [
      'waits on days off, and then for a shift',
      driver({
        shifts: [day, span('2026-11-22T14:00Z', '2026-11-22T22:00Z')],
        daysOff: [{ from: '2026-11-20', to: '2026-11-21' }],
      }),
      '2026-11-20T15:00Z',
      'time-off',
      '2026-11-22T14:00Z',
    ],
    [
      'rings at midnight after days off during a shift across it',
      driver({ shifts: [night], daysOff: [{ from: '2026-11-20', to: '2026-11-20' }] }),
      '2026-11-21T04:00Z',
      'time-off',
      '2026-11-21T05:00Z',
    ],
    [
      'waits for staff on days off',
      staff({ daysOff: [{ from: '2026-11-20', to: '2026-11-20' }] }),
      '2026-11-20T15:00Z',
      'time-off',
      '2026-11-21T05:00Z',
    ],
    [
      'waits in quiet hours across midnight',
      staff({ quietHours: { starts: '22:00', ends: '06:00' } }),
      '2026-11-21T03:30Z',
      'quiet-hours',
      '2026-11-21T11:00Z',
    ],
    [
      'waits in the morning of quiet hours',
      staff({ quietHours: { starts: '22:00', ends: '06:00' } }),
      '2026-11-21T10:59Z',
      'quiet-hours',
      '2026-11-21T11:00Z',
    ],
    [
      'rings at the end of quiet hours',
      staff({ quietHours: { starts: '22:00', ends: '06:00' } }),
      '2026-11-21T11:00Z',
      null,
      null,
    ],
    [
      'rings at noon with quiet hours at night',
      staff({ quietHours: { starts: '22:00', ends: '06:00' } }),
      '2026-11-20T17:00Z',
      null,
      null,
    ],
    [
      'waits in quiet hours on shift too',
      driver({ shifts: [night], quietHours: { starts: '01:00', ends: '02:00' } }),
      '2026-11-21T06:30Z',
      'quiet-hours',
      '2026-11-21T07:00Z',
    ],
    [
      'has no quiet hours of no length',
      staff({ quietHours: { starts: '06:00', ends: '06:00' } }),
      '2026-11-20T12:00Z',
      null,
      null,
    ],
    // Clocks go back at 2 AM on November 1: quiet hours until 6 AM last an hour longer.
    [
      'waits an hour longer when clocks go back',
      staff({ quietHours: { starts: '22:00', ends: '06:00' } }),
      '2026-11-01T03:00Z',
      'quiet-hours',
      '2026-11-01T11:00Z',
    ],
    // Clocks go forward at 2 AM on March 8.
    [
      'waits an hour less when clocks go forward',
      staff({ quietHours: { starts: '22:00', ends: '06:00' } }),
      '2026-03-08T03:30Z',
      'quiet-hours',
      '2026-03-08T10:00Z',
    ],
    [
      'ends at 3 AM if 2:30 AM does not exist',
      staff({ quietHours: { starts: '22:00', ends: '02:30' } }),
      '2026-03-08T06:30Z',
      'quiet-hours',
      '2026-03-08T07:30Z',
    ],
    [
      'ends once if 1:30 AM comes twice',
      staff({ quietHours: { starts: '22:00', ends: '01:30' } }),
      '2026-11-01T06:15Z',
      null,
      null,
    ],
    [
      'uses the clock of the place',
      staff({ timeZone: 'America/Phoenix', quietHours: { starts: '22:00', ends: '06:00' } }),
      '2026-11-20T12:59Z',
      'quiet-hours',
      '2026-11-20T13:00Z',
    ],
  ])('%s', (_, facts, now, reason, until) => {
    expect(ringingAt(facts, at(now))).toEqual(
      reason === null ? { now: true } : { now: false, reason, at: until === null ? null : at(until) },
    );
  });
});

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => new Date(quarter * 900_000).toISOString().slice(11, 16));
const facts: fc.Arbitrary<RingFacts> = fc.record({
  scheduled: fc.boolean(),
  shifts: fc.array(
    fc.tuple(fc.integer({ min: -48, max: 240 }), fc.integer({ min: 1, max: 14 })).map(([start, length]) => ({
      start: at('2026-10-30T00:00Z') + start * hour,
      end: at('2026-10-30T00:00Z') + (start + length) * hour,
    })),
    { maxLength: 8 },
  ),
  daysOff: fc.array(
    fc.tuple(fc.integer({ min: 28, max: 31 }), fc.integer({ min: 0, max: 3 })).map(([from, days]) => {
      const first = at(`2026-10-${from}T00:00Z`);
      return {
        from: new Date(first).toISOString().slice(0, 10),
        to: new Date(first + days * 24 * hour).toISOString().slice(0, 10),
      };
    }),
    { maxLength: 2 },
  ),
  quietHours: fc.option(fc.record({ starts: clock, ends: clock })),
  onCall: fc.constant(false),
  timeZone: fc.constantFrom('America/New_York', 'America/Phoenix', 'Europe/London', 'Australia/Lord_Howe'),
});
const moment = fc.integer({ min: -100, max: 800 }).map((quarter) => at('2026-10-30T00:00Z') + quarter * 900_000);

describe('what is held', () => {
  it('rings at the first quarter hour at which nothing is in the way, and not before', () => {
    fc.assert(
      fc.property(facts, moment, (person, now) => {
        const ringing = ringingAt(person, now);
        if (ringing.now) {
          expect(quietReason(person, now)).toBeNull();
          return;
        }
        expect(quietReason(person, now)).toBe(ringing.reason);
        if (ringing.at === null) {
          const later = Array.from({ length: 1_000 }, (_, quarter) => now + quarter * 900_000);
          expect(later.filter((each) => quietReason(person, each) === null)).toEqual([]);
          return;
        }
        expect(ringing.at).toBeGreaterThan(now);
        expect(quietReason(person, ringing.at)).toBeNull();
        for (let each = now; each < ringing.at && each < now + 20 * 24 * hour; each += 900_000)
          expect(quietReason(person, each)).not.toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  it('is never rung off shift or on days off in a thousand days of drivers', () => {
    const days = fc.sample(fc.tuple(facts, moment), { numRuns: 1_000, seed: 35 });
    const rung = days.filter(([person, now]) => ringingAt({ ...person, scheduled: true }, now).now);
    const offShift = rung.filter(([{ shifts }, now]) => !shifts.some(({ start, end }) => start <= now && now < end));
    expect(rung.length).toBeGreaterThan(20);
    expect(offShift).toEqual([]);
  });
});

describe('a push for a device that is off', () => {
  test.each<[string, RingFacts, string, string | null, string]>([
    ['may ring until the end of the shift', driver({ shifts: [day] }), '2026-11-20T15:00Z', null, '2026-11-20T22:00Z'],
    [
      'may ring until the end of a shift that follows without a break',
      driver({ shifts: [day, span('2026-11-20T22:00Z', '2026-11-20T23:00Z')] }),
      '2026-11-20T15:00Z',
      null,
      '2026-11-20T23:00Z',
    ],
    ['may ring for at most 12 hours', staff(), '2026-11-20T15:00Z', null, '2026-11-21T03:00Z'],
    [
      'may ring until days off begin at midnight',
      driver({ shifts: [night], daysOff: [{ from: '2026-11-21', to: '2026-11-21' }] }),
      '2026-11-21T04:00Z',
      null,
      '2026-11-21T05:00Z',
    ],
    [
      'may ring until own quiet hours tonight',
      staff({ quietHours: { starts: '22:00', ends: '06:00' } }),
      '2026-11-20T18:00Z',
      null,
      '2026-11-21T03:00Z',
    ],
    [
      'may ring until own quiet hours after midnight',
      driver({ shifts: [night], quietHours: { starts: '01:00', ends: '02:00' } }),
      '2026-11-21T04:00Z',
      null,
      '2026-11-21T06:00Z',
    ],
    [
      'may ring until its subject ends',
      driver({ shifts: [day] }),
      '2026-11-20T15:00Z',
      '2026-11-20T16:00Z',
      '2026-11-20T16:00Z',
    ],
    ['may not ring once its subject has ended', staff(), '2026-11-20T15:00Z', '2026-11-20T14:00Z', '2026-11-20T15:00Z'],
    ['may not ring off shift', driver({ shifts: [day] }), '2026-11-20T22:00Z', null, '2026-11-20T22:00Z'],
  ])('%s', (_, person, now, ends, until) => {
    expect(ringsUntil(person, at(now), ends === null ? null : at(ends))).toBe(at(until));
  });

  it('may ring until the first moment at which it would be held, or 12 hours have passed', () => {
    fc.assert(
      fc.property(facts, moment, (person, now) => {
        const until = ringsUntil(person, now);
        expect(until).toBeGreaterThanOrEqual(now);
        expect(until).toBeLessThanOrEqual(now + 12 * hour);
        for (let each = now; each < until; each += 900_000) expect(quietReason(person, each)).toBeNull();
        if (until < now + 12 * hour) expect(quietReason(person, until)).not.toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  test.each<[string, RingFacts, string, string | null, string]>([
    ['four hours off shift', driver(), '2026-11-20T15:00Z', null, '2026-11-20T19:00Z'],
    ['until the end of a longer shift', driver({ shifts: [day] }), '2026-11-20T15:00Z', null, '2026-11-20T22:00Z'],
    ['until its subject ends', driver(), '2026-11-20T15:00Z', '2026-11-20T23:00Z', '2026-11-20T23:00Z'],
    ['at most 12 hours', driver(), '2026-11-20T15:00Z', '2026-11-22T15:00Z', '2026-11-21T03:00Z'],
    ['not once its subject has ended', driver(), '2026-11-20T15:00Z', '2026-11-20T14:00Z', '2026-11-20T15:00Z'],
  ])('rings if urgent %s', (_, person, now, ends, until) => {
    expect(urgentRingsUntil(person, at(now), ends === null ? null : at(ends))).toBe(at(until));
  });
});

describe('something urgent', () => {
  const asleep = driver({ shifts: [day] });
  const awake = driver({ shifts: [day] });
  const now = at('2026-11-20T13:00Z');

  it('needs a reason as soon as one recipient is off shift', () => {
    expect(urgentProblem([asleep], '', now)).toBe('reason-missing');
    expect(urgentProblem([asleep], '  ', now)).toBe('reason-missing');
    expect(urgentProblem([asleep], undefined, now)).toBe('reason-missing');
    expect(urgentProblem([asleep], 'Ice storm', now)).toBeNull();
    expect(urgentProblem([awake], '', at('2026-11-20T15:00Z'))).toBeNull();
    expect(urgentProblem([], null, now)).toBeNull();
    expect(urgentProblem([], 'x'.repeat(301), now)).toBe('reason-too-long');
  });

  it('counts whom it would wake', () => {
    expect(countQuiet([asleep, staff(), staff({ daysOff: [{ from: '2026-11-20', to: '2026-11-20' }] })], now)).toBe(2);
  });
});
