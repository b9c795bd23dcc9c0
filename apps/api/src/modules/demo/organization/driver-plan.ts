import type { ServiceGroup } from '@roadside/domain/calls';
import { RandomStream } from '../random/random-stream.ts';
import { familyNames, givenNames } from './names.ts';
import type { DemoDriver, DemoStation } from './organization-plan.ts';
import { slugOf } from '../../../platform/organizations/slug.ts';

type Skills = readonly ServiceGroup[];
const tow: Skills = ['Tow'];
const towLight: Skills = ['Tow', 'Light Service'];
const batteryLight: Skills = ['Battery', 'Light Service'];
const battery: Skills = ['Battery'];
const light: Skills = ['Light Service'];
const everything: Skills = ['Tow', 'Battery', 'Light Service'];

const driverTotal = 420;
// Glossary section 4, in percent of all drivers.
const skillMix: readonly (readonly [Skills, number])[] = [
  [tow, 40],
  [towLight, 25],
  [batteryLight, 20],
  [battery, 8],
  [light, 7],
];
const shiftStarts: readonly (readonly [number, number])[] = [
  [6, 15],
  [7, 18],
  [8, 17],
  [10, 14],
  [14, 18],
  [16, 9],
  [22, 9],
];
const shiftLengths: readonly (readonly [number, number])[] = [
  [8, 60],
  [10, 30],
  [12, 10],
];
/** Helpers belong to five different stations; see `DemoDriver.helper`. */
export const helperCount = 5;

/** Assigns drivers to every station: 420 in proportion to its calls, at least two where there are calls. */
export function hireDrivers(seed: number, stations: readonly Omit<DemoStation, 'drivers'>[]): readonly DemoStation[] {
  const stream = new RandomStream(seed, 'drivers');
  const helperHomes = new Set(
    stations
      .filter(({ facilityType, role }) => facilityType === 'PSP' && role === 'ordinary')
      .slice(2, 2 + helperCount)
      .map(({ key }) => key),
  );
  const staffed = stations.filter(({ role }) => role !== 'no-calls');
  const counts = apportion(
    staffed.map(({ share }) => share),
    driverTotal - helperCount - (stations.length - staffed.length),
  );
  const countOf = new Map(staffed.map(({ key }, index) => [key, counts[index] ?? 0]));

  // Every station must cover towing and everything else: its first two drivers ensure that, the others fill the quota.
  const firstTwo: readonly Skills[] = [tow, batteryLight];
  const quota = skillMix.flatMap(([skills, percent]) => {
    const reserved = firstTwo.includes(skills) ? staffed.length : 0;
    return Array<Skills>(Math.max(0, Math.round((driverTotal * percent) / 100) - reserved)).fill(skills);
  });
  const pool = stream.shuffle(quota);

  const slugs = new Set<string>();
  let number = 0;
  const hire = (
    stationKey: string,
    skills: Skills,
    name: readonly [string, string],
    helper: number | null,
  ): DemoDriver => {
    number++;
    const own = new RandomStream(seed, 'driver', number);
    const slug = freeSlug(slugOf(name.join(' ')), slugs);
    const firstDay = own.integer(0, 6);
    return {
      key: `driver:${number}`,
      stationKey,
      slug,
      firstName: name[0],
      lastName: name[1],
      serviceTypes: skills,
      helper,
      effect: own.normal(0, 0.35),
      workDays: Array.from({ length: 5 }, (_, index) => (firstDay + index) % 7).sort(),
      shiftStart: own.pickWeighted(shiftStarts),
      shiftHours: own.pickWeighted(shiftLengths),
    };
  };
  const randomName = (): readonly [string, string] => [stream.pick(givenNames), stream.pick(familyNames)];

  let helpers = 0;
  const byStation = stations.map((station, stationIndex) => {
    const count = countOf.get(station.key) ?? 1;
    const drivers = Array.from({ length: count }, (_, index) => {
      const skills = firstTwo[index] ?? pool.pop() ?? tow;
      // Edge rows: a one-word name and a four-word name (decisions 21).
      const given =
        stationIndex === 1
          ? ([undefined, undefined, ['Zephyrine', ''], ['Ana', 'Lucia de Almeida']] as const)[index]
          : undefined;
      return hire(station.key, skills, given ?? randomName(), null);
    });
    if (helperHomes.has(station.key)) drivers.push(hire(station.key, everything, randomName(), helpers++));
    return { ...station, drivers };
  });
  return byStation;
}

/** Whole numbers of the given total in proportion to the shares, at least two each (largest remainder). */
export function apportion(shares: readonly number[], total: number): readonly number[] {
  const minimum = 2;
  const free = total - minimum * shares.length;
  const sum = shares.reduce((all, share) => all + share, 0);
  const exact = shares.map((share) => (free * share) / sum);
  const counts = exact.map((value) => minimum + Math.floor(value));
  const missing = total - counts.reduce((all, count) => all + count, 0);
  const byRemainder = exact
    .map((value, index) => [value - Math.floor(value), index] as const)
    .sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  for (const [, index] of byRemainder.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let suffix = 2; taken.has(slug); suffix++) slug = `${wanted}-${suffix}`;
  taken.add(slug);
  return slug;
}
