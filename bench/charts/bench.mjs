// A page of forty charts and a line of a hundred thousand points: ours, Recharts, uPlot and a bare React floor, in one
// run. BENCH_REPORT names the report file, BENCH_ROUNDS how often each page is opened (3), BENCH_PLACES how many calls
// the dragged map has (50,000).
import { readdirSync, existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundle, weigh } from './build.mjs';
import { measure } from './measure.mjs';
import { measurePan } from './pan.mjs';
import { renderOnServer, takeOver } from './server.mjs';

const root = join(import.meta.dirname, '..', '..');
const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const floor = 'React floor';
const libraries = { ours: 'roadside', [floor]: 'floor-react', uPlot: 'uplot', Recharts: 'recharts' };
const names = Object.keys(libraries);
// Libraries that accept both lists and typed columns are measured with both.
const forms = { 'ours, lists': 'roadside-lists', 'uPlot, typed': 'uplot-typed' };
// A long line is opened more often: its page costs little, and a garbage collection during one is half of it. Recharts
// takes seconds, so one opening a round is enough.
const cases = {
  dash: { of: names, opened: 1, make: 'makeDash', used: true },
  long: { of: [...names, ...Object.keys(forms)], opened: 5, make: 'makeLong', used: false },
};
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const data = (await bundle('lib/data.ts', 'Data')).script;
const built = {};
for (const [name, file] of Object.entries({ ...libraries, ...forms }))
  built[name] = await bundle(`adapters/${file}.tsx`, 'Adapter');

const charts = join(root, 'packages/charts/src');
const everything = readdirSync(charts).filter(
  (folder) => !['internal', 'map'].includes(folder) && existsSync(join(charts, folder, 'index.ts')),
);
const weights = {
  line: await weigh("export { LineChart } from '@roadside/charts/line-chart';"),
  'line and bar': await weigh(
    "export { LineChart } from '@roadside/charts/line-chart'; export { BarChart } from '@roadside/charts/bar-chart';",
  ),
  'the map, before MapLibre': await weigh("export { CallMap } from '@roadside/charts/map';"),
  'the whole package without the map': await weigh(
    everything.map((folder, index) => `export * as part${index} from '@roadside/charts/${folder}';`).join('\n'),
  ),
};
const peers = {
  [floor]: await weigh("export * from './adapters/floor-react.tsx';"),
  uPlot: await weigh("export * from './adapters/uplot.tsx';"),
  Recharts: await weigh("export * from './adapters/recharts.tsx';"),
};

const launch = (more = []) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-extensions', ...more],
  });
const browser = await launch();
const seen = Object.fromEntries(cases.long.of.map((name) => [name, { dash: [], long: [] }]));
// Interleaved by round, so that a busy minute of the machine affects all of them.
for (let round = 0; round < rounds; round += 1)
  for (const [kind, { of: those, opened, ...options }] of Object.entries(cases))
    for (let time = 0; time < opened; time += 1)
      for (const name of time > 0 ? those.filter((each) => each !== 'Recharts') : those) {
        const result = await measure(browser, { data, built: built[name], ...options });
        seen[name][kind].push(result);
        console.log(`· round ${round + 1}, ${kind}, ${name}: mount ${result.mount.toFixed(0)} ms`);
      }
const served = {};
for (const [name, adapter] of Object.entries(libraries))
  if (adapter !== 'uplot') served[name] = await renderOnServer(adapter);
const taken = await takeOver(browser, { data, built: built.ours, html: served.ours.html });
console.log(`· server: ${served.ours.cpu.toFixed(1)} ms, ${taken.changes} changes when React takes over`);
await browser.close();
const pan = await measurePan(launch, rounds);

const of = (name, kind, key) => median(seen[name][kind].map((result) => result[key]));
const each = (value) => Object.fromEntries(names.map((name) => [name, value(name)]));
const against = (kind, key, other, limit) => ({
  what: `at most ${limit} times ${other}`,
  ratio: of('ours', kind, key) / of(other, kind, key),
  limit,
});
const line = (what, unit, values, more = {}) => ({ what, unit, values, ...more });
const weight = (what, limit) =>
  line(
    `${what}, min+gzip`,
    'kB',
    each((name) => (name === 'ours' ? weights[what].first : (peers[name].first ?? 0)) / 1000),
    { goal: { limit } },
  );
const faults = seen.ours.dash
  .concat(seen.ours.long)
  .flatMap((result) => result.faults)
  .concat(taken.faults, pan.faults);

const report = {
  name: 'charts',
  about: `40 charts in 1,200 px and one line of 100,000 points, median of ${rounds} fresh pages; ms are CPU of the main thread, with the browser's language data loaded before. The floor has no accessibility, legend or formatting. Recharts draws empty boxes on a server, uPlot nothing.`,
  columns: names,
  lines: [
    line(
      '40 charts, mount',
      'ms',
      each((name) => of(name, 'dash', 'mount')),
      { goal: { limit: 95 }, gate: against('dash', 'mount', floor, 1.5) },
    ),
    line(
      '40 charts, mount beside Recharts',
      'ms',
      each((name) => of(name, 'dash', 'mount')),
      { gate: against('dash', 'mount', 'Recharts', 0.15) },
    ),
    line(
      '40 charts, update all',
      'ms',
      each((name) => of(name, 'dash', 'update')),
      { gate: against('dash', 'update', floor, 1.5) },
    ),
    line(
      '40 charts, a move of the pointer',
      'ms',
      each((name) => of(name, 'dash', 'hover')),
      { gate: against('dash', 'hover', floor, 1.3) },
    ),
    line(
      'React commits while pointing',
      'of 40 moves',
      each((name) => of(name, 'dash', 'commits')),
      { gate: { what: 'none', ratio: of('ours', 'dash', 'commits'), limit: 0 } },
    ),
    line(
      '40 charts, script of a resize',
      'ms',
      each((name) => of(name, 'dash', 'resizeScript')),
    ),
    line(
      '40 charts, DOM nodes',
      '',
      each((name) => of(name, 'dash', 'nodes')),
      { goal: { limit: 2400 }, gate: { what: 'at most 2,400', ratio: of('ours', 'dash', 'nodes') / 2400, limit: 1 } },
    ),
    line(
      '40 charts, heap',
      'MB',
      each((name) => of(name, 'dash', 'heap')),
      { goal: { limit: 4 } },
    ),
    line(
      '100,000 points, mount',
      'ms',
      each((name) => of(name, 'long', 'mount')),
      { gate: against('long', 'mount', 'uPlot', 1.2) },
    ),
    line(
      '100,000 points, mount, both from typed columns',
      'ms',
      { ours: of('ours', 'long', 'mount'), uPlot: of('uPlot, typed', 'long', 'mount') },
      { gate: against('long', 'mount', 'uPlot, typed', 1.2) },
    ),
    line('100,000 points, mount, both from lists', 'ms', {
      ours: of('ours, lists', 'long', 'mount'),
      uPlot: of('uPlot', 'long', 'mount'),
    }),
    line(
      '100,000 points, DOM nodes',
      '',
      each((name) => of(name, 'long', 'nodes')),
      { gate: { what: 'under 60', ratio: of('ours', 'long', 'nodes') / 60, limit: 1 } },
    ),
    line(
      '40 charts on the server, CPU',
      'ms',
      each((name) => served[name]?.cpu ?? 0),
      {
        goal: { limit: 25 },
        gate: { what: 'at most 2 times the React floor', ratio: served.ours.cpu / served[floor].cpu, limit: 2 },
      },
    ),
    line(
      '40 charts on the server, HTML',
      'kB',
      each((name) => (served[name]?.bytes ?? 0) / 1000),
      { goal: { limit: 170 } },
    ),
    line(
      'changes of the page when React takes over',
      '',
      { ours: taken.changes },
      { gate: { what: 'none', ratio: taken.changes, limit: 0 } },
    ),
    line(
      'layout shift when React takes over',
      '',
      { ours: taken.shift },
      { gate: { what: 'none', ratio: taken.shift, limit: 0 } },
    ),
    weight('line', 9),
    weight('line and bar', 13),
    weight('the whole package without the map', 45),
    line(
      'the map before MapLibre, min+gzip',
      'kB',
      { ours: weights['the map, before MapLibre'].first / 1000 },
      { goal: { limit: 38 } },
    ),
    line(
      '50,000 calls on a map, dragged at a quarter of the processor without a graphics card: a frame (beside it: five calls)',
      'ms',
      { ours: pan.frame, [floor]: pan.floorFrame },
      { goal: { limit: 20 } },
    ),
    line(
      'the main thread’s work for a frame where a card draws each, times four',
      'ms',
      { ours: pan.work, [floor]: pan.floorWork },
      {
        goal: { limit: 20 },
        gate: { what: 'at most 1.5 times that of five calls', ratio: pan.work / pan.floorWork, limit: 1.5 },
      },
    ),
    line(
      'React commits in the drag',
      '',
      { ours: pan.commits },
      {
        gate: { what: 'none', ratio: pan.commits, limit: 0 },
      },
    ),
    line('50,000 calls on a drawn map, a step by key at a quarter of the processor', 'ms', { ours: pan.step }),
    line(
      'fetched with the first pointer, key or press',
      'kB',
      each((name) => (name === 'ours' ? weights['line and bar'].later / 1000 : 0)),
    ),
    line(
      'styles',
      'kB',
      each((name) => (name === 'ours' ? weights['line and bar'].styles / 1000 : 0)),
    ),
    line(
      'faults on the page',
      '',
      each((name) => seen[name].dash.concat(seen[name].long).reduce((sum, result) => sum + result.faults.length, 0)),
      { gate: { what: 'none', ratio: faults.length, limit: 0 } },
    ),
  ],
};
for (const fault of faults) console.error(fault);
writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(report, null, 2));
// React's server keeps a channel open, which would keep this process alive.
process.exit(0);
