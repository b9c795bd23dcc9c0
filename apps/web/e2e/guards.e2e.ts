import { sendForm, expect, password, test } from './support/test.ts';

/** The people the screens are opened as, and which screens are closed to each. */
const closed: Readonly<Record<string, readonly string[]>> = {
  'driver.demo': [
    'exec-reports',
    'usage',
    'user-activity',
    'communications',
    'banks',
    'campaigns',
    'campaign-creation',
  ],
  'staff.demo': ['exec-reports', 'usage', 'communications', 'banks', 'bank', 'campaign-creation'],
};
/** The screens that need a sign-in, spelled out because the test runner can't load package sources. */
const guarded: readonly { readonly id: string; readonly path: string; readonly slug: string | null }[] = [
  { id: 'root', path: '/', slug: null },
  { id: 'home', path: '/home/', slug: null },
  { id: 'arena-skill-tree', path: '/arena/skill-tree/:slug', slug: 'driver' },
  { id: 'skill-tree', path: '/skill-tree/:slug', slug: 'driver' },
  { id: 'sandbox', path: '/sandbox', slug: null },
  { id: 'create-dashboard', path: '/create-dashboard/:slug', slug: 'geography' },
  { id: 'dashboard', path: '/dashboard/:slug', slug: 'geography' },
  { id: 'surveys', path: '/surveys/:slug', slug: 'geography' },
  { id: 'passed-calls', path: '/passed-calls/:slug', slug: 'geography' },
  { id: 'scheduler-scheduling', path: '/scheduler/:slug/scheduling', slug: 'geography' },
  { id: 'scheduler-profiles', path: '/scheduler/:slug/profiles', slug: 'geography' },
  { id: 'scheduler-reports', path: '/scheduler/:slug/', slug: 'geography' },
  { id: 'scheduler-requests', path: '/scheduler/:slug/requests', slug: 'geography' },
  { id: 'maps', path: '/maps/:slug', slug: 'geography' },
  { id: 'exec-reports', path: '/exec-reports/:slug', slug: 'geography' },
  { id: 'usage', path: '/usage/:slug', slug: 'geography' },
  { id: 'user-activity', path: '/user-activity/:slug', slug: 'geography' },
  { id: 'communications', path: '/communications/:slug', slug: 'geography' },
  { id: 'training', path: '/training/:slug', slug: 'geography' },
  { id: 'banks', path: '/bank/', slug: null },
  { id: 'bank', path: '/bank/:slug', slug: 'driver' },
  { id: 'draft', path: '/draft/:slug', slug: 'team' },
  { id: 'bookie', path: '/bookie/:slug', slug: 'driver' },
  { id: 'leaderboard', path: '/leaderboard/:slug', slug: 'geography' },
  { id: 'team', path: '/team/:slug', slug: 'team' },
  { id: 'season', path: '/season/', slug: null },
  { id: 'performance-campaigns', path: '/performance_campaign/', slug: null },
  { id: 'performance-campaign', path: '/performance_campaign/:campaign', slug: 'campaign' },
  { id: 'campaigns', path: '/campaign/', slug: null },
  { id: 'campaign-creation', path: '/campaign/creation', slug: null },
];
const shouted = (path: string) =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? part : part.toUpperCase()))
    .join('/');

for (const [username, shut] of Object.entries(closed))
  for (const screen of guarded)
    test(`${username} asks for ${screen.id}: ${shut.includes(screen.id) ? 'closed' : 'open'}, in any letters`, async ({
      page,
    }) => {
      const entered = await sendForm(page, '/login/', { name: username, password });
      const own = entered.headers().location ?? '';
      const slug = screen.slug === 'team' ? 'mountain-marvelers' : own.replace('/dashboard/', '');
      const filled = (path: string) => path.replace(/:\w+/, slug);
      const get = async (path: string) => {
        const answer = await page.request.get(path, { maxRedirects: 0 });
        return [answer.status(), answer.headers().location];
      };
      const verdict = shut.includes(screen.id) ? [302, own] : [200, undefined];
      expect(await get(filled(screen.path))).toEqual(verdict);
      const loud = filled(shouted(screen.path));
      if (loud !== filled(screen.path)) expect(await get(loud)).toEqual([302, filled(screen.path)]);
    });

test('an unknown location, team or path is refused, and is not a server error', async ({ page }) => {
  await sendForm(page, '/login/', { name: 'platform.demo', password });
  for (const [path, status] of [
    ['/communications/no-such-place', 302],
    ['/bank/no-such-place', 302],
    ['/draft/lantern', 302],
    ['/dashboard/lantern%2Fx', 302],
    ['/dashboard/lantern%2F..%2Fx', 400],
  ] as const) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, status]);
  }
});

test('signing in over another session ends it', async ({ page, playwright }) => {
  const { origin } = new URL(process.env.WEB_URL ?? 'http://127.0.0.1:3000');
  await sendForm(page, '/login/', { name: 'executive.demo', password });
  const copied = await playwright.request.newContext({
    baseURL: origin,
    storageState: await page.request.storageState(),
  });
  expect((await copied.get('/account/', { maxRedirects: 0 })).status()).toBe(200);
  await sendForm(page, '/login/', { name: 'staff.demo', password });
  expect((await copied.get('/account/', { maxRedirects: 0 })).headers().location).toMatch(/^\/login\//);
  expect((await page.request.get('/account/', { maxRedirects: 0 })).status()).toBe(200);
  await copied.dispose();
});
