import { test as base, expect, type APIResponse, type Locator, type Page } from '@playwright/test';
import type { ResourceAddress } from '../../app/kit/resource/resource-address.ts';
import { bookmarksAddress } from '../../app/shell/addresses.ts';

export interface Watch {
  /** Console errors and responses a test provokes on purpose. */
  readonly expected: RegExp | null;
}

/**
 * A monitored page: a console error, an uncaught error, a response of 500 or more, or a violation of the
 * Content-Security-Policy fails the test.
 */
export const test = base.extend<Watch & { watched: undefined }>({
  expected: [null, { option: true }],
  watched: [
    async ({ page, expected }, run) => {
      const faults: string[] = [];
      const fault = (words: string) => {
        if (!expected?.test(words)) faults.push(words);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') fault(`console: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => fault(`uncaught: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 500) fault(`answer ${response.status()}: ${response.url()}`);
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
          // oxlint-disable-next-line no-console -- the browser doesn't report some violations itself
          console.error(`policy breach: ${violatedDirective} ${blockedURI} ${sourceFile}`),
        );
      });
      await run(undefined);
      expect(faults, 'faults seen while the test ran').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const password = 'roadside-demo';

/** How long the page waits for a part's code: the limit of the product specification, section 9. */
const partTimeoutMilliseconds = 120_000;

/** Submits a form like a page of the app: with the Origin header, without which the web server rejects writes. */
export async function sendForm(
  page: Pick<Page, 'request'>,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<APIResponse> {
  const { origin } = new URL(process.env.WEB_URL ?? 'http://127.0.0.1:3000');
  return page.request.post(path, { form: { ...form }, headers: { origin }, maxRedirects: 0 });
}

/** Signs in by typing, like a person, and waits for the next page. */
export async function signIn(page: Page, username: string, start = '/login/'): Promise<void> {
  await page.goto(start);
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/**
 * Signs in without the login form, which has its own tests. Returns the path of the own dashboard; opens `path`, or
 * that.
 */
export async function enter(page: Page, username: string, path?: string): Promise<string> {
  const answer = await sendForm(page, '/login/', { name: username, password });
  const own = answer.headers().location ?? '';
  expect([username, answer.status(), own]).toEqual([username, 302, expect.stringMatching(/^\/dashboard\//)]);
  await page.goto(path ?? own);
  return own;
}

/** Waits for the dashboard with all its elements. */
async function dashboardShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Waits for the dashboard with all its elements hydrated. */
export async function dashboardReady(page: Page): Promise<void> {
  await dashboardShown(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main a, main button, main input')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    ),
  );
}

/** Waits until a part of the page is hydrated; before that a link is a plain link and keys do nothing. */
export async function alive(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element) => {
        if (Object.keys(element).some((key) => key.startsWith('__react'))) return 'alive';
        const asked = document.querySelectorAll('link[rel="modulepreload"]').length;
        const here = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;
        return `${document.readyState} page, ${here} scripts here, ${asked} preloads asked for`;
      }),
    )
    .toBe('alive');
}

/**
 * Closes something that just opened with Escape. It is visible briefly before it handles keys, faster than a person
 * would press one.
 */
export async function escape(opened: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  await expect(async () => {
    await opened.page().keyboard.press('Escape');
    await expect(opened).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/**
 * Holds back the page's scripts, or those with one name, like a slow connection, until the returned function is called.
 */
export async function holdScripts(page: Page, name = '*'): Promise<() => Promise<void>> {
  // On a busy machine scripts may be held for longer than the page waits for a part, which is tested elsewhere.
  await page.addInitScript((limit) => {
    const later = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (work: TimerHandler, wait?: number, ...rest: unknown[]) =>
        wait === limit ? 0 : later(work, wait, ...rest),
    });
  }, partTimeoutMilliseconds);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${name}.js`, async (route) => {
    await released;
    await route.fallback();
  });
  // The route stays and passes everything from now on: removing it could lose a request it still holds.
  return async () => release();
}

/**
 * Waits until the shell handles shortcuts. Streamed content waits hidden for its slot, sometimes beside content the
 * script has already rendered. React attaches to a button before it runs the effects that listen for keys; by the time
 * the browser is idle they have run.
 */
export async function keysReady(page: Page): Promise<void> {
  await alive(page.locator('button[aria-keyshortcuts^="Control+K"]:visible'));
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5_000 })));
}

/** Whether a URL requests a resource, directly or with a fetcher, which adds `.data`. */
export function isAt({ read }: Pick<ResourceAddress<string>, 'read'>): (url: URL) => boolean {
  return ({ pathname }) => read(pathname.replace(/\.data$/, '')) !== null;
}

/**
 * Collects the bookmark changes the page sends from now on: the letter B triggers one wherever shortcuts are active.
 */
export function bookmarkChanges(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && isAt(bookmarksAddress)(new URL(request.url()))) sent.push(request.url());
  });
  return sent;
}

/** The toasts. */
export function notices(page: Page) {
  return page.getByRole('region', { name: /^Notices/ });
}

/** The toast with this text. */
export function notice(page: Page, text: string) {
  return notices(page).getByText(text, { exact: true });
}

/** One of the cards, by its title. */
export function card(page: Page, title: string) {
  return page.locator('[data-component="Tile.Root"]').filter({ has: page.getByRole('heading', { name: title }) });
}

/** The current location: the last breadcrumb step, which opens the switcher. */
export function here(page: Page) {
  return page.getByRole('navigation', { name: 'Location' }).locator('button[aria-current="page"]');
}

/** Opens the person's menu, after the previous one has closed. */
export async function openPersonMenu(page: Page): Promise<void> {
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** The table of the locations below. */
export function placesTable(page: Page) {
  return page.getByRole('table', { name: /^This Month by / });
}
