import { describe, expect, it } from 'vitest';
import { dayNumber, daysBetween, weekday } from '../calls/days.ts';
import { planClub } from '../organization/organization-plan.ts';
import { planGhosts } from './ghost-plan.ts';
import { ShiftPlan } from './shift-plan.ts';
import { timeOffOf } from './time-off-plan.ts';

const club = planClub(1);
const drivers = club.stations.flatMap((station) => station.drivers).filter(({ helper }) => helper === null);
const shiftsOf = (from: string, to: string) => {
  const plan = new ShiftPlan(1, club, '2026-11-24');
  return daysBetween(from, to).flatMap((day) => plan.day(day));
};

describe('the shifts of the demo club', () => {
  it('are the same whenever a day is generated', () => {
    expect(new ShiftPlan(1, club, '2026-11-24').day('2026-10-05')).toEqual(
      shiftsOf('2026-10-01', '2026-10-05').filter(({ day }) => day === '2026-10-05'),
    );
  });

  it('follow the five-day pattern with the glossary’s starts and lengths', () => {
    const shifts = shiftsOf('2026-10-04', '2026-10-31').filter(({ driverKey }) => driverKey !== null);
    const byDriver = Map.groupBy(shifts, ({ driverKey }) => driverKey);
    for (const driver of drivers) {
      const days = (byDriver.get(driver.key) ?? []).map(({ day }) => weekday(day));
      for (const day of days) expect(driver.workDays).toContain(day);
    }
    const lengths = shifts.map(({ hours }) => hours).filter((hours) => hours > 0);
    const share = (hours: number) => lengths.filter((each) => each === hours).length / lengths.length;
    expect([share(8), share(10), share(12)].map((each) => Math.round(each * 10))).toEqual([6, 3, 1]);
    expect(shifts.filter(({ hours }) => hours === 0).length).toBeGreaterThan(3);
    // Seven in ten drivers per day, minus time off and call-outs.
    expect(shifts.length / 28 / drivers.length).toBeGreaterThan(0.62);
  });

  it('have an unpaid break at some stations, at all shifts of a driver there', () => {
    const shifts = shiftsOf('2026-10-04', '2026-10-17').filter(
      ({ driverKey, hours }) => driverKey !== null && hours > 0,
    );
    const stations = [...Map.groupBy(shifts, ({ stationKey }) => stationKey).values()];
    const shares = stations.map((each) => each.filter(({ breaks }) => breaks.length > 0).length / each.length);
    expect(new Set(shares)).toEqual(new Set([0, 1]));
    const share = shares.filter((each) => each === 1).length / shares.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.35);
  });

  it('skip days off, even if only the end of a night shift falls on one', () => {
    const shifts = new Set(shiftsOf('2026-07-01', '2026-08-31').map(({ driverKey, day }) => `${driverKey} ${day}`));
    const worked = drivers.flatMap((driver) =>
      timeOffOf(1, driver, 2026)
        .flatMap(({ startsOn, endsOn }) => daysBetween(startsOn, endsOn).map((day) => `${driver.key} ${day}`))
        .filter((key) => shifts.has(key)),
    );
    expect(worked).toEqual([]);
  });

  it('have the gap at the collapsing station, and at no other', () => {
    const count = (role: string, from: string, to: string) => {
      const key = club.stations.find((station) => station.role === role)?.key;
      return shiftsOf(from, to).filter(({ stationKey, driverKey }) => stationKey === key && driverKey !== null).length;
    };
    const before = count('collapsing', '2026-08-09', '2026-08-29');
    expect(count('collapsing', '2026-09-08', '2026-09-28') / before).toBeLessThan(0.5);
    expect(count('improving', '2026-09-08', '2026-09-28')).toBeGreaterThan(0);
  });

  it.each([
    ['in spring an hour short', '2026-03-07', 7],
    ['in autumn an hour long', '2026-10-31', 9],
  ])('have the right hours on clock-change nights, %s', (_name, saturday, hours) => {
    const nights = shiftsOf(saturday, saturday).filter(
      ({ startsAt, endsAt }) => endsAt - startsAt === hours * 3_600_000,
    );
    expect(nights.length).toBeGreaterThan(2);
    for (const night of nights) expect(night.hours).toBe(hours);
  });

  it('have six ghosts per hundred drivers', () => {
    const ghosts = planGhosts(1, club);
    expect(ghosts).toHaveLength(25);
    expect(ghosts.filter(({ stationKey }) => stationKey === club.homeStation.key)).toHaveLength(2);
  });
});

describe('the time off of the demo club', () => {
  const days = (from: string, to: string) => dayNumber(to) - dayNumber(from) + 1;
  const all = drivers.flatMap((driver) => timeOffOf(1, driver, 2026));

  it('is twelve days a year, most of them in July, August and December', () => {
    const total = all.reduce((sum, { startsOn, endsOn }) => sum + days(startsOn, endsOn), 0);
    expect(total / drivers.length).toBeCloseTo(12, 0);
    const clustered = all
      .filter(({ startsOn }) => ['07', '08', '12'].includes(startsOn.slice(5, 7)))
      .reduce((sum, { startsOn, endsOn }) => sum + days(startsOn, endsOn), 0);
    expect(clustered / total).toBeGreaterThan(0.7);
  });

  it('spans New Year for some', () => {
    expect(all.filter(({ startsOn, endsOn }) => startsOn < '2027' && endsOn >= '2027').length).toBeGreaterThan(5);
  });
});
