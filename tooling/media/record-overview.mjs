// Records the overview video from the running app: `npm start` in one terminal, `npm run media` in another.
//   WEB_URL=http://127.0.0.1:3000 npm run media
// Plays each scene in a browser, captures the screen before and after it, and encodes the pictures with a pointer that
// moves between them. Writes apps/web/public/media/overview.{webm,webp,en.vtt}. It needs an up-to-date demo world.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { overviewScenes } from '../../apps/web/app/kit/overview-video/overview-scenes.ts';
import { ensureChromium } from '../bootstrap/chromium.mjs';
import { root } from '../bootstrap/runtime.mjs';
import { film } from './film.mjs';

const web = process.env.WEB_URL ?? 'http://127.0.0.1:3000';
const size = { width: 1280, height: 720 };
const media = join(root, 'apps/web/public/media');

/** The action of each scene: where the pointer goes, and what happens there. */
const plays = {
  own: async () => {},
  goals: async (page, point) => point(page.getByRole('definition').nth(1)),
  drill: async (page, point) => {
    const row = page.getByRole('table').first().getByRole('rowheader').getByRole('link').first();
    await row.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await point(row);
    const name = (await row.innerText()).trim();
    await row.click();
    await page.getByText(`Global dashboard for ${name}`).waitFor();
  },
  trail: async (page, point) => {
    const up = page.getByRole('banner').getByRole('link', { name: 'Lantern Motor Club' });
    await point(up);
    await up.click();
    await page.getByText('Global dashboard for Lantern Motor Club').waitFor();
  },
  menu: async (page, point) => {
    const menu = page.getByRole('button', { name: 'Options for This month by geography' });
    await menu.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await point(menu);
    await menu.click();
    await page.getByRole('menu').waitFor();
  },
  find: async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('summit', { delay: 40 });
    await page.getByRole('option').first().waitFor();
  },
  keep: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  },
};

/** A screenshot of the page at rest. */
async function picture(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0);
  return (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
}

async function play(browser) {
  const page = await (
    await browser.newContext({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' })
  ).newPage();
  const entered = await page.request.post(`${web}/login/`, {
    form: { name: 'executive.demo', password: 'roadside-demo' },
    headers: { origin: new URL(web).origin },
    maxRedirects: 0,
  });
  await page.goto(`${web}${entered.headers().location}`);
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  const shots = [];
  for (const { id, seconds } of overviewScenes) {
    let before = await picture(page);
    let target = null;
    await plays[id](page, async (place) => {
      const box = await place.boundingBox();
      before = await picture(page);
      target = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    shots.push({ seconds, before, after: await picture(page), target });
  }
  await page.context().close();
  return shots;
}

const clock = (seconds) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

/** The captions as WebVTT: a scene's words last from its first second to its last. */
function captions() {
  let from = 0;
  const cues = overviewScenes.map(({ seconds, words }) => {
    const cue = `${clock(from)} --> ${clock(from + seconds)}\n${words}\n`;
    from += seconds;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const { path, missing } = await ensureChromium();
if (!path) throw new Error(missing);
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--force-color-profile=srgb'] });
// Codecs need a secure origin, and the app's own pages allow no foreign script.
const library = readFileSync(
  join(fileURLToPath(import.meta.resolve('mediabunny')), '../../../bundles/mediabunny.min.mjs'),
);
const studio = createServer((request, response) =>
  request.url === '/mediabunny.mjs'
    ? response.setHeader('content-type', 'text/javascript').end(library)
    : response.setHeader('content-type', 'text/html').end('<!doctype html><title>Studio</title>'),
).listen(0, '127.0.0.1');
try {
  const shots = await play(browser);
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${studio.address().port}/`);
  const { video, poster } = await page.evaluate(film, {
    library: '/mediabunny.mjs',
    shots,
    ...size,
    framesPerSecond: 12,
    bitsPerSecond: 70_000,
  });
  writeFileSync(join(media, 'overview.webm'), Buffer.from(video, 'base64'));
  writeFileSync(join(media, 'overview.webp'), Buffer.from(poster, 'base64'));
  writeFileSync(join(media, 'overview.en.vtt'), captions());
  console.log(
    `overview.webm: ${overviewScenes.reduce((sum, { seconds }) => sum + seconds, 0)} s, ${Math.round((video.length * 3) / 4 / 1024)} kB`,
  );
} finally {
  studio.close();
  await browser.close();
}
