import { lifeProblems, serviceGroupOf } from '@roadside/domain/calls';
import { surveyVerdict } from '@roadside/domain/surveys';
import { readComment } from '@roadside/domain/voice';
import { describe, expect, it } from 'vitest';
import { ZoneClock } from '../../../platform/time/zone-clock.ts';
import { planClub } from '../organization/organization-plan.ts';
import { CallGenerator } from './call-generator.ts';
import { daysBetween, weekday } from './days.ts';
import { annualMix } from './demand.ts';
import type { DemoCall } from './demo-call.ts';
import { holidayFactor, Weather } from './weather.ts';

const seed = 1;
const club = planClub(seed);
const days = daysBetween('2025-10-17', '2026-11-20');
const generator = new CallGenerator(seed, 1, club);
const callsByDay = new Map(days.map((day) => [day, generator.day(day)]));
const calls = [...callsByDay.values()].flat();

const percent = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  (100 * items.filter(holds).length) / items.length;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const of = (facilityType: string) => (call: DemoCall) => call.station.facilityType === facilityType;
const completed = calls.filter(({ outcome }) => outcome === 'completed');
const immediate = completed.filter(({ appointment }) => !appointment);
const ata = ({ times }: DemoCall) => ((times.arrived ?? Number.NaN) - times.received) / 60_000;
const onTime = (call: DemoCall) => ata(call) <= (call.promisedMinutes ?? 0);
const surveyed = calls.filter(({ survey }) => survey !== null);
const topBox = ({ survey }: DemoCall) => survey?.outc1 === 5;

/** Within this many points or units of the glossary's figure. */
const near = (measured: number, expected: number, tolerance: number, what = '') => {
  expect(
    Math.abs(measured - expected),
    `${what} ${measured.toFixed(2)}, expected ${expected} ± ${tolerance}`,
  ).toBeLessThanOrEqual(tolerance);
};

describe('a demo year compared with the glossary', () => {
  it('has about 400 calls a day, 160,000 in all', () => near(calls.length / days.length, 400, 8));

  it('has the mix of services and codes', () => {
    near(
      percent(calls, ({ troubleCode }) => serviceGroupOf(troubleCode) === 'Tow'),
      47,
      1.5,
      'Tow',
    );
    near(
      percent(calls, ({ troubleCode }) => serviceGroupOf(troubleCode) === 'Battery'),
      24,
      2,
      'Battery',
    );
    near(
      percent(calls, ({ troubleCode }) => serviceGroupOf(troubleCode) === 'Light Service'),
      29,
      1.5,
      'Light Service',
    );
    for (const [code, share] of Object.entries(annualMix))
      near(
        percent(calls, ({ troubleCode }) => troubleCode === code),
        share,
        0.3 + share * 0.07,
        code,
      );
  });

  it('splits the calls by network', () => {
    near(percent(calls, of('Fleet')), 30, 2, 'Fleet');
    near(percent(calls, of('PSP')), 50, 2, 'PSP');
    near(percent(calls, of('nonPSP')), 20, 2, 'nonPSP');
  });

  it('arrives in 49 minutes on average, 55 % under 45', () => {
    near(mean(immediate.map(ata)), 49, 1.5);
    near(
      percent(immediate, (call) => ata(call) < 45),
      55,
      2,
    );
  });

  it('is on time in 67 %: Fleet 75, PSP 67, nonPSP 55', () => {
    near(percent(immediate, onTime), 67, 2);
    near(percent(immediate.filter(of('Fleet')), onTime), 75, 2, 'Fleet');
    near(percent(immediate.filter(of('PSP')), onTime), 67, 2, 'PSP');
    near(percent(immediate.filter(of('nonPSP')), onTime), 55, 2.5, 'nonPSP');
  });

  it('has 7 % passed, 9 % cancelled and 2 % gone on arrival', () => {
    near(
      percent(calls, ({ passes }) => passes.length > 0),
      7,
      0.8,
      'passed',
    );
    near(
      percent(calls, ({ outcome }) => outcome === 'cancelled'),
      9,
      0.5,
      'cancelled',
    );
    near(
      percent(calls, ({ outcome }) => outcome === 'gone_on_arrival'),
      2,
      0.2,
      'gone',
    );
    const offered = (type: string) =>
      calls.filter((call) => (call.passes[0]?.station ?? call.station).facilityType === type);
    near(
      percent(offered('nonPSP'), ({ passes }) => passes.length > 0),
      11,
      2.5,
      'nonPSP',
    );
    near(
      percent(offered('PSP'), ({ passes }) => passes.length > 0),
      6,
      1.5,
      'PSP',
    );
    near(
      percent(offered('Fleet'), ({ passes }) => passes.length > 0),
      2,
      0.6,
      'Fleet',
    );
  });

  it('gives pass reasons in the glossary’s shares', () => {
    const passes = calls.flatMap((call) => call.passes);
    near(
      percent(passes, ({ reason }) => reason === 'No driver available'),
      46,
      2,
    );
    near(
      percent(passes, ({ reason }) => reason === 'Distance or ETA'),
      23,
      2,
    );
  });

  it('informs the member in 72 % of eligible calls, varying by station', () => {
    const eligible = calls.filter(({ kmiEligible }) => kmiEligible);
    near(
      percent(eligible, ({ kmiInformed }) => kmiInformed),
      72,
      3,
    );
    const rates = club.stations
      .filter(({ share }) => share > 0)
      .map((station) =>
        percent(
          eligible.filter((call) => call.station === station),
          ({ kmiInformed }) => kmiInformed,
        ),
      );
    const deviation = Math.sqrt(mean(rates.map((rate) => (rate - mean(rates)) ** 2)));
    near(deviation, 10, 3);
  });

  it('has answers for 17 % of served calls: about 24,000 surveys, 11,000 comments', () => {
    near(
      percent(completed, ({ survey }) => survey !== null),
      17,
      0.5,
    );
    near(surveyed.length, 24_000, 1000);
    near(surveyed.filter(({ survey }) => survey?.comment).length, 11_000, 800);
    const marks = surveyed.map(({ outcome, passes, station, promisedMinutes, times, survey }) => {
      const { comment = null, outc1 = null, wrongProvider = false } = survey ?? {};
      const promisedBy = times.received + (promisedMinutes ?? Number.POSITIVE_INFINITY) * 60_000;
      return surveyVerdict(
        {
          outcome,
          passedBefore: passes.some((pass) => pass.station !== station),
          promiseMissedBeforeAssignment: times.assigned !== null && times.assigned > promisedBy,
          commentTopics: comment === null ? [] : readComment(comment, outc1).spans.map(({ topic }) => topic),
          duplicate: false,
          wrongProvider,
        },
        { reroute: false, remove: false },
      ).mark;
    });
    near(
      percent(marks, (mark) => mark === 'reroute'),
      5,
      0.7,
      'reroute',
    );
    near(
      percent(marks, (mark) => mark === 'remove'),
      2,
      0.4,
      'remove',
    );
    near(
      percent(surveyed, ({ survey }) => survey?.channel === 'Email'),
      45,
      1.5,
      'Email',
    );
  });

  it('has 83 % satisfied overall: Fleet 87, PSP 83, nonPSP 76', () => {
    near(percent(surveyed, topBox), 83, 1.5);
    near(percent(surveyed.filter(of('Fleet')), topBox), 87, 2, 'Fleet');
    near(percent(surveyed.filter(of('PSP')), topBox), 83, 2, 'PSP');
    near(percent(surveyed.filter(of('nonPSP')), topBox), 76, 2.5, 'nonPSP');
    const answered = (pick: (survey: NonNullable<DemoCall['survey']>) => number | null) => {
      const values = surveyed.flatMap(({ survey }) => (survey && pick(survey) !== null ? [pick(survey)] : []));
      return percent(values, (value) => value === 5);
    };
    near(
      answered(({ responseSat }) => responseSat),
      72,
      2,
      'response_sat',
    );
    near(
      answered(({ q24 }) => q24),
      95,
      1,
      'q24',
    );
    near(
      answered(({ q26 }) => q26),
      78,
      2,
      'q26',
    );
    near(
      answered(({ driver5 }) => driver5),
      96,
      1,
      'driver5',
    );
    near(
      answered(({ driver10 }) => driver10),
      90,
      1,
      'driver10',
    );
  });

  it('follows the patterns of weekdays, hours and seasons', () => {
    const average = (holds: (day: string) => boolean) => {
      const chosen = days.filter(holds);
      return mean(chosen.map((day) => callsByDay.get(day)?.length ?? 0));
    };
    near(
      average((day) => weekday(day) === 1) / average((day) => weekday(day) === 0),
      1.14 / 0.86,
      0.1,
      'Monday to Sunday',
    );
    near(
      average((day) => day.slice(5, 7) === '04') / average((day) => day.slice(5, 7) === '07'),
      0.9 / 1.08,
      0.08,
      'April to July',
    );
    const weekdayCalls = calls.filter(({ day }) => weekday(day) % 6 !== 0);
    near(
      percent(weekdayCalls, ({ hour }) => hour === 16),
      6.8,
      0.3,
      '16 o’clock',
    );
    near(
      percent(weekdayCalls, ({ hour }) => hour === 3),
      0.7,
      0.15,
      '3 o’clock',
    );
    const january = calls.filter(({ day }) => day.slice(5, 7) === '01');
    expect(percent(january, ({ troubleCode }) => serviceGroupOf(troubleCode) === 'Battery')).toBeGreaterThan(28);
  });

  it('has hourly counts overdispersed against Poisson, as negative binomial with dispersion 25', () => {
    const noons = days
      .filter((day) => weekday(day) % 6 !== 0)
      .map((day) => (callsByDay.get(day) ?? []).filter(({ hour }) => hour === 12).length);
    const average = mean(noons);
    const variance = mean(noons.map((count) => (count - average) ** 2));
    // Seasons add to it, so it is above the bare negative binomial and well above Poisson.
    expect(variance / average).toBeGreaterThan(1.5);
    expect(variance).toBeLessThan(2.2 * (average + average ** 2 / 25));
  });
});

describe('a demo day', () => {
  it('is the same regardless of what was generated before', () => {
    const alone = new CallGenerator(seed, 1, planClub(seed)).day('2026-02-14');
    expect(alone).toEqual(callsByDay.get('2026-02-14'));
    expect(new CallGenerator(2, 1, planClub(2)).day('2026-02-14').length).not.toBe(0);
    expect(new CallGenerator(2, 1, planClub(2)).day('2026-02-14').map(({ times }) => times.received)).not.toEqual(
      alone.map(({ times }) => times.received),
    );
  });

  it('has a plausible timeline for every call', () => {
    for (const call of calls) {
      const {
        received: RE,
        spotted: SP,
        assigned: AS,
        dispatched: DI,
        enroute: ER,
        arrived: OL,
        towing: TW,
        cleared: CL,
      } = call.times;
      const known = Object.fromEntries(
        Object.entries({ RE, SP, AS, DI, ER, OL, TW, CL }).filter(([, at]) => at !== null),
      );
      const problems = lifeProblems(known);
      if (problems.length > 0) expect(problems, JSON.stringify(call.times)).toEqual([]);
      for (const pass of call.passes) expect(pass.at).toBeGreaterThan(call.times.received);
      if (call.outcome === 'completed') expect(call.times.arrived !== null && call.driver !== null).toBe(true);
    }
  });

  it('uses the station’s own zone, including days of 23 and 25 hours', () => {
    const clocks = new Map(['America/New_York', 'America/Chicago'].map((zone) => [zone, new ZoneClock(zone)]));
    for (const day of ['2026-03-08', '2026-11-01', '2026-07-04'])
      for (const { times, hour, station } of callsByDay.get(day) ?? [])
        expect(clocks.get(station.territory.timeZone)?.localTime(times.received)).toEqual({ day, hour });
    // Ten springs: there are no calls in the skipped hour.
    const springs = Array.from({ length: 10 }, (_, index) =>
      new CallGenerator(index, 4, club).day('2026-03-08'),
    ).flat();
    expect(springs.filter(({ hour }) => hour === 2)).toEqual([]);
    expect(springs.filter(({ hour }) => hour === 1).length).toBeGreaterThan(0);
    // Ten autumns: the repeated hour has about twice the calls of the one after it.
    const autumns = Array.from({ length: 10 }, (_, index) =>
      new CallGenerator(index, 4, club).day('2026-11-01'),
    ).flat();
    const at = (hour: number) => autumns.filter((call) => call.hour === hour).length;
    expect(at(1) / at(2)).toBeGreaterThan(1.6);
  });
});

describe('edge rows and stories', () => {
  const at = (role: string, from = '2025-10-17', to = '2026-11-20') =>
    calls.filter(({ station, day }) => station.role === role && day >= from && day <= to);

  it.each([1, 0.02])('has exactly 500 and 501 dots in July at two stations, at scale %f', (scale) => {
    const small = new CallGenerator(seed, scale, club);
    const july = daysBetween('2026-07-01', '2026-07-31').flatMap((day) => small.day(day));
    expect(july.filter(({ station }) => station.role === 'dots-500')).toHaveLength(500);
    expect(july.filter(({ station }) => station.role === 'dots-501')).toHaveLength(501);
  });

  it('has a station without calls, and a driver with exactly one survey whose comment is a formula', () => {
    expect(at('no-calls')).toEqual([]);
    const helped = calls.filter(({ driver }) => driver?.helper !== null && driver !== null);
    expect(helped).toHaveLength(1);
    expect(helped[0]?.survey?.comment).toBe('=1+1');
  });

  it('has the helper’s call in any 400 days of the coming years', () => {
    for (const first of ['2026-01-01', '2026-06-15', '2027-03-01', '2028-02-29', '2029-08-08']) {
      const small = new CallGenerator(seed, 0.001, club);
      const window = daysBetween(first, daysBetween(first, '2031-12-31')[399] ?? '').flatMap((day) => small.day(day));
      expect(
        window.filter(({ driver }) => driver !== null && driver.helper !== null),
        first,
      ).toHaveLength(1);
    }
  });

  it('shows the three stories', () => {
    const satisfaction = (items: readonly DemoCall[]) =>
      percent(
        items.filter(({ survey }) => survey),
        topBox,
      );
    expect(satisfaction(at('improving', '2026-06-01'))).toBeGreaterThan(
      satisfaction(at('improving', '2025-10-17', '2026-01-31')) + 5,
    );
    expect(satisfaction(at('collapsing', '2026-06-01', '2026-09-07'))).toBeGreaterThan(
      satisfaction(at('collapsing', '2026-09-08')) + 10,
    );
    const offered = (from: string, to: string) =>
      calls.filter(
        ({ passes, station, day }) => (passes[0]?.station ?? station).role === 'collapsing' && day >= from && day <= to,
      );
    expect(percent(offered('2026-09-08', '2026-09-28'), ({ passes }) => passes.length > 0)).toBeGreaterThan(18);
    const lucky = at('lucky').filter(({ survey }) => survey);
    expect(lucky.length).toBeGreaterThan(5);
    expect(lucky.length).toBeLessThan(35);
    expect(satisfaction(lucky)).toBeGreaterThan(92);
  });
});

describe('weather and holidays', () => {
  it('gives each winter three cold snaps and an ice storm, each summer two heat waves', () => {
    const weather = new Weather(seed);
    for (const year of [2025, 2026, 2027]) {
      const season = daysBetween(`${year}-12-01`, `${year + 1}-11-30`).map((day) => weather.on(day));
      const runs = (event: string) =>
        season.filter((conditions, index) => conditions.event === event && season[index - 1]?.event !== event).length;
      expect(runs('cold snap')).toBe(3);
      expect(runs('heat wave')).toBe(2);
      expect(season.filter(({ event }) => event === 'ice storm')).toHaveLength(1);
      const snap = season.filter(({ event }) => event === 'cold snap');
      expect(snap.length).toBeGreaterThanOrEqual(9);
      expect(snap.length).toBeLessThanOrEqual(15);
    }
  });

  it('shows cold weather in the numbers: volume, battery share, waits', () => {
    const weather = new Weather(seed);
    const cold = calls.filter(({ day }) => weather.on(day).event === 'cold snap');
    near(
      percent(cold, ({ troubleCode }) => serviceGroupOf(troubleCode) === 'Battery'),
      50,
      2,
    );
    expect(mean(cold.filter((call) => call.outcome === 'completed' && !call.appointment).map(ata))).toBeGreaterThan(60);
  });

  it.each([
    ['2026-11-26', 0.75],
    ['2026-11-19', 1],
    ['2025-11-27', 0.75],
    ['2026-12-26', 1.25],
    ['2027-01-01', 0.8],
    ['2026-07-04', 1],
  ])('%s has the holiday factor %f', (day, factor) => {
    expect(holidayFactor(day)).toBe(factor);
  });
});
