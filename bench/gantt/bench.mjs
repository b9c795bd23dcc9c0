// 1,000 drivers with three shifts a day in SchedulerGantt, in its peers and in bare floors, all in one run.
// BENCH_REPORT names the report file; BENCH_ROUNDS how often each is opened (3), BENCH_ONLY which adapters.
import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { probeAccess } from './access.mjs';
import { bundle, weigh, weighCore } from './build.mjs';
import { measure } from './measure.mjs';
import { countRenders } from './renders.mjs';

const here = import.meta.dirname;
const { chromium } = createRequire(join(here, '..', '..', 'package.json'))('@playwright/test');
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Extra mounts of ours and the complete floor. */
const moreMounts = 3 * rounds;
const drivers = 1000;
const only = process.env.BENCH_ONLY?.split(',');
const known = readdirSync(join(here, 'adapters'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.slice(0, -4));
const names = { roadside: 'ours' };
// Ours first, then the floors, then the peers from the lightest up: an interrupted run has the important ones.
const order = [
  'roadside',
  'floor-week',
  'floor-react',
  'floor-dom',
  'floor-canvas',
  'dnd-timeline',
  'svar',
  'rct',
  'vis-timeline',
  'event-calendar',
].filter((name) => known.includes(name) && (!only || only.includes(name)));
const floor = 'floor-week';
/**
 * Libraries that render every row skip the week and the ten thousand drivers: that takes minutes each and shows
 * nothing.
 */
const windowed = new Set(['roadside', floor]);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const built = {};
const bytes = {};
for (const name of order) {
  built[name] = await bundle(name);
  bytes[name] = await weigh(name);
}

const runs = [
  { key: 'day', rows: drivers, days: 1, who: order },
  { key: 'week', rows: drivers, days: 7, who: order.filter((name) => windowed.has(name)) },
  { key: 'many', rows: 10 * drivers, days: 1, who: order.filter((name) => windowed.has(name)), parts: [] },
];
/** Each in its own browser. */
async function withBrowser(work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-extensions'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const seen = {};
const access = {};
const broken = [];
// Interleaved by round, so that a busy minute of the machine affects all of them.
for (let round = 0; round < rounds; round++)
  for (const { key, rows, days, who, parts } of runs)
    for (const name of who) {
      try {
        const result = await withBrowser((browser) =>
          measure(browser, built[name], { rows, days, ...(parts ? { parts } : {}) }),
        );
        ((seen[key] ??= {})[name] ??= []).push(result);
        console.log(
          `· round ${round + 1}, ${key}, ${name}: mount ${result.mount.toFixed(0)} ms, frame ${result.frame?.toFixed(1) ?? '–'} ms, move ${result.move?.toFixed(1) ?? '–'} ms`,
        );
      } catch (error) {
        broken.push(`${name}, ${key}: ${String(error).slice(0, 200)}`);
        console.log(`· round ${round + 1}, ${key}, ${name}: ${String(error).slice(0, 120)}`);
      }
    }
// Browser startup varies by a third, whatever the page: a ratio of mounts needs more than three of them.
for (let round = 0; round < moreMounts; round++)
  for (const { key, rows, days } of runs)
    for (const name of windowed) {
      if (!seen[key]?.[name]) continue;
      const result = await withBrowser((browser) => measure(browser, built[name], { rows, days, parts: [] })).catch(
        (error) => broken.push(`${name}, ${key}: ${String(error).slice(0, 200)}`),
      );
      if (result.mount) seen[key][name].push(result);
    }
for (const name of order) {
  access[name] = await withBrowser((browser) => probeAccess(browser, built[name])).catch((error) => ({
    violations: [String(error)],
    tabStops: Number.NaN,
    rowsTrue: 0,
    movesByKey: 0,
  }));
  console.log(
    `· access, ${name}: ${access[name].tabStops} tab stops, ${access[name].violations.join(', ') || 'no violation'}`,
  );
}

const renders = built.roadside
  ? await withBrowser((browser) => countRenders(browser, built.roadside)).catch((error) => ({
      insideSlot: Number.NaN,
      rowsPerEdit: Number.NaN,
      error: broken.push(`roadside, renders: ${error}`),
    }))
  : { insideSlot: 0, rowsPerEdit: 0 };
const core = await weighCore();

const of = (key, name, what) => {
  const values = (seen[key]?.[name] ?? []).map((result) => result[what]).filter((value) => Number.isFinite(value));
  return values.length > 0 ? median(values) : Number.NaN;
};
const worst = (key, name, what) => Math.max(...(seen[key]?.[name] ?? []).map((result) => result[what] ?? 0));
const ours = 'roadside';
const toFloor = (key, what, limit) => ({
  what: `at most ${limit} times the complete floor`,
  ratio: of(key, ours, what) / of(key, floor, what),
  limit,
});
const atMost = (ratio, limit) => ({ what: `at most ${limit}`, ratio, limit });
const finite = (value, otherwise) => (Number.isFinite(value) ? value : otherwise);
/** One line of the report. A skipped measurement is written as 0, and its gate fails. */
const line = (what, unit, value, { goal, gate } = {}) => ({
  what,
  unit,
  values: Object.fromEntries(order.map((name) => [names[name] ?? name, finite(value(name), 0)])),
  ...(goal && { goal }),
  ...(gate && { gate: { ...gate, ratio: finite(gate.ratio, 999) } }),
});
const faults = ['day', 'week', 'many'].flatMap((key) => (seen[key]?.[ours] ?? []).flatMap((result) => result.faults));

const report = {
  name: 'gantt',
  about: `${drivers.toLocaleString('en-US')} drivers x 3 shifts a day in 1,400 x 800 px, median of ${rounds} fresh browsers, of ${rounds + moreMounts} for ours and the complete floor's mounts; ms are CPU of the main thread. SVAR has one bar a row. Peers are asked for one day; 0 is what was not measured.`,
  columns: order.map((name) => names[name] ?? name),
  lines: [
    line('mount, a day', 'ms', (name) => of('day', name, 'mount'), { gate: toFloor('day', 'mount', 2) }),
    line('mount, a week', 'ms', (name) => of('week', name, 'mount'), { gate: toFloor('week', 'mount', 2) }),
    line('mount, 10,000 drivers', 'ms', (name) => of('many', name, 'mount'), {
      gate: {
        what: 'at most 1.3 times 1,000 drivers',
        ratio: of('many', ours, 'mount') / of('day', ours, 'mount'),
        limit: 1.3,
      },
    }),
    line('scroll, a day, CPU per frame', 'ms', (name) => of('day', name, 'frame'), {
      gate: toFloor('day', 'frame', 1.3),
    }),
    line('scroll, a week, CPU per frame', 'ms', (name) => of('week', name, 'frame'), {
      gate: toFloor('week', 'frame', 1.3),
    }),
    line('drag, CPU per move, with coverage and validation', 'ms', (name) => of('day', name, 'move'), {
      goal: { limit: 4 },
      gate: toFloor('day', 'move', 1.6),
    }),
    line('drag, p95 to the next frame', 'ms', (name) => of('day', name, 'moveP95'), { goal: { limit: 20 } }),
    line('frames with bars missing at 200 px a frame', 'share', (name) => worst('day', name, 'blank'), {
      gate: atMost(Math.max(worst('day', ours, 'blank'), worst('week', ours, 'blank')), 0),
    }),
    line('heap at 10,000 drivers, without data', 'MB', (name) => of('many', name, 'heap'), {
      goal: { limit: 3 },
      gate: atMost(of('many', ours, 'heap') / 3, 1),
    }),
    line('DOM elements, a day', '', (name) => of('day', name, 'elements'), {
      gate: atMost(Math.max(of('day', ours, 'elements'), of('many', ours, 'elements')) / 1200, 1),
    }),
    line('DOM elements, a week', '', (name) => of('week', name, 'elements'), {
      gate: atMost(of('week', ours, 'elements') / 2000, 1),
    }),
    line('layers of the compositor, a day', '', (name) => of('day', name, 'layers')),
    line('layers of the compositor, a week', '', (name) => of('week', name, 'layers'), {
      gate: atMost(of('week', ours, 'layers') / 8, 1),
    }),
    line('script, min+gzip', 'kB', (name) => bytes[name].script / 1000, {
      gate: atMost(bytes[ours]?.script / 40_250, 1),
    }),
    line('of it the model alone', 'kB', (name) => (name === ours ? core / 1000 : 0), {
      gate: atMost(core / 10_000, 1),
    }),
    line('styles, min+gzip', 'kB', (name) => bytes[name].styles / 1000, {
      gate: atMost(bytes[ours]?.styles / 7000, 1),
    }),
    line('redrawn while dragged within one slot', '', (name) => (name === ours ? renders.insideSlot : 0), {
      gate: atMost(renders.insideSlot, 0),
    }),
    line('rows redrawn by one edit', '', (name) => (name === ours ? renders.rowsPerEdit : 0), {
      gate: atMost(renders.rowsPerEdit / 2, 1),
    }),
    line('accessibility violations (axe)', '', (name) => access[name].violations.length, {
      gate: atMost(access[ours]?.violations.length, 0),
    }),
    line('tab stops, 100 drivers', '', (name) => access[name].tabStops, { gate: atMost(access[ours]?.tabStops, 1) }),
    line('says how many rows there are', '', (name) => access[name].rowsTrue, {
      gate: atMost(1 - access[ours]?.rowsTrue, 0),
    }),
    line('a key moves a bar', '', (name) => access[name].movesByKey, { gate: atMost(1 - access[ours]?.movesByKey, 0) }),
    line(
      'faults on the page',
      '',
      (name) => (seen.day?.[name] ?? []).reduce((sum, result) => sum + result.faults.length, 0),
      { gate: atMost(faults.length + broken.filter((each) => each.startsWith(ours)).length, 0) },
    ),
  ],
};
for (const fault of [...faults, ...broken]) console.error(fault);
writeFileSync(process.env.BENCH_REPORT ?? join(here, 'report.json'), JSON.stringify(report, null, 2));
