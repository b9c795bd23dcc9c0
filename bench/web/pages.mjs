// The measured pages, and the accounts that view them.
const password = 'roadside-demo';

/** A person of the demo for each role whose screens are measured. */
export const accounts = {
  admin: 'admin.demo',
  platform: 'platform.demo',
  station: 'station-admin.demo',
  driver: 'driver.demo',
};

/**
 * Bytes of script a page may need before it is interactive, gzip; React and Remix alone are 108 kB. A banner adds a
 * tooltip to the reset page. No screen may need more than `mostScript`; a journey checks that for those not listed.
 */
const budgets = {
  login: 125_000,
  'reset-password': 150_000,
  home: 185_000,
  dashboard: 230_000,
  'create-dashboard': 230_000,
  'not-found': 125_000,
};
const mostScript = 250_000;

/**
 * Signs the browser in like the form does, and returns the path of the person's own dashboard. The video that opens
 * automatically after a first sign-in is postponed, like with its button.
 */
export async function signIn(request, url, role = 'admin') {
  // The web server accepts a write only with its own origin.
  const headers = { origin: new URL(url).origin };
  const form = { name: accounts[role], password };
  const answer = await request.post(`${url}/login/`, { form, headers, maxRedirects: 0 });
  const own = answer.headers().location ?? '';
  if (!/^\/dashboard\/[^/]+/.test(own))
    throw new Error(`${accounts[role]} could not be signed in: ${answer.status()} ${own}`);
  await request.post(`${url}/account/`, { form: { intent: 'video-later' }, headers, maxRedirects: 0 });
  return own;
}

const slugOf = (dashboard) => dashboard.split('/')[2];

/** The pages people meet first, by name: their path, who views them, and their budget. */
export function firstPages({ admin: dashboard }) {
  const paths = {
    login: '/login/',
    'reset-password': '/reset-password/',
    home: '/home/',
    dashboard,
    'create-dashboard': `/create-dashboard/${slugOf(dashboard)}/`,
    'not-found': '/no-such-road/',
  };
  const open = new Set(['login', 'reset-password', 'not-found']);
  return Object.entries(paths).map(([name, path]) => ({
    name,
    path,
    role: open.has(name) ? null : 'admin',
    budget: budgets[name],
  }));
}

/** The main screens of each role beside those, given everybody's own dashboard. */
export function mainScreens({ admin, platform, station, driver }) {
  const [club, all, garage, person] = [admin, platform, station, driver].map(slugOf);
  const screens = {
    admin: {
      surveys: `/surveys/${club}`,
      'survey-comments': `/surveys/${club}?dashboard=4`,
      'call-details': `/passed-calls/${club}`,
      map: `/maps/${club}`,
      'executive-reports': `/exec-reports/${club}`,
      'schedule-reports': `/scheduler/${club}/`,
      training: `/training/${club}`,
      'training-campaigns': '/campaign/',
      'campaign-builder': '/campaign/creation/',
      leaderboard: `/leaderboard/${club}`,
      communications: `/communications/${club}`,
      chat: '/chat/',
      mail: '/mail/',
    },
    platform: { usage: `/usage/${all}` },
    station: {
      'station-home': '/home/',
      'station-dashboard': station,
      schedule: `/scheduler/${garage}/scheduling`,
      drivers: `/scheduler/${garage}/profiles`,
      requests: `/scheduler/${garage}/requests`,
    },
    driver: {
      'driver-home': '/home/',
      'driver-dashboard': driver,
      'driver-schedule': `/scheduler/${person}/scheduling`,
      'driver-requests': `/scheduler/${person}/requests`,
      'driver-training': `/training/${person}`,
      'driver-leaderboard': `/leaderboard/${person}`,
      'driver-chat': '/chat/',
    },
  };
  return Object.entries(screens).flatMap(([role, paths]) =>
    Object.entries(paths).map(([name, path]) => ({ name, path, role, budget: mostScript })),
  );
}

/** The map of the own dashboard's location. Its library loads when the map is in view, so it is weighed separately. */
export const mapsOf = (dashboard) => ({ name: 'maps', path: `/maps/${slugOf(dashboard)}/`, role: 'admin' });

/** Whether a script belongs to the map library: the chunk that imports it, or its worker. */
export const isMapLibrary = ({ path }) => /\/(live-basemap|maplibre)[^/]*$/.test(path);
