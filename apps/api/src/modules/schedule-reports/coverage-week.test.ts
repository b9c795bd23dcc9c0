import { instantAt } from '@roadside/domain/scheduling';
import { expect, it } from 'vitest';
import { coverageByHourOfWeek, type ZoneShifts } from './coverage-week.ts';

const hour = 3_600_000;
const mondays = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'];
const [from, to] = ['2026-11-01', '2026-11-28'];

/** A place with a driver from 8 to 9 AM on some days, and a need at 8 AM on others. */
function zone(timeZone: string, worked: readonly string[], needs: Readonly<Record<string, number>>): ZoneShifts {
  const at = (day: string) => Date.parse(instantAt(day, '08:00', timeZone));
  const needed = new Map(Object.entries(needs).map(([day, drivers]) => [at(day), drivers]));
  return {
    timeZone,
    drivers: worked.map((day) => ({ start: at(day), end: at(day) + hour })),
    ghosts: [],
    neededAt: (start) => needed.get(start) ?? null,
  };
}
const mondayAt8 = (zones: readonly ZoneShifts[]) =>
  coverageByHourOfWeek(zones, from, to).find((row) => row.day_of_week === 1 && row.hour === 8);

it('averages the need over the hours with a forecast, not over all', () => {
  const [first = '', second = ''] = mondays;
  expect(mondayAt8([zone('America/New_York', mondays, { [first]: 3, [second]: 5 })])).toEqual({
    day_of_week: 1,
    hour: 8,
    scheduled: 1,
    ghosts: 0,
    needed: 4,
    hours: 4,
    short_hours: 2,
  });
});

it('counts an hour once that is short in two time zones, and adds up their need', () => {
  const [first = ''] = mondays;
  const zones = ['America/New_York', 'America/Chicago'].map((timeZone) => zone(timeZone, [], { [first]: 2 }));
  expect(mondayAt8(zones)).toMatchObject({ needed: 4, short_hours: 1 });
});

it('knows no need without a forecast', () => {
  expect(mondayAt8([zone('America/New_York', mondays, {})])).toMatchObject({ needed: null, short_hours: null });
});
