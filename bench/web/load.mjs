// One load of one page on a slow phone, throttled by the browser itself rather than simulated afterwards.
import { gzipSync } from 'node:zlib';

/**
 * Slow 4G as Lighthouse applies it in the browser: a round trip of 150 ms is a latency of 562.5 ms for each request.
 */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;
/** The load is over when nothing was requested and nothing arrived for this long. */
const quietMs = 1500;
const longestMs = 30_000;

/** Runs in the page before anything else: records paints, layout shifts and long tasks, as the browser reports them. */
function observe() {
  const seen = { lcp: null, shifts: [], tasks: [] };
  globalThis.benchSeen = seen;
  const describe = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return '(gone)';
    const named = element.closest('[data-component]')?.getAttribute('data-component');
    return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}${named ? ` in ${named}` : ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = { at: entry.startTime, what: describe(entry.element), url: entry.url };
  });
  watch('layout-shift', ({ value, startTime, hadRecentInput, sources }) => {
    if (!hadRecentInput)
      seen.shifts.push({
        value,
        at: startTime,
        what: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describe(node)} ${previousRect.y.toFixed(0)}→${currentRect.y.toFixed(0)} px, ${previousRect.height.toFixed(0)}→${currentRect.height.toFixed(0)} high`,
        ),
      });
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, took: duration }));
}

/** Layout shift as browsers report it: the worst window of at most 5 s without a gap of 1 s. */
function shiftOf(shifts) {
  let [worst, sum, first, last] = [0, 0, 0, -Infinity];
  for (const { value, at } of shifts) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Loads a page once and returns its cost: milliseconds from navigation start, bytes as gzip would send them. */
export async function load(context, address) {
  const page = context.pages()[0] ?? (await context.newPage());
  const faults = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !/status of 404/.test(message.text()) && faults.push(`console: ${message.text()}`),
  );
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

  const answers = [];
  let lastMove = Date.now();
  cdp.on('Network.requestWillBeSent', () => (lastMove = Date.now()));
  cdp.on('Network.dataReceived', () => (lastMove = Date.now()));
  page.on('response', (response) => answers.push(response));
  const began = Date.now();
  await page.goto(address, { waitUntil: 'load', timeout: longestMs });
  while (Date.now() - lastMove < quietMs && Date.now() - began < longestMs)
    await new Promise((later) => setTimeout(later, 100));

  const [asked, shown] = [address, page.url()].map((each) => new URL(each).pathname);
  if (shown !== asked) throw new Error(`${asked} leads to ${shown}, which would be measured instead.`);
  const seen = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const resources = performance.getEntriesByType('resource').map((entry) => ({
      name: new URL(entry.name).pathname,
      from: entry.startTime,
      to: entry.responseEnd,
      bytes: entry.encodedBodySize,
      blocks: entry.renderBlockingStatus === 'blocking',
    }));
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
    return {
      ...globalThis.benchSeen,
      paint,
      firstByte: navigation.responseStart,
      document: { bytes: navigation.encodedBodySize, to: navigation.responseEnd },
      resources,
    };
  });
  // The scripts in the page's HTML. Later ones are preloaded by the scripts themselves.
  const sent = await answers[0].text();
  const first = new Set([...sent.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href));
  if (first.size === 0) throw new Error(`${address} does not say which scripts it begins with.`);
  const scripts = [];
  for (const response of answers) {
    const path = new URL(response.url()).pathname;
    if (response.request().resourceType() === 'script' && response.ok())
      scripts.push({ path, bytes: gzipSync(await response.body(), { level: 9 }).length, first: first.has(path) });
  }
  await cdp.detach();
  const sum = (entries) => entries.reduce((total, { bytes }) => total + bytes, 0);
  return {
    lcp: seen.lcp?.at ?? null,
    firstPaint: seen.paint,
    firstByte: seen.firstByte,
    shift: shiftOf(seen.shifts),
    blocked: seen.tasks.reduce((total, { took }) => total + Math.max(0, took - 50), 0),
    scriptThere: Math.max(...seen.resources.filter(({ name }) => first.has(name)).map(({ to }) => to)),
    scriptFirst: sum(scripts.filter(({ first }) => first)),
    scriptLater: sum(scripts.filter(({ first }) => !first)),
    scripts,
    bytes: sum(seen.resources) + seen.document.bytes,
    // Counted by responses: the browser also lists preloads that the page's policy blocks, which send no request.
    requests: answers.length,
    blocking: seen.resources.filter(({ blocks }) => blocks).length,
    faults,
    seen,
  };
}

const ms = (value) => `${(value ?? 0).toFixed(0)} ms`;

/** Where to look first when a page is slow, in lines: the largest paint, what it waited for, what shifted. */
export function slowestOf({ firstByte, firstPaint, lcp, seen }) {
  const before = seen.resources.filter(({ from }) => from < (lcp ?? 0));
  return [
    `first byte ${ms(firstByte)}, first paint ${ms(firstPaint)}, largest paint ${ms(lcp)}: ${seen.lcp?.what ?? 'nothing'}${seen.lcp?.url ? ` (${seen.lcp.url})` : ''}`,
    ...before
      .filter(({ blocks }) => blocks)
      .map(({ name, from, to, bytes }) => `blocks the first paint: ${name}, ${bytes} bytes, ${ms(from)} to ${ms(to)}`),
    ...before
      .toSorted((a, b) => b.to - a.to)
      .slice(0, 3)
      .map(({ name, from, to, bytes }) => `came late: ${name}, ${bytes} bytes, ${ms(from)} to ${ms(to)}`),
    ...seen.tasks
      .toSorted((a, b) => b.took - a.took)
      .slice(0, 2)
      .map(({ at, took }) => `kept the page busy: ${ms(took)} at ${ms(at)}`),
    ...seen.shifts
      .filter(({ value }) => value >= 0.001)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, 4)
      .map(({ value, at, what }) => `moved by ${value.toFixed(3)} at ${ms(at)}: ${what.join('; ')}`),
  ];
}
