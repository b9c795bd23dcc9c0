// The pages people see first, as a phone loads them: Lighthouse's scores, paint, shift and weight, against the built
// product as `npm start` runs it. BENCH_REPORT names the report file; BENCH_ROUNDS how often each page is loaded (3);
// BENCH_PAGES which: names, `first` for those people see first (without it, these), `screens` for the main screens of each
// role, or `all`; BENCH_LIGHTHOUSE=off skips Lighthouse; WEB_URL measures a running product.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tooling/bootstrap/ports.mjs';
import { stopAll } from '../../tooling/bootstrap/processes.mjs';
import { startApi, startWeb } from '../../tooling/bootstrap/stack.mjs';
import { ensureWebBuild } from '../../tooling/bootstrap/web-build.mjs';
import { audit } from './audit.mjs';
import { inFreshBrowser } from './browser.mjs';
import { load, slowestOf } from './load.mjs';
import { accounts, firstPages, isMapLibrary, mainScreens, mapsOf, signIn } from './pages.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const wanted = process.env.BENCH_PAGES?.split(',');
const withLighthouse = process.env.BENCH_LIGHTHOUSE !== 'off';
const today = '2026-11-18';
const data = mkdtempSync(join(tmpdir(), 'bench-web-data-'));
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The built product over a small demo world, with API and web server as two processes. */
async function startProduct() {
  if (process.env.WEB_URL) return process.env.WEB_URL;
  await ensureWebBuild();
  const world = {
    ROADSIDE_MODE: 'demo',
    ROADSIDE_DATA: data,
    ROADSIDE_SCALE: '0.05',
    ROADSIDE_TODAY: today,
    RATE_LIMITS: 'off',
  };
  const apiPort = await freePort();
  await startApi({ env: { ...world, API_PORT: String(apiPort) } });
  const { url } = await startWeb({ port: await freePort(), env: { ...world, API_URL: `http://127.0.0.1:${apiPort}` } });
  return url;
}

/** Opens a page in its own fresh browser. */
const visitor =
  (url, { path, role }, debugPort) =>
  (work) =>
    inFreshBrowser(debugPort, async (context, port) => {
      if (role) await signIn(context.request, url, role);
      await context.request.get(`${url}${path}`);
      // The server is warm for this page; the browser is not, and has no cookie saying that it cached the styles.
      await context.clearCookies({ name: 'styles' });
      return work(context, port);
    });

/**
 * Kilobytes of script of the map's page, gzip, without the map library: before the page is interactive, and with
 * everything after.
 */
async function weighMaps(url, page, debugPort) {
  const { scripts } = await visitor(url, page, debugPort)((context) => load(context, `${url}${page.path}`));
  if (!scripts.some(isMapLibrary))
    throw new Error('The map library did not come, so nothing can be weighed beside it.');
  const own = scripts.filter((script) => !isMapLibrary(script));
  const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  return { first: sum(own.filter(({ first }) => first)), all: sum(own) };
}

/** Loads one page in fresh browsers, and runs Lighthouse on it. */
async function measurePage(url, page, debugPort) {
  const { name, path } = page;
  const visit = visitor(url, page, debugPort);
  const loads = [];
  for (let round = 0; round < rounds; round++) {
    loads.push(await visit((context) => load(context, `${url}${path}`)));
    const { lcp, shift } = loads.at(-1);
    console.log(`· ${name}, load ${round + 1}: largest paint ${lcp?.toFixed(0) ?? '–'} ms, shift ${shift.toFixed(3)}`);
  }
  const typical = loads.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(rounds / 2)];
  for (const line of slowestOf(typical)) console.log(`·   ${line}`);
  const audits = [];
  for (let round = 0; withLighthouse && round < rounds; round++) {
    audits.push(await visit((_context, port) => audit(port, `${url}${path}`)));
    console.log(
      `· ${name}, Lighthouse ${round + 1}: ${Object.entries(audits.at(-1).points)
        .map(([category, points]) => `${category} ${points}`)
        .join(', ')}`,
    );
  }
  for (const line of audits.at(-1)?.lost ?? []) console.log(`·   ${line.split('\n').join('\n·   ')}`);
  return { loads, audits };
}

try {
  const url = await startProduct();
  const debugPort = await freePort();
  const own = {};
  for (const role of Object.keys(accounts))
    own[role] = await inFreshBrowser(debugPort, (context) => signIn(context.request, url, role));
  const first = firstPages(own);
  const screens = mainScreens(own);
  const isAsked = ({ name }, group) => [name, group, 'all'].some((word) => wanted.includes(word));
  const pages = wanted
    ? [...first.filter((page) => isAsked(page, 'first')), ...screens.filter((page) => isAsked(page, 'screens'))]
    : first;
  if (pages.length === 0) throw new Error(`No page is called ${wanted.join(' or ')}.`);
  const results = new Map();
  for (const page of pages) results.set(page.name, await measurePage(url, page, debugPort));

  const maps =
    !wanted || isAsked({ name: 'maps' }, 'first') ? await weighMaps(url, mapsOf(own.admin), debugPort) : null;
  if (maps)
    console.log(
      `· maps: ${maps.first.toFixed(1)} kB of script beside MapLibre before it answers, ${maps.all.toFixed(1)} kB with what follows`,
    );

  /** One line of the report: a value for each page, worst first, since a goal applies to every page. */
  const line = (what, unit, value, { goal, gate, of = pages } = {}) => {
    const values = Object.fromEntries(of.map((page) => [page.name, value(results.get(page.name), page)]));
    const worst = Math.max(...Object.values(values));
    return {
      what,
      unit,
      values: { worst, ...values },
      ...(goal !== undefined && { goal: { limit: goal } }),
      ...(gate && { gate: { what: gate.what, ratio: worst / (gate.per ?? 1), limit: gate.limit } }),
    };
  };
  const typical =
    (key, per = 1) =>
    ({ loads }) =>
      median(loads.map((one) => one[key])) / per;
  const worst =
    (key) =>
    ({ loads }) =>
      Math.max(...loads.map((one) => one[key]));
  const missing =
    (category) =>
    ({ audits }) =>
      100 - median(audits.map(({ points }) => points[category]));
  const measuredFirst = pages.filter(({ name }) => first.some((page) => page.name === name));
  const kB = (bytes) => (bytes / 1000).toFixed(1);
  for (const { name } of pages) {
    const result = results.get(name);
    console.log(
      `· ${name}: largest paint ${typical('lcp')(result).toFixed(0)} ms, shift ${worst('shift')(result).toFixed(3)}, script ${kB(typical('scriptFirst')(result))} kB first and ${kB(typical('scriptLater')(result))} kB after`,
    );
  }
  const share = ({ loads }, { budget }) => Math.max(...loads.map(({ scriptFirst }) => scriptFirst)) / budget;

  const report = {
    name: 'web',
    about: `A phone on slow 4G with a processor four times slower, nothing cached, median of ${rounds} fresh browsers; Lighthouse ${withLighthouse ? 'mobile, as often' : 'left out'}.`,
    // All screens side by side are wider than a terminal; each has been told above, and the report file has them all.
    columns: ['worst', ...(pages.length <= first.length ? pages.map(({ name }) => name) : [])],
    lines: [
      ...(withLighthouse
        ? [
            line('Lighthouse, performance points missing', 'of 100', missing('performance'), { goal: 10 }),
            line('Lighthouse, accessibility points missing', 'of 100', missing('accessibility'), {
              gate: { what: 'none', limit: 0 },
            }),
            line('Lighthouse, best practice points missing', 'of 100', missing('practices')),
          ]
        : []),
      line('first byte', 'ms', typical('firstByte')),
      line('first paint', 'ms', typical('firstPaint')),
      line('largest paint', 'ms', typical('lcp'), { goal: 1200 }),
      line('last of its first scripts there', 'ms', typical('scriptThere')),
      line('main thread blocked', 'ms', typical('blocked')),
      line('layout shift, the worst load', '', worst('shift'), {
        gate: { what: 'at most 0.05 until all data is there', limit: 0.05 },
      }),
      line('script before the page answers, gzip', 'kB', typical('scriptFirst', 1000)),
      line('share of its budget of script', '', share, { gate: { what: 'at most the budget of each page', limit: 1 } }),
      line('script that follows by itself, gzip', 'kB', typical('scriptLater', 1000)),
      ...(maps
        ? [
            {
              what: 'Maps: script beside MapLibre before the page answers, gzip',
              unit: 'kB',
              values: { worst: maps.first },
              goal: { limit: 250 },
            },
            { what: 'Maps: all script beside MapLibre, gzip', unit: 'kB', values: { worst: maps.all } },
          ]
        : []),
      ...(measuredFirst.length > 0
        ? [
            line('all bytes of the pages seen first', 'kB', typical('bytes', 1000), {
              of: measuredFirst,
              gate: {
                what: 'at most 420 kB, with the stylesheet for the next page and what follows by itself',
                limit: 420,
              },
            }),
          ]
        : []),
      line('requests', '', typical('requests')),
      line('requests that hold up the first paint', '', typical('blocking'), {
        gate: { what: 'none on a first visit', limit: 0 },
      }),
      line('faults on the page', '', ({ loads }) => loads.reduce((sum, { faults }) => sum + faults.length, 0), {
        gate: { what: 'none', limit: 0 },
      }),
    ],
  };
  for (const [name, { loads }] of results)
    for (const fault of new Set(loads.flatMap(({ faults }) => faults))) console.error(`${name}: ${fault}`);
  writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(report, null, 2));
} finally {
  await stopAll(5000);
  rmSync(data, { recursive: true, force: true });
}
