// The built packages in the lowest Chrome that their browserslist names: a page made of them is opened and used as in any
// other browser, and nothing fails on the way. BENCH_REPORT names the file the report goes to.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../tooling/bootstrap/processes.mjs';
import { binFolder, root } from '../../tooling/bootstrap/runtime.mjs';

const here = import.meta.dirname;
const fromRoot = createRequire(join(root, 'package.json'));
const esbuild = fromRoot('esbuild');
const { chromium } = fromRoot('@playwright/test');
const names = ['ui', 'charts'];

console.log('· building');
const built = await run(join(binFolder, 'turbo'), [
  'run',
  'build',
  ...names.map((name) => `--filter=@roadside/${name}`),
]);
if (built.code !== 0) throw new Error(built.output.split('\n').slice(-40).join('\n'));

const lowest = names.map((name) => {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return Number(/chrome >= (\d+)/.exec(browserslist.join())?.[1]);
});
const { outputFiles } = await esbuild.build({
  entryPoints: [join(here, 'page.js')],
  bundle: true,
  splitting: true,
  format: 'esm',
  outdir: '/page',
  write: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
const files = new Map(outputFiles.map(({ path, text }) => [path, text]));
const styles = names.map((name) => readFileSync(join(root, 'packages', name, 'dist', 'styles.css'), 'utf8')).join('\n');
const html = `<!doctype html><style>${styles}</style><div id="root"></div><script type="module" src="/page/page.js"></script>`;

// The browser comes packed and is unpacked into the temp folder.
const folder = mkdtempSync(join(tmpdir(), 'roadside-browser-'));
process.env.TMPDIR = folder;
const { default: packed } = await import('@sparticuz/chromium');
const browser = await chromium.launch({
  executablePath: await packed.executablePath(),
  args: ['--headless', '--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu'],
});
const version = Number(browser.version().split('.')[0]);
const faults = [];
const seen = {};
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.route('http://lowest/**', (route) => {
    const text = files.get(new URL(route.request().url()).pathname);
    return route.fulfill(
      text === undefined ? { contentType: 'text/html', body: html } : { contentType: 'text/javascript', body: text },
    );
  });
  await page.goto('http://lowest/');
  const cell = page.getByRole('grid', { name: 'Stations' }).getByRole('rowheader').first();
  await cell.waitFor();
  await page.getByRole('columnheader', { name: 'Calls' }).click();
  // Numbers are sorted downwards first.
  const first = page.getByRole('gridcell').first();
  await first
    .filter({ hasText: /^499$/ })
    .waitFor({ timeout: 5000 })
    .catch(() => {});
  seen['the table sorts'] = (await first.textContent()) === '499';
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  seen['the calendar opens'] = (await page.getByRole('dialog').count()) === 1;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  seen['the dialog opens'] = await page.getByRole('dialog', { name: 'Save this week?' }).isVisible();
  seen['the chart is drawn'] = (await page.locator('svg path, canvas').count()) > 0;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);

const column = `Chrome ${version}`;
const line = (what, value, gate) => ({ what, unit: '', values: { [column]: value }, gate });
const report = {
  name: 'browsers',
  about: 'A page of the built packages in the lowest browser they are for.',
  columns: [column],
  lines: [
    line('lowest of the browserslist', Math.min(...lowest), {
      what: 'the browser here is no newer',
      ratio: version / Math.min(...lowest),
      limit: 1,
    }),
    ...Object.entries(seen).map(([what, holds]) =>
      line(what, Number(holds), { what: 'as in a new browser', ratio: Number(!holds), limit: 0 }),
    ),
    line('faults on the page', faults.length, { what: 'none', ratio: faults.length, limit: 0 }),
  ],
};
writeFileSync(process.env.BENCH_REPORT ?? join(here, 'report.json'), JSON.stringify(report, null, 2));
