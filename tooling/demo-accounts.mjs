/** The demo world's sign-ins (password roadside-demo), as `npm start` prints them. */
export const demoAccounts = [
  { username: 'driver.demo', what: 'a driver: own calls and surveys' },
  { username: 'station-admin.demo', what: 'runs one PSP station' },
  { username: 'staff.demo', what: 'works for that station’s business' },
  { username: 'territory.demo', what: 'manages territory Montgomery' },
  { username: 'executive.demo', what: 'sees the whole club' },
  { username: 'admin.demo', what: 'club staff: also edits the home page' },
  { username: 'platform.demo', what: 'platform operator: everything' },
];
