// Loads the real API with the reads of open dashboards: 50 requests a second on PGlite with the whole demo world, 200
// on PostgreSQL with a million calls. Also measures a dashboard of twelve elements, long lists of people, startup and
// imports. BENCH_REPORT names the report file; BENCH_SECONDS is the length of each load (30); BENCH_ONLY selects from
// pglite, page, postgres, room (only when named), overload (of both engines when none is named), inbox and import;
// BENCH_SCALE sets the size of both worlds, in demo worlds. BENCH_AGAINST compares room with another checkout.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopAll } from '../../tooling/bootstrap/processes.mjs';
import { measureImport } from './lib/import.mjs';
import { measureInbox } from './lib/inbox.mjs';
import { offer, oneByOne, quantile, randomFrom } from './lib/load.mjs';
import { measureOverload } from './lib/overload.mjs';
import { measurePage } from './lib/page.mjs';
import { signInAll } from './lib/people.mjs';
import { bothPaths, callDetailsPages, requestMix, twelveElements } from './lib/requests.mjs';
import { measureRoom, roomLines } from './lib/room.mjs';
import { measureSchedule, p95 } from './lib/schedule.mjs';
import { measureScreens } from './lib/screens.mjs';
import { createSender } from './lib/sender.mjs';
import { countStatements } from './lib/statements.mjs';
import { startWorld, today } from './lib/worlds.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const only = process.env.BENCH_ONLY?.split(',');
const wanted = (part) => !only || only.includes(part);
const rates = { pglite: 50, postgres: 200 };
const seed = 11;
const rounds = 10;
/** The time limit for each kind of screen request, in milliseconds: a list and its counts together take 120. */
const screenGoals = {
  'surveys filtered': 120,
  'survey counts': 120,
  'comments searched': 80,
  'emulated score': 150,
  map: 120,
  'executive report': 250,
  'frozen report': 250,
};

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(3000).then(() => process.exit(130)));

const median = (values) => quantile(values, 0.5);
const byKind = (answers) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, some]) => [kind, some.map(({ ms }) => ms)]),
  );

/** Twelve elements in parallel, as a page requests them; milliseconds until the last has arrived. */
async function together(send, requests) {
  const began = performance.now();
  const answers = await Promise.all(requests.map((request) => send(request)));
  const failed = answers.find(({ status }) => status !== 200);
  if (failed) throw new Error(`An element answered ${failed.status}: ${failed.text.slice(0, 300)}`);
  return performance.now() - began;
}

async function measureEngine(engine) {
  const rate = rates[engine];
  const world = await startWorld(engine);
  if (world.skipped) {
    console.log(`· ${engine}: not measured, ${world.skipped}`);
    return null;
  }
  const { send, close } = createSender(world.url);
  try {
    const people = await signInAll(send);
    const executive = people.find(({ username }) => username === 'executive.demo');
    const asExecutive = (requests) => requests.map((request) => ({ ...request, token: executive.token }));
    const random = randomFrom(seed);
    const next = requestMix({ people, today, random });
    await offer(send, { next, rate: rate / 2, seconds: Math.min(seconds, 8), random });

    const club = executive.places[0];
    const [rollup, raw] = Object.values(bothPaths(club)).map((request) => asExecutive([request]));
    const paths = { rollup: await oneByOne(send, rollup, rounds), raw: await oneByOne(send, raw, rounds) };
    const alone = {
      plain: await oneByOne(
        send,
        asExecutive([{ kind: 'preferences', path: '/accounts/preferences/', body: {} }]),
        20 * rounds,
      ),
      card: await oneByOne(send, asExecutive(twelveElements(club, today).slice(0, 6)), 4 * rounds),
    };
    const callPages = [];
    for (const request of asExecutive(callDetailsPages(club, today))) {
      const { order_by: order = 'sc_dt', page = 1 } = request.body.args;
      const ms = await oneByOne(send, [request], rounds);
      callPages.push(...ms);
      console.log(
        `· ${engine}: call details ${JSON.stringify(request.body.additional_filters)} by ${order}, page ${page}: median ${median(ms).toFixed(0)}, longest ${Math.max(...ms).toFixed(0)} ms`,
      );
    }
    const screens = await measureScreens(send, { token: executive.token, place: club, today, rounds: 5 });
    for (const [kind, ms] of Object.entries(screens))
      console.log(
        `· ${engine}: ${kind}, ${ms.length} alone: median ${median(ms).toFixed(0)}, p95 ${p95(ms).toFixed(0)}, longest ${Math.max(...ms).toFixed(0)} ms`,
      );
    const operator = people.find(({ username }) => username === 'platform.demo');
    const schedule = await measureSchedule(send, { token: operator.token, place: club, today, rounds: 2 * rounds });
    console.log(
      `· ${engine}: schedule of ${schedule.drivers} drivers: ${schedule.shifts} shifts saved in ${median(schedule.saves).toFixed(0)} ms, p95 ${p95(schedule.saves).toFixed(0)}; week read in ${median(schedule.reads).toFixed(0)} ms; day predicted in ${median(schedule.predictions).toFixed(0)} ms, p95 ${p95(schedule.predictions).toFixed(0)}`,
    );
    const twelve = [];
    for (const place of executive.places.slice(0, rounds))
      twelve.push(await together(send, asExecutive(twelveElements(place, today))));
    const statements = world.databaseUrl
      ? await countStatements(world.databaseUrl, () => together(send, asExecutive(twelveElements(club, today))))
      : null;
    const { answers, faults } = await offer(send, { next, rate, seconds, random });
    const all = answers.map(({ ms }) => ms);
    const at = (share) => quantile(all, share);
    console.log(
      `· ${engine}: ${all.length} reads at ${rate} a second, p50 ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)}, p99 ${at(0.99).toFixed(1)} ms, ${faults.length} failed; twelve elements ${median(twelve).toFixed(0)} ms`,
    );
    const page =
      engine === 'pglite' && wanted('page')
        ? await measurePage({
            send,
            apiUrl: world.url,
            folder: world.folder,
            person: executive,
            elements: twelveElements(club, today),
            rounds,
          })
        : null;
    if (page)
      console.log(
        `· the page: first byte ${median(page.map(({ first }) => first)).toFixed(0)} ms, last ${median(page.map(({ last }) => last)).toFixed(0)} ms`,
      );
    return {
      rate,
      at,
      all,
      faults,
      kinds: byKind(answers),
      alone,
      callPages,
      screens,
      schedule,
      paths,
      twelve,
      statements,
      page,
      startMs: world.startMs,
      known: world.known,
    };
  } finally {
    close();
    await world.stop();
  }
}

/** Ten times the sustainable rate. Sockets are not limited: people do not wait for each other either. */
async function measureFlood(engine) {
  const world = await startWorld(engine, { rateLimits: 'off' });
  if (world.skipped) {
    console.log(`· ${engine}: overload not measured, ${world.skipped}`);
    return null;
  }
  const { send, close } = createSender(world.url, { maxSockets: Number.POSITIVE_INFINITY });
  try {
    const people = await signInAll(send);
    const random = randomFrom(seed);
    const { token } = people.find(({ username }) => username === 'executive.demo');
    const probe = () => ({ kind: 'preferences', path: '/accounts/preferences/', body: {}, token });
    const measured = await measureOverload(send, {
      next: requestMix({ people, today, random }),
      probe,
      seconds: Math.min(seconds, 20),
      random,
    });
    const { rate, p50, p99, shed, shedP99, broken, perSecond, recoveryMs } = measured;
    console.log(
      `· ${engine} overload: ${rate} a second go well; of ${10 * rate} a second ${perSecond.toFixed(0)} answered, p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms; ${(100 * shed).toFixed(1)}% refused, p99 ${shedP99.toFixed(0)} ms; ${broken} broken; over after ${recoveryMs.toFixed(0)} ms`,
    );
    return measured;
  } finally {
    close();
    await world.stop();
  }
}

const seen = {};
const flooded = {};
if (wanted('overload')) {
  const named = only?.filter((part) => part === 'pglite' || part === 'postgres') ?? [];
  for (const engine of named.length > 0 ? named : ['pglite', 'postgres']) flooded[engine] = await measureFlood(engine);
}
const onlyOverload = only?.includes('overload') === true;
for (const engine of ['pglite', 'postgres'])
  if (wanted(engine) && !onlyOverload) seen[engine] = await measureEngine(engine);
const imported = wanted('import') ? await measureImport() : null;
if (imported)
  console.log(
    `· import: ${imported.rowsPerSecond} rows a second of ${imported.isReal ? "the county's export" : 'a made export'}`,
  );

const room = only?.includes('room') ? await measureRoom() : {};
const inbox = wanted('inbox') ? await measureInbox({ rounds }) : null;
for (const [kind, ms] of Object.entries(inbox?.alone ?? {}))
  console.log(
    `· ${kind}: ${inbox.there.requests} open requests and ${inbox.there.drivers} drivers: first page alone p50 ${median(ms).toFixed(0)}, p95 ${p95(ms).toFixed(0)} ms; screen's first byte p50 ${median(inbox.pages[kind].map(({ first }) => first)).toFixed(0)}, p95 ${p95(inbox.pages[kind].map(({ first }) => first)).toFixed(0)} ms, last ${median(inbox.pages[kind].map(({ last }) => last)).toFixed(0)} ms, ${inbox.pages[kind][0].bytes} bytes`,
  );

const names = { pglite: 'PGlite', postgres: 'PostgreSQL' };
const inboxNames = { inbox: '5,000 open requests', profiles: '10,000 driver profiles' };
/** One line of the report; a skipped measurement has no value. */
const line = (what, unit, value, { goal, gate, engines = Object.keys(names) } = {}) => ({
  what,
  unit,
  values: Object.fromEntries(
    engines
      .filter((engine) => seen[engine])
      .map((engine) => [names[engine], value(seen[engine])])
      .filter(([, measure]) => Number.isFinite(measure)),
  ),
  ...(goal && { goal }),
  ...(gate && { gate }),
});
const floodLine = (what, unit, value, options = {}) => ({
  what,
  unit,
  values: Object.fromEntries(
    Object.entries(flooded)
      .filter(([, flood]) => flood)
      .map(([engine, flood]) => [names[engine], value(flood)]),
  ),
  ...options,
});
/** The limit for the p99 of answered reads at ten times the rate, in milliseconds, per engine. */
const floodLimits = { pglite: 4_000, postgres: 2_000 };
const floodRatio = Math.max(
  0,
  ...Object.entries(flooded).flatMap(([engine, flood]) => (flood ? [flood.p99 / floodLimits[engine]] : [])),
);
const measured = Object.values(seen).filter(Boolean);
const worst = (value) => Math.max(0, ...measured.map(value));
const kinds = [...new Set(measured.flatMap((each) => Object.keys(each.kinds)))];

const report = {
  name: 'api',
  about: `Reads of open dashboards by seven people, sent when they are due for ${seconds} s, on PGlite with 160,000 calls and on PostgreSQL with a million. Milliseconds from the moment a request is due to its last byte.`,
  columns: Object.values(names),
  lines: [
    line('requests a second', '', ({ rate }) => rate),
    line('p50', 'ms', ({ at }) => at(0.5)),
    line('p95', 'ms', ({ at }) => at(0.95), { engines: ['postgres', 'pglite'], goal: { limit: 60 } }),
    line('p99', 'ms', ({ at }) => at(0.99), {
      goal: { limit: 250 },
      gate: {
        what: 'at most 25 times a card alone: whoever comes waits for few before him',
        ratio: worst(({ at, alone }) => at(0.99) / median(alone.card)),
        limit: 25,
      },
    }),
    line('failed', '', ({ faults }) => faults.length, {
      gate: { what: 'no read may fail', ratio: worst(({ faults }) => faults.length), limit: 0 },
    }),
    line('twelve elements at once, all there', 'ms', ({ twelve }) => median(twelve), { goal: { limit: 500 } }),
    line('page of twelve elements, first byte', 'ms', ({ page }) => median((page ?? []).map(({ first }) => first)), {
      engines: ['pglite'],
      goal: { limit: 100 },
    }),
    line('page of twelve elements, last byte', 'ms', ({ page }) => median((page ?? []).map(({ last }) => last)), {
      engines: ['pglite'],
      goal: { limit: 500 },
    }),
    line('statements for twelve elements', '', ({ statements }) => statements, {
      engines: ['postgres'],
      gate: { what: 'at most five for each', ratio: worst(({ statements }) => (statements ?? 0) / 12), limit: 5 },
    }),
    line('one read by key, alone', 'ms', ({ alone }) => median(alone.plain)),
    line('a card of the club, alone', 'ms', ({ alone }) => median(alone.card)),
    line(
      'a page of Call Details of the club with its count, alone, p95',
      'ms',
      ({ callPages }) => quantile(callPages, 0.95),
      {
        engines: ['postgres', 'pglite'],
        goal: { limit: 80 },
      },
    ),
    ...Object.entries(screenGoals).map(([kind, limit]) =>
      line(`${kind} of the club, alone, p95`, 'ms', ({ screens }) => p95(screens[kind]), {
        engines: ['postgres', 'pglite'],
        goal: { limit },
      }),
    ),
    line('a save of 300 shifts of the club, alone, p95', 'ms', ({ schedule }) => p95(schedule.saves), {
      engines: ['postgres', 'pglite'],
      goal: { limit: 150 },
    }),
    line('a week of the club’s schedule, alone', 'ms', ({ schedule }) => median(schedule.reads)),
    line('the forecast of a day of the club, alone, p95', 'ms', ({ schedule }) => p95(schedule.predictions), {
      engines: ['postgres', 'pglite'],
      goal: { limit: 100 },
    }),
    line('twelve months of the club from roll-ups, alone', 'ms', ({ paths }) => median(paths.rollup), {
      gate: {
        what: 'at most half of counting the calls themselves',
        ratio: worst(({ paths }) => median(paths.rollup) / median(paths.raw)),
        limit: 0.5,
      },
    }),
    line('the same from the calls, alone', 'ms', ({ paths }) => median(paths.raw)),
    ...kinds.map((kind) => line(`p95 of ${kind}`, 'ms', (each) => quantile(each.kinds[kind] ?? [], 0.95))),
    floodLine('overload: a second that go well', '', ({ rate }) => rate),
    floodLine('overload: answered p99 at ten times that', 'ms', ({ p99 }) => p99, {
      gate: { what: 'at most 4 s on PGlite, 2 s on PostgreSQL', ratio: floodRatio, limit: 1 },
    }),
    floodLine('overload: refused', '%', ({ shed }) => 100 * shed),
    floodLine('overload: refused p99', 'ms', ({ shedP99 }) => shedP99),
    floodLine('overload: neither answered nor refused', '', ({ broken }) => broken, {
      gate: {
        what: 'every request is answered or refused',
        ratio: Math.max(0, ...Object.values(flooded).map((flood) => flood?.broken ?? 0)),
        limit: 0,
      },
    }),
    floodLine('overload: until all is as before', 'ms', ({ recoveryMs }) => recoveryMs, { goal: { limit: 1_000 } }),
    ...Object.entries(inbox?.alone ?? {}).flatMap(([kind, ms]) => [
      {
        what: `the first page of ${inboxNames[kind]}, alone, p95`,
        unit: 'ms',
        values: { PostgreSQL: p95(ms) },
        goal: { limit: 60 },
      },
      {
        what: `the screen of ${inboxNames[kind]}, first byte, p95`,
        unit: 'ms',
        values: { PostgreSQL: p95(inbox.pages[kind].map(({ first }) => first)) },
        goal: { limit: 200 },
      },
    ]),
    ...roomLines(room),
    line('start on a world that is there', 'ms', ({ startMs, known }) => (known ? startMs : Number.NaN)),
    ...(imported
      ? [{ what: 'imported rows a second (goal: 5,000 or more)', unit: '', values: { PGlite: imported.rowsPerSecond } }]
      : []),
  ].filter(({ values }) => Object.keys(values).length > 0),
};
for (const { faults } of measured) for (const fault of faults.slice(0, 20)) console.log(`· ${fault}`);
writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(report, null, 2));
await stopAll(3000);
