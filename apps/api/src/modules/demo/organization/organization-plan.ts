import type { ServiceGroup, StationFacilityType } from '@roadside/domain/calls';
import type { GeographyType } from '@roadside/domain/geography';
import { RandomStream } from '../random/random-stream.ts';
import { hireDrivers } from './driver-plan.ts';
import { businessKinds, businessNames, familyNames, givenNames } from './names.ts';
import { slugOf } from '../../../platform/organizations/slug.ts';
import { marketPlans, regionPlans, statePlans, territoryPlans } from './towns.ts';
import type { TerritoryPlan, Town } from './towns.ts';

/** A row of `organization` before it has an id; `key` is its external id and never changes. */
export interface DemoOrganization {
  readonly key: string;
  readonly slug: string;
  readonly name: string;
  readonly type: GeographyType;
  readonly facilityType: StationFacilityType | null;
  readonly parentKey: string | null;
  readonly stateKey: string | null;
  readonly facilityRepKey: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly timeZone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly serviceTypes: readonly ServiceGroup[];
}

/**
 * A station's special role. `improving`, `collapsing` and `lucky` are the three with a story; `no-calls`, `dots-500`
 * and `dots-501` are edge rows (glossary section 4).
 */
export type StationRole = 'ordinary' | 'improving' | 'collapsing' | 'lucky' | 'no-calls' | 'dots-500' | 'dots-501';

/** A station as used by the call generator. */
export interface DemoStation {
  readonly key: string;
  readonly slug: string;
  readonly name: string;
  readonly role: StationRole;
  readonly facilityType: StationFacilityType;
  readonly businessKey: string;
  readonly territory: TerritoryPlan;
  readonly town: Town;
  /** Share of the club's calls first offered to this station; the shares of all stations sum to 1. */
  readonly share: number;
  /** Added to the chance that a member gets an update (standard deviation 10 points, glossary section 4). */
  readonly kmiEffect: number;
  readonly drivers: readonly DemoDriver[];
}

/** A driver as used by the call generator. */
export interface DemoDriver {
  readonly key: string;
  readonly stationKey: string;
  readonly slug: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly serviceTypes: readonly ServiceGroup[];
  /** Added to the log odds of a top answer: N(0, .35). */
  readonly effect: number;
  /** Week days on duty, 0 = Sunday. */
  readonly workDays: readonly number[];
  readonly shiftStart: number;
  readonly shiftHours: number;
  /** Helpers work on one day in 2,000 each, so that some driver has exactly one survey. */
  readonly helper: number | null;
}

/** The whole demo club, generated from the seed alone. */
export interface DemoClub {
  readonly organizations: readonly DemoOrganization[];
  readonly stations: readonly DemoStation[];
  /** The PSP station of territory montgomery where the demo accounts work. */
  readonly homeStation: DemoStation;
}

const clubKey = 'club:lantern';
const providerShare: Readonly<Record<StationFacilityType, number>> = { Fleet: 0.3, PSP: 0.5, nonPSP: 0.2 };
// 24 PSP and 36 nonPSP stations across ten territories.
const pspCounts: Readonly<Record<string, number>> = { montgomery: 3, brandywine: 3, 'three-rivers': 3, cuyahoga: 3 };
// Six contract stations per territory in three or four businesses: 10 fleet businesses and 35 others.
const threeBusinesses: ReadonlySet<string> = new Set([
  'lehigh-valley',
  'summit-stark',
  'central-ohio',
  'miami-valley',
  'lakeshore',
]);
// Roles by the index of a station in its territory (0 = the fleet's, then PSP, then nonPSP).
const roles: Readonly<Record<string, Partial<Record<number, StationRole>>>> = {
  'three-rivers': { 2: 'improving' },
  cuyahoga: { 1: 'collapsing' },
  'miami-valley': { 5: 'lucky' },
  lakeshore: { 6: 'no-calls' },
  'central-ohio': { 0: 'dots-500' },
  'summit-stark': { 0: 'dots-501' },
};

/**
 * Plans the club described in the glossary: 1 club, 2 regions, 4 markets, 10 territories, 45 businesses, 70 stations, 3
 * states, 8 facility reps, 420 drivers.
 */
export function planClub(seed: number): DemoClub {
  const organizations: DemoOrganization[] = [];
  const add = (
    organization: Pick<DemoOrganization, 'key' | 'slug' | 'name' | 'type' | 'parentKey'> & Partial<DemoOrganization>,
  ) => {
    organizations.push({ ...blank, ...organization });
  };

  add({ key: clubKey, slug: 'lantern', name: 'Lantern Motor Club', type: 'club', parentKey: null });
  for (const region of regionPlans) {
    add({
      key: `region:${region.slug}`,
      slug: region.slug,
      name: region.name,
      type: 'club-region',
      parentKey: clubKey,
    });
    for (const market of marketPlans.filter(({ slug }) => (region.markets as readonly string[]).includes(slug)))
      add({
        key: `market:${market.slug}`,
        slug: market.slug,
        name: market.name,
        type: 'market',
        parentKey: `region:${region.slug}`,
      });
  }
  for (const { slug, name, market, timeZone } of territoryPlans)
    add({ key: `territory:${slug}`, slug, name, type: 'territory', parentKey: `market:${market}`, timeZone });
  for (const { code, slug, name, timeZone } of statePlans)
    add({ key: `state:${code}`, slug, name, type: 'station-state', parentKey: clubKey, timeZone });

  const reps = new RandomStream(seed, 'facility-reps');
  const repFamilyNames = reps.shuffle(familyNames);
  for (let rep = 0; rep < 8; rep++) {
    const [firstName, lastName] = [reps.pick(givenNames), repFamilyNames[rep] as string];
    add({
      key: `rep:${rep}`,
      slug: slugOf(`rep ${firstName} ${lastName}`),
      name: `${firstName} ${lastName}`,
      type: 'facility-rep',
      parentKey: clubKey,
      firstName,
      lastName,
    });
  }

  const stations = planStations(seed, add);
  for (const station of stations)
    for (const driver of station.drivers)
      add({
        key: driver.key,
        slug: driver.slug,
        name: `${driver.firstName} ${driver.lastName}`.trim(),
        type: 'driver',
        parentKey: station.key,
        firstName: driver.firstName,
        lastName: driver.lastName,
        timeZone: station.territory.timeZone,
        serviceTypes: driver.serviceTypes,
      });
  const homeStation = stations.find(
    (station) => station.territory.slug === 'montgomery' && station.facilityType === 'PSP',
  );
  if (!homeStation) throw new Error('The demo plan has no PSP station in territory montgomery.');
  return { organizations, stations, homeStation };
}

const blank = {
  facilityType: null,
  stateKey: null,
  facilityRepKey: null,
  firstName: null,
  lastName: null,
  timeZone: 'America/New_York',
  latitude: null,
  longitude: null,
  serviceTypes: [],
} as const;

function planStations(
  seed: number,
  add: (
    organization: Pick<DemoOrganization, 'key' | 'slug' | 'name' | 'type' | 'parentKey'> & Partial<DemoOrganization>,
  ) => void,
): readonly DemoStation[] {
  const names = new RandomStream(seed, 'businesses');
  // Two names are fixed: one whose slug ends like a facility type, and the one it seems to be derived from (decisions
  // 9).
  const freeNames = names.shuffle(businessNames.filter((name) => name !== 'Harbor Light'));
  const totalWeight = territoryPlans.reduce((sum, { weight }) => sum + weight, 0);
  const planned: Omit<DemoStation, 'drivers'>[] = [];

  for (const territory of territoryPlans) {
    const stream = new RandomStream(seed, 'stations', territory.slug);
    const pspCount = pspCounts[territory.slug] ?? 2;
    const types: readonly StationFacilityType[] = [
      'Fleet',
      ...Array<'PSP'>(pspCount).fill('PSP'),
      ...Array<'nonPSP'>(6 - pspCount).fill('nonPSP'),
    ];
    const sizes = threeBusinesses.has(territory.slug) ? [2, 2, 2] : [2, 2, 1, 1];
    const businesses = sizes.flatMap((size, index) => {
      const given =
        territory.slug === 'cuyahoga' ? (['Harbor Light', 'Harbor Light Fleet'] as const)[index] : undefined;
      const stem = given ?? (freeNames.pop() as string);
      const kind = given ? '' : ` ${stream.pick(businessKinds[index < 2 ? 'PSP' : 'nonPSP'])}`;
      const business = { key: `business:${slugOf(stem)}`, slug: slugOf(stem), name: `${stem}${kind}` };
      add({
        ...business,
        type: 'station-business',
        parentKey: `territory:${territory.slug}`,
        timeZone: territory.timeZone,
      });
      return Array.from({ length: size }, () => business);
    });
    const fleet = {
      key: `business:fleet-${territory.slug}`,
      slug: `lantern-road-service-${territory.slug}`,
      name: `Lantern Road Service ${territory.name}`,
    };
    add({ ...fleet, type: 'station-business', parentKey: `territory:${territory.slug}`, timeZone: territory.timeZone });

    const weights = types.map(() => stream.lognormal(1, 0.3));
    types.forEach((facilityType, index) => {
      const town = territory.towns[index % territory.towns.length] as Town;
      const business = facilityType === 'Fleet' ? fleet : (businesses[index - 1] as typeof fleet);
      const role = roles[territory.slug]?.[index] ?? 'ordinary';
      const slug = slugOf(`${facilityType === 'Fleet' ? 'lantern-road' : business.slug} ${town.name}`);
      const name = `${facilityType === 'Fleet' ? 'Lantern Road Service' : business.name}, ${town.name}`;
      const ofType = weights.reduce(
        (sum, weight, other) =>
          sum + (types[other] === facilityType && sharesCalls(roles[territory.slug]?.[other]) ? weight : 0),
        0,
      );
      const share = sharesCalls(role)
        ? (providerShare[facilityType] * (territory.weight / totalWeight) * (weights[index] ?? 1)) / ofType
        : 0;
      const number = planned.length;
      planned.push({
        key: `station:${slug}`,
        slug,
        name,
        role,
        facilityType,
        businessKey: business.key,
        territory,
        town,
        share,
        kmiEffect: stream.normal(0, 0.1),
      });
      add({
        key: `station:${slug}`,
        slug,
        name,
        type: 'station',
        facilityType,
        parentKey: business.key,
        timeZone: territory.timeZone,
        stateKey: `state:${town.state}`,
        facilityRepKey: `rep:${Math.floor((number * 8) / 70)}`,
        latitude: town.latitude,
        longitude: town.longitude,
      });
    });
  }
  return hireDrivers(seed, planned);
}

/** Returns whether a station's calls come from the club's demand. */
function sharesCalls(role: StationRole | undefined): boolean {
  return role !== 'lucky' && role !== 'no-calls';
}
