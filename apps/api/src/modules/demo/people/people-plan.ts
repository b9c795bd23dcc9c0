import type { DemoClub, DemoDriver } from '../organization/organization-plan.ts';
import { familyNames, givenNames } from '../organization/names.ts';
import { slugOf } from '../../../platform/organizations/slug.ts';
import { regionPlans, territoryPlans } from '../organization/towns.ts';
import { RandomStream } from '../random/random-stream.ts';
import { demoAccounts } from './demo-accounts.ts';

/**
 * An employee before they have an id; `key` is the external id and never changes. Days are counted back from the
 * world's last day.
 */
export interface DemoEmployee {
  readonly key: string;
  readonly organizationKey: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly permissions: readonly string[];
  readonly loginId: string;
  readonly phone: string;
  readonly bio: string;
  readonly group: string;
  readonly joinedDaysAgo: number;
  /** Null = never signed in. */
  readonly lastActiveHoursAgo: number | null;
  readonly siteVisits: number;
  readonly videoWatched: boolean;
  /** Only the seven demo accounts can sign in. */
  readonly username: string | null;
}

const staffTotal = 60;
const groups: Readonly<Record<string, string>> = {
  driver: 'Drivers',
  'station-admin': 'Stations',
  staff: 'Stations',
  dispatcher: 'Dispatch',
  'region-manager': 'Field',
  'market-manager': 'Field',
  'territory-associate': 'Field',
  'facility-rep': 'Field',
  executive: 'Leadership',
  admin: 'Operations',
  Admin: 'Operations',
};
const areaCodes: Readonly<Record<string, string>> = { PA: '610', OH: '216', IN: '219' };
const bios = [
  'On the road since the first snow of 2009.',
  'Weekend sailor, weekday dispatcher of everything.',
  'Ask me about flatbeds.',
  'Trains new drivers on Tuesdays.',
  'Night owl.',
  'Collects road maps.',
  'Likes coffee, hates dead batteries.',
  'Started in the call center.',
  'Coaches softball.',
  '',
  'Knows every exit by number.',
  'Bakes for the whole shop.',
  '',
  '',
  '',
];

/** The 420 drivers and 60 staff, including the seven demo accounts. */
export function planPeople(seed: number, club: DemoClub): readonly DemoEmployee[] {
  const employees: DemoEmployee[] = [];
  const loginIds = new Set<string>();
  const hire = (
    person: Pick<DemoEmployee, 'key' | 'organizationKey' | 'firstName' | 'lastName' | 'position'> & {
      permissions?: readonly string[];
      state: string;
      username?: string;
    },
  ) => {
    const stream = new RandomStream(seed, 'person', person.key);
    const driver = person.position === 'driver';
    // Glossary: 55 % of staff use it weekly, drivers less.
    const weekly = stream.chance(driver ? 0.35 : 0.55) || person.username !== undefined;
    const ever = weekly || stream.chance(0.8);
    employees.push({
      key: person.key,
      organizationKey: person.organizationKey,
      firstName: person.firstName,
      lastName: person.lastName,
      position: person.position,
      permissions: person.permissions ?? [],
      username: person.username ?? null,
      loginId: freeLogin(
        person.username ?? [person.firstName.slice(0, 1), person.lastName].map(slugOf).filter(Boolean).join('.'),
        loginIds,
      ),
      phone: `${areaCodes[person.state] ?? '610'}-555-01${String(stream.integer(0, 99)).padStart(2, '0')}`,
      bio: stream.pick(bios),
      group: groups[person.position] ?? 'Stations',
      joinedDaysAgo: stream.integer(30, 3200),
      lastActiveHoursAgo: ever ? (weekly ? stream.between(2, 24 * 7) : stream.between(24 * 8, 24 * 200)) : null,
      siteVisits: ever ? stream.integer(1, weekly ? 400 : 40) : 0,
      // Of the accounts that can sign in, only one has not watched the video.
      videoWatched:
        (ever && stream.chance(0.7) && person.username === undefined) ||
        (person.username !== undefined && person.username !== 'admin.demo'),
    });
  };

  const homeDriver = club.homeStation.drivers[0];
  for (const station of club.stations)
    for (const driver of station.drivers)
      hire({
        key: `employee:${driver.key}`,
        organizationKey: driver.key,
        firstName: driver.firstName,
        lastName: driver.lastName,
        position: 'driver',
        state: station.town.state,
        ...(driver === homeDriver ? { username: usernameOfDriver(driver) } : {}),
      });
  for (const account of demoAccounts) {
    if (account.place === 'home-driver') continue;
    const organizationKey =
      account.place === 'home-station'
        ? club.homeStation.key
        : account.place === 'home-business'
          ? club.homeStation.businessKey
          : account.place;
    hire({
      key: `employee:${account.username}`,
      organizationKey,
      firstName: account.firstName,
      lastName: account.lastName,
      position: account.position,
      permissions: account.permissions,
      state: 'PA',
      username: account.username,
    });
  }
  const names = new RandomStream(seed, 'staff-names');
  posts(club)
    .slice(0, staffTotal - (demoAccounts.length - 1))
    .forEach(({ position, organizationKey, state, permissions, name }, index) => {
      const [firstName, lastName] = name ?? [names.pick(givenNames), names.pick(familyNames)];
      hire({ key: `employee:staff-${index + 1}`, organizationKey, firstName, lastName, position, permissions, state });
    });
  return employees;
}

interface Post {
  readonly position: string;
  readonly organizationKey: string;
  readonly state: string;
  readonly permissions: readonly string[];
  /** Given if the organization is named after the person. */
  readonly name?: readonly [string, string];
}

/** The staff positions besides the demo accounts, from the top down. */
function posts(club: DemoClub): readonly Post[] {
  const at = (
    position: string,
    organizationKey: string,
    state = 'PA',
    permissions: readonly string[] = [],
    name?: readonly [string, string],
  ): Post => ({ position, organizationKey, state, permissions, ...(name ? { name } : {}) });
  const top = 'club:lantern';
  const reps = club.organizations.filter(({ type }) => type === 'facility-rep');
  const stations = club.stations.filter(
    (station) => station !== club.homeStation && station.facilityType !== 'Fleet' && station.role !== 'no-calls',
  );
  return [
    at('executive', top, 'PA', ['see-all']),
    at('executive', top, 'OH', ['see-all']),
    at('admin', top, 'PA', ['see-all', 'homepage-edit']),
    ...Array.from({ length: 4 }, () => at('dispatcher', top)),
    ...regionPlans.map(({ slug }) => at('region-manager', `region:${slug}`, 'PA', ['see-children'])),
    ...club.organizations
      .filter(({ type }) => type === 'market')
      .map(({ key }) => at('market-manager', key, 'PA', ['see-children'])),
    ...territoryPlans
      .filter(({ slug }) => slug !== 'montgomery')
      .map(({ slug, towns }) => at('territory-associate', `territory:${slug}`, towns[0]?.state)),
    // A facility rep's record has the person's name.
    ...reps.map(({ key, firstName, lastName }) => at('facility-rep', key, 'PA', [], [firstName ?? '', lastName ?? ''])),
    ...stations.slice(0, 18).map(({ key, town }) => at('station-admin', key, town.state, ['see-children'])),
    ...stations.slice(18).map(({ businessKey, town }) => at('staff', businessKey, town.state)),
  ];
}

function usernameOfDriver(driver: DemoDriver): string {
  const account = demoAccounts.find(({ position }) => position === 'driver');
  if (!account) throw new Error(`No demo account is a driver's (${driver.slug}).`);
  return account.username;
}

function freeLogin(wanted: string, taken: Set<string>): string {
  let login = wanted;
  for (let suffix = 2; taken.has(login); suffix++) login = `${wanted}${suffix}`;
  taken.add(login);
  return login;
}
