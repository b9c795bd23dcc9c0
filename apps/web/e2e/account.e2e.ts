import {
  alive,
  dashboardReady,
  enter,
  expect,
  notice,
  notices,
  openPersonMenu,
  password,
  test,
  sendForm,
} from './support/test.ts';
import { join } from './new-person.ts';

/** The smallest PNG: one gray pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

test('a new picture shows everywhere immediately', async ({ page, browser }) => {
  await join(browser, page, 'pictured');
  await page.goto('/dashboard/lantern');
  await dashboardReady(page);
  await openPersonMenu(page);
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Of The Test' })).toBeVisible();
  await expect(page.locator('header img')).toHaveCount(0);
  const input = page.locator('input[type="file"]');
  await alive(input);
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel });
  await expect(notices(page)).toContainText('Profile Picture change successful! ');
  // Next to the name on the page, and in the bar.
  await expect(page.locator('header img[src^="/files/"]')).toHaveCount(2);
});

test('sessions are listed, and can all be ended', async ({ page, browser }) => {
  const { username } = await join(browser, page, 'everywhere');
  const elsewhere = await browser.newContext();
  const answer = await sendForm(elsewhere, '/login/', { name: username, password });
  expect(answer.status()).toBe(302);
  await page.goto('/account/');
  const list = page.getByRole('list', { name: 'Where you’re signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('This browser')).toHaveCount(1);
  const others = page.getByRole('button', { name: 'Sign out everywhere else' });
  await alive(others);
  await others.click();
  await expect(notice(page, 'Signed out of 1 other session.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.request.get('/account/', { maxRedirects: 0 })).headers().location).toMatch(/^\/login\//);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(notice(page, 'You’re signed out everywhere.')).toBeVisible();
});

test('dismissed quick tips stay off in every browser; the look applies to this one only', async ({ page, browser }) => {
  const { username } = await join(browser, page, 'tipped');
  const tip = page.getByText('Quick tip', { exact: true });
  // The page doesn't wait long for the tip: a busy server leaves it out.
  await expect(async () => {
    await page.goto('/dashboard/lantern');
    await dashboardReady(page);
    expect(await tip.count()).toBe(1);
  }).toPass();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(tip).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await enter(other, username);
  await dashboardReady(other);
  await expect(other.getByText('Quick tip', { exact: true })).toHaveCount(0);
  await other.goto('/account/');
  const tips = other.getByRole('switch', { name: 'Show quick tips' });
  await alive(tips);
  await expect(tips).not.toBeChecked();
  await tips.click();
  await expect(tips).toBeChecked();
  await other.getByRole('radio', { name: 'Dense' }).check({ force: true });
  await expect(other.locator('html')).toHaveAttribute('data-density', 'dense');
  await other.reload();
  await expect(other.getByRole('radio', { name: 'Dense' })).toBeChecked();
  await expect(tips).toBeChecked();
  await other.context().close();
});

test('turning push on says so in the exact words, and so does a denied permission', async ({ page }) => {
  // What the browser and its push service would answer; everything from there on is the product's.
  await page.addInitScript(() => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/journey';
    const subscription = { endpoint, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    Notification.requestPermission = async () =>
      localStorage.getItem('journey-permission') === 'denied' ? 'denied' : 'granted';
  });
  await enter(page, 'driver.demo', '/account/');
  await page.evaluate(() => localStorage.setItem('journey-permission', 'denied'));
  const push = page.getByRole('switch', { name: 'Push notifications on this device' });
  await alive(push);
  await push.click();
  await expect(notice(page, 'Something went Wrong')).toBeVisible();
  await expect(push).not.toBeChecked();
  await page.evaluate(() => localStorage.setItem('journey-permission', 'granted'));
  await push.click();
  await expect(notice(page, 'Success!')).toBeVisible();
  await expect(push).toBeChecked();
});
