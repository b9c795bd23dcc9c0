import { routes } from '@roadside/domain/navigation';
import { sendForm, expect, password, test } from './support/test.ts';

/** Who the screens are asked as, and which of them are closed to that person. */
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
const guarded = routes.filter(({ login }) => login);
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

test('what is no place, no team and no path is refused, and is no fault of the server', async ({ page }) => {
  await sendForm(page, '/login/', { name: 'platform.demo', password });
  for (const [path, status] of [
    ['/communications/no-such-place', 302],
    ['/bank/no-such-place', 302],
    ['/draft/lantern', 302],
    ['/dashboard/lantern%2Fx', 302],
    ['/dashboard/lantern%2F..%2Fx', 400],
    ['/files/%2e%2e/docs', 400],
  ] as const) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, status]);
  }
});

test('who signs in over another session ends it', async ({ page, playwright }) => {
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
