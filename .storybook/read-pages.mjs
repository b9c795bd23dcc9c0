// Opens every docs page of a full build, by day and by night, like a reader: it has its title, and nothing breaks.
//   node .storybook/read-pages.mjs [pattern]
// A test build has no docs pages; make the full one with: npm run storybook:build
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../tooling/bootstrap/chromium.mjs';
import { serveStatic } from './serve-static.mjs';

const build = join(dirname(dirname(fileURLToPath(import.meta.url))), 'storybook-static');
const pattern = new RegExp(process.argv[2] ?? '');

function stop(line) {
  console.error(line);
  process.exit(1);
}
if (!existsSync(join(build, 'index.json')))
  stop('There is no Storybook build to read. Make it with: npm run storybook:build');
const pages = Object.values(JSON.parse(readFileSync(join(build, 'index.json'), 'utf8')).entries).filter(
  ({ type, id }) => type === 'docs' && pattern.test(id),
);
if (pages.length === 0) stop('This build has no pages. Make the whole one with: npm run storybook:build');
const { path, missing } = await ensureChromium();
if (!path) stop(missing);

const server = await serveStatic(build);
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });

/** The problems of one page, as lines; empty if there are none. */
async function read(id, theme) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.location().url.endsWith('/favicon.ico') && faults.push(message.text()),
  );
  await page.goto(`${server.url}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
  await page
    .locator('.sbdocs-content h1')
    .first()
    .waitFor({ timeout: 60_000 })
    .catch(() => faults.push('It has no title.'));
  // The examples load after the text; their errors count too.
  await page.waitForLoadState('networkidle').catch(() => undefined);
  if ((await page.locator('html').getAttribute('data-theme')) !== theme)
    faults.push(`It is not in the theme ${theme}.`);
  await page.close();
  return [...new Set(faults)];
}

let [passed, failed] = [0, 0];
for (const { id } of pages)
  for (const theme of ['day', 'night']) {
    const faults = await read(id, theme);
    if (faults.length === 0) passed += 1;
    else {
      failed += 1;
      console.log(
        `✕ ${id} in ${theme}\n${faults.map((fault) => `    ${fault.split('\n')[0]?.slice(0, 300)}`).join('\n')}`,
      );
    }
  }
await browser.close();
await server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
