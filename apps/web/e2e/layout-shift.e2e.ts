import type { Page, Request } from '@playwright/test';
import { alive, expect, holdScripts, password, sendForm, test } from './support/test.ts';

/** The most a screen may move under a reader, all shifts of a visit added up. */
const most = 0.1;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Holds every request of a kind until released. */
async function hold(page: Page, kind: 'font' | 'fetch'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**', async (route) => {
    if (route.request().resourceType() === kind) await released;
    await route.fallback();
  });
  return release;
}

/** Runs in the page before anything else. */
function noteShifts() {
  const seen: Shift[] = [];
  Object.assign(globalThis, { seenShifts: seen });
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.closest('[data-component]')?.getAttribute('data-component') ?? '?'}: ${(element?.textContent ?? '').trim().slice(0, 40)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null }[];
      };
      seen.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens a page whose font, scripts and late answers come one after the other, as over a slow line; returns its shifts. */
async function shiftsOf(page: Page, address: string, heading: string): Promise<readonly Shift[]> {
  await page.addInitScript(noteShifts);
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // The stream of live changes stays open.
    if (request.resourceType() !== 'eventsource') pending.add(request);
  });
  const settle = (request: Request) => void pending.delete(request);
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  const releaseFonts = await hold(page, 'font');
  const releaseScripts = await holdScripts(page);
  const releaseAnswers = await hold(page, 'fetch');
  await page.goto(address, { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeVisible();
  await painted(page);
  releaseFonts();
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  await releaseScripts();
  await alive(title);
  await painted(page);
  releaseAnswers();
  // What answers bring may be a part whose code comes late in turn.
  await expect.poll(() => pending.size).toBe(0);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect.poll(() => pending.size).toBe(0);
  await painted(page);
  return page.evaluate(() => (globalThis as unknown as { readonly seenShifts: readonly Shift[] }).seenShifts);
}

const screens: readonly { readonly who: string; readonly heading: string; readonly of: (slug: string) => string }[] = [
  { who: 'station-admin.demo', heading: 'Schedule', of: (slug) => `/scheduler/${slug}/scheduling` },
  { who: 'station-admin.demo', heading: 'Requests', of: (slug) => `/scheduler/${slug}/requests` },
  { who: 'driver.demo', heading: 'My schedule', of: (slug) => `/scheduler/${slug}/scheduling` },
  { who: 'driver.demo', heading: 'My requests', of: (slug) => `/scheduler/${slug}/requests` },
  { who: 'admin.demo', heading: 'Communications', of: (slug) => `/communications/${slug}` },
  { who: 'admin.demo', heading: 'Executive report', of: (slug) => `/exec-reports/${slug}` },
];

for (const [device, use] of [
  ['a phone', { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }],
  ['a desk', { viewport: { width: 1440, height: 900 } }],
] as const)
  test.describe(`on ${device}, what comes late moves nothing on`, () => {
    test.use(use);
    for (const { who, heading, of } of screens)
      test(heading, async ({ page }) => {
        // Without opening a page, which would cache the font.
        const own = (await sendForm(page, '/login/', { name: who, password })).headers().location ?? '';
        await sendForm(page, '/account/', { intent: 'video-later' });
        const shifts = await shiftsOf(page, of(own.split('/')[2] ?? ''), heading);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        const words = shifts
          .filter(({ value }) => value > 0.001)
          .map(({ value, moved }) => `${value}: ${moved.join('; ')}`);
        expect(total, words.join('\n')).toBeLessThanOrEqual(most);
      });
  });
