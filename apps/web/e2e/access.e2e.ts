import { dashboardReady, enter, expect, notice, test } from './support/test.ts';
import { pictureAddress } from '../app/areas/account/model/addresses.ts';
import { placesAddress } from '../app/kit/places/addresses.ts';
import { bookmarksAddress } from '../app/shell/addresses.ts';

for (const place of ['lantern', 'no-such-place', 'montgomery-psp']) {
  test(`station-admin opens ${place}: the own dashboard and the words, once`, async ({ page }) => {
    const own = await enter(page, 'station-admin.demo', `/dashboard/${place}`);
    await expect(page).toHaveURL(new RegExp(`${own}$`));
    await expect(notice(page, 'Not Allowed to Go There')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page, 'Not Allowed to Go There')).toHaveCount(0);
  });
}

test('a driver opening Usage is sent back with the helper’s message', async ({ page }) => {
  const own = await enter(page, 'driver.demo', '/usage/lantern');
  await expect(page).toHaveURL(new RegExp(`${own}$`));
  await expect(notice(page, 'Sorry, Your not allowed to go there.')).toBeVisible();
});

test('every link of the rail opens for the person who sees it', async ({ page }) => {
  for (const username of ['driver.demo', 'staff.demo', 'platform.demo']) {
    await page.context().clearCookies();
    await enter(page, username, '/home/');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    const hrefs = await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(hrefs.length).toBeGreaterThan(4);
    for (const href of new Set(hrefs)) {
      const answer = await page.request.get(href, { maxRedirects: 0 });
      expect([href, answer.status()]).toEqual([href, 200]);
    }
  }
});

test('another site cannot log anybody out or in', async ({ page }) => {
  await enter(page, 'executive.demo', '/home/');
  for (const path of ['/logout', '/login/']) {
    const answer = await page.request.post(path, {
      headers: { origin: 'https://evil.example' },
      form: { name: 'executive.demo' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(403);
    const unproven = await page.request.post(path, { form: { name: 'executive.demo' }, maxRedirects: 0 });
    expect([path, unproven.status()]).toEqual([path, 403]);
  }
  const got = await page.request.get('/logout', { maxRedirects: 0 });
  expect(got.headers().location).toBe('/');
  await page.goto('/dashboard/lantern');
  await dashboardReady(page);
});

test("a body that isn't a form is refused as such, and isn't a server error", async ({ page }) => {
  await enter(page, 'executive.demo', '/home/');
  const asked = [
    { headers: { 'content-type': 'text/plain' }, data: 'x' },
    { headers: { 'content-type': 'multipart/form-data; boundary=b' }, data: '--b\r\ncut off' },
  ];
  for (const path of ['/login/', '/invite/', '/reset-password/', '/account/', bookmarksAddress(), pictureAddress()])
    for (const body of asked) {
      const answer = await page.request.post(path, {
        ...body,
        headers: { ...body.headers, origin: new URL(page.url()).origin },
        maxRedirects: 0,
      });
      expect([path, answer.status()]).toEqual([path, 400]);
    }
});

test('every response carries the headers, and a missing asset is never a page', async ({ page }) => {
  const paths = [
    '/login/',
    '/',
    '/no/such/page',
    '/assets/gone-12345678.js',
    '/favicon.svg',
    '/files/avatar/none',
    '/health/live',
    placesAddress({ slug: 'lantern' }),
  ];
  for (const path of paths) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    expect([path, headers['content-security-policy']]).toEqual([path, expect.stringContaining("default-src 'none'")]);
    expect([path, headers['x-content-type-options'], headers['referrer-policy'], headers['x-frame-options']]).toEqual([
      path,
      'nosniff',
      'same-origin',
      'DENY',
    ]);
    expect([path, headers['x-powered-by']]).toEqual([path, undefined]);
  }
  const lost = await page.request.get('/assets/gone-12345678.js');
  expect(lost.status()).toBe(404);
  expect(lost.headers()['content-type']).toContain('text/plain');
  expect(lost.headers()['cache-control']).toBe('no-store');
  const [script] = /\/assets\/entry[^"]+\.js/.exec(await (await page.request.get('/login/')).text()) ?? [];
  expect((await page.request.get(script ?? '')).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});
