import { alive, dashboardReady, enter, expect, notice, password, test, sendForm } from './support/test.ts';
import { join, mailedLink, newName } from './new-person.ts';

const newPassword = 'a longer password';

test.describe('with intentional refusals', () => {
  test.use({ expected: /status of 400/ });

  test('an invitation creates an account once', async ({ page, browser }) => {
    const username = newName('guest');
    const email = `${username}@lantern.example`;
    const link = await mailedLink(browser, email, async (admin) => {
      await admin.goto('/account/');
      const mail = admin.getByLabel('Email');
      await alive(mail);
      await mail.fill(email);
      await admin.getByRole('button', { name: 'Send invitation' }).click();
      await expect(admin.getByText(`The invitation to ${email} is on its way.`)).toBeVisible();
    });
    await page.goto(link);
    await alive(page.getByLabel('First name'));
    await page.getByLabel('First name').fill('Gus');
    await page.getByLabel('Username').fill('territory.demo');
    await page.getByLabel(/^Password/).fill(newPassword);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('That username is taken. Choose another.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Gus');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel(/^Password/).fill(newPassword);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/dashboard\/lantern/);
    await expect(notice(page, 'Welcome, Gus.')).toBeVisible();

    await page.goto(link);
    await alive(page.getByLabel('Username'));
    await page.getByLabel('First name').fill('Gus');
    await page.getByLabel('Username').fill(newName('again'));
    await page.getByLabel(/^Password/).fill(newPassword);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This invitation no longer works' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to login' })).toBeVisible();
  });

  test('a forgotten password can be reset once, with the mailed link', async ({ page, browser }) => {
    const { username, email } = await join(browser, page, 'forgetful');
    await page.context().clearCookies();
    await page.goto('/login/');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open outbox as Admin' })).toBeVisible();

    const link = await mailedLink(browser, email);
    expect(link).toMatch(/^\/reset-password\//);
    await page.goto(link);
    await alive(page.getByLabel(/^New password/));
    await page.getByLabel(/^New password/).fill(newPassword);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL(/\/login\//);
    await expect(notice(page, 'Your new password is set. Log in with it.')).toBeVisible();

    await page.goto(link);
    await alive(page.getByLabel(/^New password/));
    await page.getByLabel(/^New password/).fill(`${newPassword} again`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();

    const old = await sendForm(page, '/login/', { name: username, password });
    expect(old.status()).toBe(401);
    const renewed = await sendForm(page, '/login/', { name: username, password: newPassword });
    expect(renewed.status()).toBe(302);
  });
});

test('invite and reset pages work without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/reset-password/');
  await page.getByLabel('Email').fill('nobody@lantern.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await page.goto('/invite/');
  await expect(page.getByRole('heading', { level: 1, name: 'Invitations arrive by email' })).toBeVisible();
  await context.close();
});

test('only an Admin may open the outbox', async ({ page }) => {
  await enter(page, 'executive.demo', '/outbox/');
  await expect(page).toHaveURL(/\/dashboard\/lantern/);
  await expect(notice(page, "Sorry you're not allowed to go there.")).toBeVisible();
  await dashboardReady(page);
});
