/** One of the demo world's people, as a card on the login page. */
export interface DemoAccount {
  readonly username: string;
  readonly title: string;
  /** The person's role and access, in one line. */
  readonly what: string;
}

/** All demo accounts share one password and exist in demo mode only. */
export const demoPassword = 'roadside-demo';

export const demoAccounts: readonly DemoAccount[] = [
  { username: 'driver.demo', title: 'Driver', what: 'Own calls and own surveys' },
  { username: 'station-admin.demo', title: 'Station admin', what: 'Runs one station, sees others at its level' },
  { username: 'staff.demo', title: 'Staff', what: 'Works for a station business and sees it' },
  { username: 'territory.demo', title: 'Territory associate', what: 'Manages Montgomery territory, sees all' },
  { username: 'executive.demo', title: 'Executive', what: 'Sees the whole club and its reports' },
  { username: 'admin.demo', title: 'Club admin', what: 'Sees everything, edits the home page' },
  { username: 'platform.demo', title: 'Platform operator', what: 'Everything: usage, bank, arena' },
];
