// The measured pages, and the account that views them.
const account = 'admin.demo';
const password = 'roadside-demo';

/**
 * Bytes of script a page may need before it is interactive, gzip; React and Remix alone are 108 kB. A banner adds a
 * tooltip to the reset page.
 */
const budgets = {
  login: 125_000,
  'reset-password': 150_000,
  home: 185_000,
  dashboard: 230_000,
  'create-dashboard': 230_000,
  'not-found': 125_000,
};

/**
 * Signs the browser in like the form does, and returns the path of the person's own dashboard. The video that opens
 * automatically after a first sign-in is postponed, like with its button.
 */
export async function signIn(request, url) {
  // The web server accepts a write only with its own origin.
  const headers = { origin: new URL(url).origin };
  const answer = await request.post(`${url}/login/`, { form: { name: account, password }, headers, maxRedirects: 0 });
  const own = answer.headers().location ?? '';
  if (!/^\/dashboard\/[^/]+/.test(own)) throw new Error(`Nobody could be signed in: ${answer.status()} ${own}`);
  await request.post(`${url}/account/`, { form: { intent: 'video-later' }, headers, maxRedirects: 0 });
  return own;
}

/** Pages by name: their path, given the own dashboard's, whether they need a sign-in, and the budget. */
export function pagesAround(dashboard) {
  const slug = dashboard.split('/')[2];
  const paths = {
    login: '/login/',
    'reset-password': '/reset-password/',
    home: '/home/',
    dashboard,
    'create-dashboard': `/create-dashboard/${slug}/`,
    'not-found': '/no-such-road/',
  };
  const open = new Set(['login', 'reset-password', 'not-found']);
  return Object.entries(paths).map(([name, path]) => ({
    name,
    path,
    signedIn: !open.has(name),
    budget: budgets[name],
  }));
}

/** The map of the own dashboard's location. Its library loads when the map is in view, so it is weighed separately. */
export const mapsOf = (dashboard) => ({ name: 'maps', path: `/maps/${dashboard.split('/')[2]}/`, signedIn: true });

/** Whether a script belongs to the map library: the chunk that imports it, or its worker. */
export const isMapLibrary = ({ path }) => /\/(live-basemap|maplibre)[^/]*$/.test(path);
