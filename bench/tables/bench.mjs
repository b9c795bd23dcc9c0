// 100,000 rows of 20 columns in DataTable, in its peers and in a bare TanStack floor, all in one run.
// All show the same text: numbers and dates in the reader's locale, as DataTable formats them by default and an
// application does for the others with their own API (valueFormatter, renderCell). The first number or date format in a
// process costs about 15 ms, in any library, so measuring bare values would leave out what readers need.
// BENCH_REPORT names the report file; BENCH_ROUNDS how often each grid is opened (5), BENCH_ROWS how many rows.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundle, weigh } from './build.mjs';
import { measure } from './measure.mjs';

const { chromium } = createRequire(join(import.meta.dirname, '..', '..', 'package.json'))('@playwright/test');
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const rows = Number(process.env.BENCH_ROWS ?? 100_000);
const floor = 'TanStack floor';
const peers = { 'AG Grid': 'ag-grid', 'MUI X': 'mui-x', 'react-data-grid': 'react-data-grid' };
const grids = { ours: 'roadside', 'ours, pinned': 'roadside-pinned', [floor]: 'tanstack-floor', ...peers };

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const data = (await bundle('lib/rows.ts', 'Data')).script;
const built = {};
const bytes = {};
for (const [name, file] of Object.entries(grids)) {
  built[name] = await bundle(`adapters/${file}.tsx`, 'Adapter');
  bytes[name] = await weigh(`adapters/${file}.tsx`);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-extensions'],
});
// Grids that are compared with each other run back to back.
const order = [
  floor,
  'ours',
  'react-data-grid',
  ...Object.keys(grids).filter((name) => ![floor, 'ours', 'react-data-grid'].includes(name)),
];
const seen = Object.fromEntries(Object.keys(grids).map((name) => [name, []]));
// Interleaved by round, so that a busy minute of the machine affects all of them.
for (let round = 0; round < rounds; round++)
  for (const name of order) {
    const result = await measure(browser, { data, built: built[name], rows });
    seen[name].push(result);
    console.log(
      `· round ${round + 1}, ${name}: mount ${result.mount.toFixed(0)} ms, frame ${result.frame.toFixed(2)} ms`,
    );
  }
await browser.close();

const of = (name, key) => median(seen[name].map((result) => result[key]));
/** The ratio of ours to another, round by round: a machine that is busy for a minute slows both. */
const beside = (other, key) => median(seen.ours.map((result, round) => result[key] / seen[other][round][key]));
const worst = (name, key) => Math.max(...seen[name].map((result) => result[key]));
const best = (key) => Math.min(...Object.keys(peers).map((name) => of(name, key)));
const kilobytes = (count) => count / 1000;

/**
 * One line of the report: ours, the others, and the limits. Milliseconds are only reported; ratios and counts decide.
 */
const line = (what, unit, value, { goal, gate } = {}) => ({
  what,
  unit,
  values: Object.fromEntries(Object.keys(grids).map((name) => [name, value(name)])),
  ...(goal && { goal }),
  ...(gate && { gate }),
});
const faults = Object.keys(grids)
  .filter((name) => name.startsWith('ours'))
  .flatMap((name) => seen[name].flatMap((result) => result.faults));

const report = {
  name: 'tables',
  about: `${rows.toLocaleString('en-US')} rows x 20 columns in 1,200 x 600 px, median of ${rounds} fresh pages; ms are CPU of the main thread. MUI X community holds 100 rows a page.`,
  columns: Object.keys(grids),
  lines: [
    line('sort by number, first time', 'ms', (name) => of(name, 'sortNumberFirst')),
    line('sort by number', 'ms', (name) => of(name, 'sortNumber'), {
      goal: { limit: 30 },
      gate: {
        what: 'at most half of the fastest peer',
        ratio: of('ours', 'sortNumber') / best('sortNumber'),
        limit: 0.5,
      },
    }),
    line('sort by text, first time', 'ms', (name) => of(name, 'sortTextFirst')),
    line('sort by text, again', 'ms', (name) => of(name, 'sortText'), {
      goal: { limit: 15 },
      gate: { what: 'at most half of the fastest peer', ratio: of('ours', 'sortText') / best('sortText'), limit: 0.5 },
    }),
    line('scroll, CPU per frame', 'ms', (name) => of(name, 'frame'), {
      gate: { what: 'at most the TanStack floor', ratio: beside(floor, 'frame'), limit: 1 },
    }),
    line('mount', 'ms', (name) => of(name, 'mount'), {
      goal: { limit: 60 },
      gate: {
        what: 'at most 1.06 x react-data-grid: the goal of 60 ms where that takes 57',
        ratio: beside('react-data-grid', 'mount'),
        limit: 1.06,
      },
    }),
    // One-time costs of a page are over by now: formats are cached, scripts compiled.
    line('mount, a second time', 'ms', (name) => of(name, 'mountAgain')),
    line('replace all rows', 'ms', (name) => of(name, 'replace'), { goal: { limit: 60 } }),
    line('JS heap, mounted', 'MB', (name) => of(name, 'heap'), { goal: { limit: 12 } }),
    line('array buffers, mounted', 'MB', (name) => of(name, 'buffers'), { goal: { limit: 20 } }),
    line('JS heap, after sorting two columns', 'MB', (name) => of(name, 'heapUsed'), {
      goal: { limit: 12 },
      gate: { what: 'at most the TanStack floor', ratio: of('ours', 'heapUsed') / of(floor, 'heapUsed'), limit: 1 },
    }),
    line('array buffers, after sorting two columns', 'MB', (name) => of(name, 'buffersUsed'), { goal: { limit: 20 } }),
    line('DOM nodes', '', (name) => of(name, 'nodes')),
    line('cells drawn', '', (name) => of(name, 'cells')),
    line('cells in sight', '', (name) => of(name, 'inSight'), {
      gate: {
        what: 'as many as the peer that shows fewest',
        ratio: Math.min(...Object.keys(peers).map((name) => of(name, 'inSight'))) / of('ours', 'inSight'),
        limit: 1,
      },
    }),
    line('frames without a row in sight', 'of 120', (name) => worst(name, 'blank'), {
      gate: { what: 'none', ratio: worst('ours', 'blank'), limit: 0 },
    }),
    line('layers of the compositor', '', (name) => of(name, 'layers') ?? 0),
    line('script, min+gzip', 'kB', (name) => kilobytes(bytes[name].first), {
      goal: { limit: 53 },
      gate: { what: 'at most 53 kB, of which TanStack Table is 19', ratio: kilobytes(bytes.ours.first) / 53, limit: 1 },
    }),
    line('styles, min+gzip', 'kB', (name) => kilobytes(bytes[name].styles)),
    line('script fetched on demand, min+gzip', 'kB', (name) => kilobytes(bytes[name].later)),
    line('first cells read as ours', '', (name) => Number(seen[name].every(({ text }) => text === seen.ours[0].text)), {
      gate: {
        what: 'in all',
        ratio: Object.keys(grids).filter((name) => seen[name].some(({ text }) => text !== seen.ours[0].text)).length,
        limit: 0,
      },
    }),
    line('sort proved right', '', (name) => of(name, 'sortedRight'), {
      gate: {
        what: 'yes',
        ratio: 1 - Math.min(of('ours', 'sortedRight'), of('ours, pinned', 'sortedRight')),
        limit: 0,
      },
    }),
    line('faults on the page', '', (name) => seen[name].reduce((sum, result) => sum + result.faults.length, 0), {
      gate: { what: 'none', ratio: faults.length, limit: 0 },
    }),
  ],
};
for (const fault of faults) console.error(fault);
writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(report, null, 2));
