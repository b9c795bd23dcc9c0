import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGatedStack, type GatedStack } from './support/gated-stack.ts';
import { alive, card, dashboardReady, expect, notice, password, placesTable, signIn, test } from './support/test.ts';

const apiUrl = process.env.API_URL;

test.describe('when the API is down', () => {
  test.skip(!apiUrl, 'API_URL says where the api is; without it nobody can stand in its way');
  test.describe.configure({ mode: 'serial' });
  test.use({ expected: /status of 50[23]|^answer 50[23]/ });

  let stack: GatedStack;
  let folder: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'roadside-e2e-web-'));
    stack = await startGatedStack(apiUrl ?? '', folder);
  });
  test.afterAll(async () => {
    await stack?.stop();
    if (folder) rmSync(folder, { recursive: true });
  });
  test.beforeEach(() => {
    stack.gate = 'open';
  });

  test('the login page still works, shows the outage, and signs in once the API is back', async ({ page }) => {
    stack.gate = 'closed';
    await page.goto(`${stack.url}/login/`);
    // While the page streams, React holds a hidden second copy of it.
    await expect(
      page.getByText('Roadside isn’t responding right now. You can still try.').filter({ visible: true }),
    ).toBeVisible();
    // A form submitted before hydration comes back without its password, as browsers do.
    await alive(page.getByLabel('Password', { exact: true }));
    await page.getByLabel('Username or email').fill('executive.demo');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Something went wrong!Roadside isn’t responding right now. Try again shortly.',
    );
    stack.gate = 'open';
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/dashboard/lantern');
    await dashboardReady(page);
  });

  for (const gate of ['closed', 'bad-gateway'] as const) {
    test(`a dashboard that is open keeps what it shows; what is asked for says it failed and can be asked again (${gate})`, async ({
      page,
    }) => {
      await signIn(page, 'executive.demo', `${stack.url}/login/`);
      await page.goto(`${stack.url}/dashboard/lantern?child=station`);
      await dashboardReady(page);
      stack.gate = gate;
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page.getByRole('alert').getByText('We can’t reach the data')).toBeVisible();
      await expect(card(page, 'Overall satisfaction')).toContainText('surveys');
      stack.gate = 'open';
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/^26-/)).toBeVisible();
    });
  }

  test('a page that cannot be loaded says so, keeps the frame, and loads on a retry', async ({ page }) => {
    await signIn(page, 'executive.demo', `${stack.url}/login/`);
    stack.gate = 'closed';
    await page.goto(`${stack.url}/dashboard/montgomery`);
    await expect(page.getByRole('heading', { name: 'We can’t reach the data' })).toBeVisible();
    await expect(page.getByText(/^Reference/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    stack.gate = 'open';
    await page.getByRole('link', { name: 'Try again' }).click();
    await dashboardReady(page);
    await expect(placesTable(page)).toBeVisible();
  });

  test('a session the API no longer renews ends with the catalog’s message and a way back', async ({ page }) => {
    await signIn(page, 'executive.demo', `${stack.url}/login/`);
    await dashboardReady(page);
    stack.gate = 'unauthorized';
    stack.seen.length = 0;
    await page.goto(`${stack.url}/dashboard/montgomery`);
    await expect(page).toHaveURL(/\/login\/\?nextUrl=%2Fdashboard%2Fmontgomery/);
    await expect(notice(page, 'You need to login again!')).toBeVisible();
    expect(stack.seen.filter((path) => path === '/accounts/refresh/')).toHaveLength(1);
    stack.gate = 'open';
    await page.getByLabel('Username or email').fill('executive.demo');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/montgomery');
    await dashboardReady(page);
  });

  test('health distinguishes live from ready', async ({ page }) => {
    expect((await page.request.get(`${stack.url}/health/live`)).status()).toBe(200);
    expect((await page.request.get(`${stack.url}/health/ready`)).status()).toBe(200);
    stack.gate = 'closed';
    expect((await page.request.get(`${stack.url}/health/live`)).status()).toBe(200);
    expect((await page.request.get(`${stack.url}/health/ready`)).status()).toBe(503);
  });
});
