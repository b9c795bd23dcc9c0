/** The seven demo accounts; their rows exist in demo mode only (architecture, demo world). */
export interface DemoAccount {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly permissions: readonly string[];
  /** The person's organization; `home` = the PSP station of territory montgomery. */
  readonly place: 'home-driver' | 'home-station' | 'home-business' | 'territory:montgomery' | 'club:lantern';
}

/** The shared password of all seven accounts. */
export const demoPassword = 'roadside-demo';

/** A driver's own record is their organization, so the name is the one from the plan. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'driver.demo', firstName: '', lastName: '', position: 'driver', permissions: [], place: 'home-driver' },
  {
    username: 'station-admin.demo',
    firstName: 'Marisol',
    lastName: 'Kirkbride',
    position: 'station-admin',
    permissions: ['see-children'],
    place: 'home-station',
  },
  {
    username: 'staff.demo',
    firstName: 'Desmond',
    lastName: 'Alderfer',
    position: 'staff',
    permissions: [],
    place: 'home-business',
  },
  {
    username: 'territory.demo',
    firstName: 'Greta',
    lastName: 'Longacre',
    position: 'territory-associate',
    permissions: [],
    place: 'territory:montgomery',
  },
  {
    username: 'executive.demo',
    firstName: 'Octavia',
    lastName: 'Wadsworth',
    position: 'executive',
    permissions: ['see-all'],
    place: 'club:lantern',
  },
  {
    username: 'admin.demo',
    firstName: 'Samir',
    lastName: 'Thornbury',
    position: 'admin',
    permissions: ['see-all', 'homepage-edit'],
    place: 'club:lantern',
  },
  {
    username: 'platform.demo',
    firstName: 'Rosalind',
    lastName: 'Okonkwo',
    position: 'Admin',
    permissions: ['Admin', 'see-all', 'see-children', 'homepage-edit', 'beta'],
    place: 'club:lantern',
  },
];
