import { gzipSync } from 'node:zlib';
import {
  alive,
  dashboardReady,
  enter,
  holdScripts,
  expect,
  keysReady,
  notice,
  notices,
  openPersonMenu,
  password,
  signIn,
  test,
  sendForm,
} from './support/test.ts';

test.describe('a wrong password', () => {
  test.use({ expected: /status of 401/ });

  test('shows under the form and as a toast, in the catalog’s words', async ({ page }) => {
    await page.goto('/login/');
    await page.getByLabel('Username or email').fill('executive.demo');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert').getByText('Something went wrong!', { exact: true })).toBeVisible();
    await expect(notice(page, 'Something went wrong!')).toBeVisible();
    await expect(page.getByLabel('Username or email')).toHaveValue('executive.demo');
    expect(new URL(page.url()).pathname).toBe('/login/');

    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/lantern');
  });

  test('looks the same for an unknown username', async ({ page }) => {
    await page.goto('/login/');
    await page.getByLabel('Username or email').fill('nobody.at.all');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong!Check your username and password.');
  });
});

test.describe('before the script has loaded', () => {
  test.use({ expected: /status of 401/ });

  test('typed text stays, and so does the focus', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login/', { waitUntil: 'commit' });
    await page.getByLabel('Username or email').fill('executive.demo');
    await page.getByLabel('Password', { exact: true }).pressSequentially('roadside');
    await release();
    await alive(page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('-demo');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('roadside-demo');
    await expect(page.getByLabel('Username or email')).toHaveValue('executive.demo');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/lantern');
  });

  test("a refusal is shown, and hydration doesn't disturb the next try", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login/', { waitUntil: 'commit' });
    await page.getByLabel('Username or email').fill('executive.demo');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('Something went wrong!', { exact: true })).toBeVisible();
    await expect(notice(page, 'Something went wrong!')).toHaveCount(1);
    await page.getByLabel('Password', { exact: true }).fill('roadside');
    await release();
    await alive(page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/lantern');
  });
});

test('an email address signs in as well', async ({ page }) => {
  await signIn(page, 'executive.demo@lantern.example');
  await page.waitForURL('**/dashboard/lantern');
});

test('the second login page is identical', async ({ page }) => {
  await signIn(page, 'executive.demo', '/temp/orca/log/');
  await page.waitForURL('**/dashboard/lantern');
});

test('a page that needs a login opens after it, query included', async ({ page }) => {
  await page.goto('/dashboard/montgomery?child=station&order=-paid_call_count');
  await expect(page).toHaveURL(/\/login\/\?nextUrl=%2Fdashboard%2Fmontgomery/);
  await expect(notice(page, 'Something went wrong')).toBeVisible();
  await page.getByLabel('Username or email').fill('executive.demo');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/montgomery?child=station&order=-paid_call_count');
  await dashboardReady(page);
});

test.describe('with a destination', () => {
  test.use({ expected: /status of 401/ });

  test('a person redirected from another page, or refused once, still reaches the requested page', async ({ page }) => {
    await enter(page, 'executive.demo', '/dashboard/lantern');
    await dashboardReady(page);
    await page.context().clearCookies({ name: 'roadside' });
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Call Details' }).click();
    await expect(page).toHaveURL(/\/login\/\?nextUrl=%2Fpassed-calls%2Flantern$/);
    await page.getByLabel('Username or email').fill('executive.demo');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Something went wrong!');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/passed-calls\/lantern(\?|$)/);
  });
});

test('a session that ends on an open page returns to it: from a drawer, which stays open, and from a button', async ({
  page,
}) => {
  const start = '/dashboard/montgomery?child=station';
  const again = async () => {
    await page.getByLabel('Username or email').fill('executive.demo');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await dashboardReady(page);
  };
  await enter(page, 'executive.demo', start);
  await dashboardReady(page);
  await page.context().clearCookies({ name: 'roadside' });
  await page
    .getByRole('button', { name: /^Calls behind/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('You’re signed out')).toBeVisible();
  const asked = new URL(page.url());
  await drawer.getByRole('link', { name: 'Login' }).click();
  await again();
  expect(new URL(page.url())).toEqual(asked);
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();

  await page.goto(start);
  await dashboardReady(page);
  await keysReady(page);
  await page.context().clearCookies({ name: 'roadside' });
  await page.keyboard.press('b');
  await expect(page).toHaveURL(/\/login\/\?nextUrl=%2Fdashboard%2Fmontgomery%3Fchild%3Dstation$/);
  await again();
  await expect(page).toHaveURL(new RegExp(`${start.replace('?', '\\?')}$`));
});

test('the front page does not warn anybody', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login\/\?nextUrl=%2F$/);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
  await enter(page, 'executive.demo', page.url());
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('a nextUrl that is not a page of this app leads to the own dashboard', async ({ page }) => {
  for (const nextUrl of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/login/',
    '/nowhere',
    '',
  ]) {
    const answer = await sendForm(page, `/login/?nextUrl=${encodeURIComponent(nextUrl)}`, {
      name: 'executive.demo',
      password,
    });
    expect([nextUrl, answer.status(), answer.headers().location]).toEqual([nextUrl, 302, '/dashboard/lantern']);
    await page.context().clearCookies();
  }
});

test('logout leads to the login page and leaves nothing behind', async ({ page, context }) => {
  await signIn(page, 'executive.demo');
  await dashboardReady(page);
  const stored = await page.evaluate(() => localStorage.getItem('vuex'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ logged_in: true, user: { username: 'executive.demo' } });
  expect(stored).not.toMatch(/access|refresh|eyJ/);

  await openPersonMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(/\/login\/?$/);
  expect(await page.evaluate(() => localStorage.getItem('vuex'))).toBeNull();
  expect((await context.cookies()).filter(({ name }) => name.includes('roadside'))).toEqual([]);

  await page.goto('/dashboard/lantern');
  await expect(page).toHaveURL(/\/login\/\?nextUrl/);
});

test('scripts cannot read the session cookie', async ({ page, context }) => {
  await enter(page, 'driver.demo', '/home/');
  const cookie = (await context.cookies()).find(({ name }) => name === 'roadside');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
  expect(await page.evaluate(() => document.cookie)).not.toContain('roadside');
});

test('"remember me" keeps the session after the browser closes', async ({ page, context }) => {
  await page.goto('/login/');
  await page.getByLabel('Username or email').fill('driver.demo');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Remember me').check();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/**');
  const cookie = (await context.cookies()).find(({ name }) => name === 'roadside');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400);
});

test('a signed-in person is not asked to sign in again', async ({ page }) => {
  await enter(page, 'executive.demo', '/login/?nextUrl=/dashboard/montgomery');
  await expect(page).toHaveURL(/\/dashboard\/montgomery$/);
});

test('the lamps light up for text typed before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login/', { waitUntil: 'commit' });
  const lit = page.locator('svg [data-lit]');
  await page.getByLabel('Username or email').fill('executive.demo');
  await expect(lit).toHaveCount(1);
  await release();
  await expect.poll(() => lit.count()).toBeGreaterThan(4);
});

test('the lamps light up while typing, the joke closes, and the password shows on request', async ({ page }) => {
  await page.goto('/login/');
  const lit = page.locator('svg [data-lit]');
  await expect(lit).toHaveCount(1);
  await page.getByLabel('Username or email').fill('executive.demo');
  await expect.poll(() => lit.count()).toBeGreaterThan(4);
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByText('Joke of the day')).toBeVisible();
  await page.getByRole('button', { name: 'Close the joke' }).click();
  await expect(page.getByText('Joke of the day')).toHaveCount(0);
});

test('the chosen theme is in the first bytes, so that no page flashes', async ({ request }) => {
  const htmlOf = async (view: string) => (await request.get('/login/', { headers: { cookie: `view=${view}` } })).text();
  expect(await htmlOf('night.system.icons.standard')).toMatch(/<html[^>]* data-theme="night"/);
  expect(await htmlOf('day.more.icons.standard')).toMatch(/<html[^>]* data-theme="day-contrast"/);
  // Settings only the browser knows are applied by a script before anything is painted.
  const followed = await htmlOf('system.more.icons.standard');
  expect(followed).toMatch(/<html(?![^>]* data-theme)/);
  expect(followed.indexOf("'night-contrast':'day-contrast'")).toBeGreaterThan(0);
  expect(followed.indexOf("'night-contrast':'day-contrast'")).toBeLessThan(followed.indexOf('<body'));
});

test('the login page stays under 125 KB of script, gzipped; browsers get less', async ({ page }) => {
  const scripts = new Map<string, { gzip: number; sent: number }>();
  const measured: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    measured.push(
      (async () => {
        const [body, { responseBodySize }] = await Promise.all([response.body(), response.request().sizes()]);
        scripts.set(response.url(), { gzip: gzipSync(body).length, sent: responseBodySize });
      })(),
    );
  });
  await page.goto('/login/', { waitUntil: 'networkidle' });
  await Promise.all(measured);
  const total = (of: 'gzip' | 'sent') => [...scripts.values()].reduce((sum, sizes) => sum + sizes[of], 0);
  expect(scripts.size).toBeGreaterThan(2);
  expect(total('gzip')).toBeLessThanOrEqual(125_000);
  expect(total('sent')).toBeLessThan(total('gzip'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expected: /status of 401/ });

  test('signing in, being refused, and viewing the dashboard work', async ({ page }) => {
    await page.goto('/login/');
    await page.getByLabel('Username or email').fill('executive.demo');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert').getByText('Something went wrong!', { exact: true })).toBeVisible();
    await expect(notice(page, 'Something went wrong!')).toBeVisible();

    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/lantern$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });

  test('a demo card signs in', async ({ page }) => {
    await page.goto('/login/');
    await page.getByRole('button', { name: /^Driver/ }).click();
    await expect(page).toHaveURL(/\/dashboard\//);
  });
});
