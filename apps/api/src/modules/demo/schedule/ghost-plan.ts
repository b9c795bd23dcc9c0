import type { ServiceGroup } from '@roadside/domain/calls';
import type { DemoClub } from '../organization/organization-plan.ts';
import { RandomStream } from '../random/random-stream.ts';

/** A shift pattern without a hired driver. */
export interface DemoGhost {
  /** Counted from 1; the n-th row of `placeholder`. */
  readonly number: number;
  readonly stationKey: string;
  readonly name: string;
  readonly services: readonly ServiceGroup[];
  readonly workDays: readonly number[];
  readonly shiftStart: number;
  readonly shiftHours: number;
}

/** Ghosts per driver: six per hundred (glossary, section 4). */
const ghostShare = 0.06;
const kinds: readonly (readonly [name: string, start: number, hours: number, services: readonly ServiceGroup[]])[] = [
  ['Open days', 7, 8, ['Tow']],
  ['Open evenings', 14, 8, ['Tow', 'Light Service']],
  ['Open nights', 22, 8, ['Tow']],
  ['Battery float', 8, 10, ['Battery', 'Light Service']],
];

/** The club's ghosts: two for the home station, and one for each of some stations with calls. */
export function planGhosts(seed: number, club: DemoClub): readonly DemoGhost[] {
  const stream = new RandomStream(seed, 'ghosts');
  const drivers = club.stations.reduce((sum, station) => sum + station.drivers.length, 0);
  const count = Math.round(drivers * ghostShare);
  const others = stream.shuffle(
    club.stations.filter((station) => station !== club.homeStation && station.role !== 'no-calls'),
  );
  const stations = [club.homeStation, club.homeStation, ...others].slice(0, count);
  return stations.map((station, index) => {
    const [name, shiftStart, shiftHours, services] = kinds[index % kinds.length] as (typeof kinds)[number];
    const first = stream.integer(0, 6);
    return {
      number: index + 1,
      stationKey: station.key,
      name,
      services,
      workDays: Array.from({ length: 5 }, (_, day) => (first + day) % 7).sort(),
      shiftStart,
      shiftHours,
    };
  });
}

/** A ghost's week in the format of its row. */
export function ghostWeek({ workDays, shiftStart, shiftHours }: DemoGhost) {
  return Array.from({ length: 7 }, (_, day) => {
    const available = workDays.includes(day);
    return {
      start: available ? clockTime(shiftStart) : null,
      end: available ? clockTime(shiftStart + shiftHours) : null,
      available,
    };
  });
}

/** 'HH:00' of an hour, also past midnight. */
export function clockTime(hour: number): string {
  return `${String(((hour % 24) + 24) % 24).padStart(2, '0')}:00`;
}
