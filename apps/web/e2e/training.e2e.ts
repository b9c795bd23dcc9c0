import type { BuiltModule, LessonModule } from '@roadside/contract/schemas';
import type { Browser, Page, Route } from '@playwright/test';
import { draftAddress, moduleAddress } from '../app/areas/campaigns/model/addresses.ts';
import { lessonAddress, lessonsAddress } from '../app/areas/training/model/addresses.ts';
import { alive, enter, expect, isAt, test } from './support/test.ts';

// One after the other: both take lessons as the same driver, who is credited no more seconds than pass.
test.describe.configure({ mode: 'default' });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Reads or sends at an address of the app, from a page of the app. */
async function ask<Data>(page: Page, address: string, body?: object): Promise<Data> {
  const outcome = await page.evaluate(
    async ([at, sent]) => {
      const answer = await fetch(
        at,
        sent === null
          ? {}
          : {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
              body: sent,
            },
      );
      return (await answer.json()) as { ok: boolean; data: unknown };
    },
    [address, body === undefined ? null : JSON.stringify(body)] as const,
  );
  expect(outcome).toMatchObject({ ok: true });
  return outcome.data as Data;
}

/** A manager launches a campaign with a module of a text, a short video (or none) and a question, open to every driver. */
async function launch(page: Page, title: string, { hasVideo = true } = {}): Promise<void> {
  await enter(page, 'station-admin.demo', '/campaign/');
  const lessons = await ask<{ may: { id: number; title: string }[]; done: { id: number; title: string }[] }>(
    page,
    lessonsAddress(),
  );
  const known = [...lessons.may, ...lessons.done].find((lesson) => lesson.title === 'Winter readiness');
  if (!known) throw new Error('The demo has no lesson Winter readiness.');
  const { module } = await ask<{ module: BuiltModule }>(page, moduleAddress({ id: String(known.id) }));
  const video = module.pages.find(({ type }) => type === 'video');
  await ask(page, draftAddress({ id: 'new' }), {
    intent: 'launch',
    draft: null,
    campaign: {
      title,
      description: '',
      start: new Date(Date.now() - 86_400_000).toISOString(),
      end: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      modules_required: [
        {
          title,
          description: 'On the shoulder',
          open: true,
          pages: [
            { type: 'text', title: 'Before you leave', content: words('Check your chains.') },
            ...(hasVideo
              ? [
                  {
                    type: 'video',
                    title: 'On the shoulder',
                    file: video?.file,
                    captions: video?.captions,
                    video_length_required: true,
                  },
                ]
              : []),
            {
              type: 'question',
              title: 'One question',
              question: {
                question: 'What comes first?',
                type: 'single',
                answers: [{ answer: 'Cones', correct: true, feedback: 'Be seen first.' }, { answer: 'Coffee' }],
              },
            },
          ],
        },
      ],
    },
  });
}

/** A driver on a phone, on the page of a lesson. */
async function openLesson(browser: Browser, title: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  const own = await enter(page, 'driver.demo');
  await page.goto(own.replace('/dashboard/', '/training/'));
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page;
}

const page2 = (page: Page) => page.getByRole('article', { name: 'On the shoulder' });

async function play(page: Page): Promise<void> {
  await expect(page2(page).locator('video')).toBeVisible();
  await page2(page)
    .locator('video')
    .evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      // The page may pause it before it plays, when its time can't be counted.
      await video.play().catch((error: Error) => {
        if (error.name !== 'AbortError') throw error;
      });
    });
}

const next = (page: Page) => page.getByRole('button', { name: 'Next page' });

test('a driver on a phone with a bad network takes a lesson to its end, page by page, without a reload', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Shoulder ${Date.now()}`;
  await launch(page, title);
  const driver = await openLesson(browser, title);
  const read = driver.getByRole('button', { name: 'I’ve read this' });
  await alive(read);
  await expect(next(driver)).toBeDisabled();
  await read.click();
  await expect(next(driver)).toBeEnabled();
  await next(driver).click();

  // Counting can't start: the video stops instead of playing for nothing, and says so.
  const isSent = (route: Route, intent: string) =>
    route.request().postData()?.includes(`"intent":"${intent}"`) === true;
  const refuseOpening = (route: Route) =>
    isSent(route, 'open') ? route.abort('internetdisconnected') : route.fallback();
  const lessons = isAt(lessonAddress);
  await driver.route(lessons, refuseOpening);
  await play(driver);
  await expect(driver.getByText('We couldn’t start counting')).toBeVisible();
  await expect
    .poll(() =>
      page2(driver)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.paused),
    )
    .toBe(true);
  await driver.unroute(lessons, refuseOpening);

  // The first heartbeat is lost, and the answer of the second.
  let lost = 0;
  await driver.route(lessons, async (route) => {
    if (!isSent(route, 'beat') || lost >= 2) return route.fallback();
    lost += 1;
    if (lost === 2) await route.fetch();
    return route.abort('internetdisconnected');
  });
  await driver.getByRole('button', { name: 'Try again' }).click();
  await expect(driver.getByText('We couldn’t start counting')).toHaveCount(0);
  await expect(next(driver)).toBeDisabled();
  // Losing heartbeats loses no second: each carries everything that was played, and the last is sent again.
  await expect(next(driver)).toBeEnabled();
  await next(driver).click();

  await driver.getByRole('button', { name: 'Start test' }).click();
  const cones = driver.getByRole('radio', { name: 'Cones' });
  await cones.click();
  // A phone drops the tab before the answer is submitted.
  await driver.reload();
  await expect(cones).toBeChecked();
  await driver.getByRole('button', { name: 'Submit answer' }).click();
  await expect(driver.getByText('Be seen first.')).toBeVisible();
  await expect(driver.getByText('You finished this lesson')).toBeVisible();
  await driver.context().close();
});

test('what was played counts when the lesson is left for another page of the app', async ({ page, browser }) => {
  test.slow();
  const title = `Left ${Date.now()}`;
  await launch(page, title);
  const driver = await openLesson(browser, title);
  const read = driver.getByRole('button', { name: 'I’ve read this' });
  await alive(read);
  await read.click();
  await next(driver).click();
  const module = await driver.evaluate(() => new URLSearchParams(location.search).get('module'));
  await play(driver);
  const at = () =>
    page2(driver)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(at).toBeGreaterThan(1);
  await driver.getByRole('main').getByRole('link', { name: 'Training', exact: true }).click();
  await expect(driver.getByRole('heading', { level: 1, name: 'Training' })).toBeVisible();
  const credited = async () =>
    (await ask<{ module: LessonModule }>(driver, lessonAddress({ id: String(module) }))).module.pages[1]
      ?.credited_seconds;
  await expect.poll(credited).toBeGreaterThan(0);
  await driver.context().close();
});

test('a lesson is downloaded with one tap, taken without network, also after a reload, and sent in once', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Offline ${Date.now()}`;
  await launch(page, title);
  const driver = await openLesson(browser, title);
  const download = driver.getByRole('button', { name: 'Download for offline' });
  await alive(download);
  await download.click();
  await expect(driver.getByText('On this device')).toBeVisible();
  const module = await driver.evaluate(() => new URLSearchParams(location.search).get('module'));
  // Tries without network don't reach the server.
  let sent = 0;
  driver.on('response', (answer) => {
    if (answer.request().postData()?.includes('"sync"')) sent += 1;
  });

  await driver.context().setOffline(true);
  await driver.reload();
  await expect(driver.getByText('You’re offline')).toBeVisible();
  await driver.getByRole('button', { name: 'I’ve read this' }).click();
  await next(driver).click();
  await play(driver);
  await expect(next(driver)).toBeEnabled();
  await next(driver).click();
  await driver.getByRole('radio', { name: 'Cones' }).click();
  await driver.getByRole('button', { name: 'Submit answer' }).click();
  await expect(driver.getByText('Saved on this device')).toBeVisible();
  await driver.reload();
  await expect(driver.getByText('You’re through')).toBeVisible();

  await driver.context().setOffline(false);
  await expect(driver.getByText('You finished this lesson')).toBeVisible();
  expect(sent).toBe(1);
  const { module: stored } = await ask<{ module: LessonModule }>(driver, lessonAddress({ id: String(module) }));
  expect(stored).toMatchObject({ is_completed: true });
  await driver.context().close();
});

test('without script, a driver reads a lesson, answers its question and finishes it', async ({ page, browser }) => {
  test.slow();
  const title = `Plain ${Date.now()}`;
  await launch(page, title, { hasVideo: false });
  const driver = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage();
  const own = await enter(driver, 'driver.demo');
  await driver.goto(own.replace('/dashboard/', '/training/'));
  await driver.getByRole('link', { name: title }).click();
  await expect(driver.getByText('Check your chains.')).toBeVisible();
  await expect(next(driver)).toBeDisabled();
  await driver.getByRole('button', { name: 'I’ve read this' }).click();
  await next(driver).click();
  await driver.getByRole('button', { name: 'Start test' }).click();
  await driver.getByRole('radio', { name: 'Cones' }).check();
  await driver.getByRole('button', { name: 'Submit answer' }).click();
  await expect(driver.getByText('Be seen first.')).toBeVisible();
  await expect(driver.getByText('You finished this lesson')).toBeVisible();
  await driver.context().close();
});
