// Room: the processor time one request takes, in the API and in the database, on PostgreSQL with a million calls.
// BENCH_AGAINST names another checkout of this repository. Both then serve copies of one world on one server, in turns,
// so that the shares are comparable however busy the machine is.
import { createRequire } from 'node:module';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startKeptPostgres } from '../../../tooling/bootstrap/postgres.mjs';
import { root } from '../../../tooling/bootstrap/runtime.mjs';
import { watchCpu } from './cpu-time.mjs';
import { randomFrom } from './load.mjs';
import { signInAll } from './people.mjs';
import { asOnePage, requestMix, twelveElements } from './requests.mjs';
import { createSender } from './sender.mjs';
import { scales, startWorld, today } from './worlds.mjs';

const { Client } = createRequire(join(root, 'apps/api/package.json'))('pg');
const seed = 23;
const atOnce = 8;
const rounds = 6;
/** An API that uses less than this share of a core has finished its background work. */
const quietShare = 0.03;
const copy = 'room';

/** Sends requests, `atOnce` at a time; throws on the first that fails. */
async function sendAll(send, requests) {
  const waiting = [...requests];
  const sendNext = async () => {
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      const { status, text } = await send(request);
      if (status !== 200 || text.startsWith('{"errors"'))
        throw new Error(`${request.kind} answered ${status}: ${text.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
}

/** What is measured: each gives the requests of one round and how many units (requests or pages) they are. */
function loadsFor(people, hasPages) {
  const executive = people.find(({ username }) => username === 'executive.demo');
  const by = (request) => ({ ...request, token: executive.token });
  const places = executive.places;
  const mixOf = (round) => {
    const next = requestMix({ people, today, random: randomFrom(seed + round) });
    return Array.from({ length: 400 }, next);
  };
  const cardsOf = () =>
    places
      .flatMap((place) => twelveElements(place, today).slice(0, 6))
      .slice(0, 240)
      .map(by);
  const pages = places.slice(0, 20).map((place) => twelveElements(place, today));
  return {
    'read of open dashboards': (round) => ({ requests: mixOf(round), units: 400 }),
    card: () => ({ requests: cardsOf(), units: Math.min(240, 6 * places.length) }),
    'page of twelve elements': () => ({
      requests: (hasPages ? pages.flatMap(asOnePage) : pages.flat()).map(by),
      units: pages.length,
    }),
  };
}

/** Waits until an API no longer works through its jobs. */
async function untilQuiet(cpu, wait = 3_000) {
  for (;;) {
    const began = performance.now();
    const { apiMs, databaseMs } = await cpu.during(() => new Promise((done) => setTimeout(done, wait)));
    if ((apiMs + databaseMs) / (performance.now() - began) < quietShare) return;
  }
}

/** Starts the API of a checkout on a database. */
async function startIn(checkout, databaseUrl, folder) {
  const { startApi } = await import(pathToFileURL(join(checkout, 'tooling/bootstrap/stack.mjs')).href);
  mkdirSync(folder, { recursive: true });
  const { child, address } = await startApi({
    env: {
      ROADSIDE_MODE: 'demo',
      ROADSIDE_DATA: folder,
      ROADSIDE_TODAY: today,
      ROADSIDE_SCALE: String(scales.postgres),
      DATABASE_URL: databaseUrl,
      API_PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const { send, close } = createSender(address.url);
  const cpu = await watchCpu({ pid: child.pid, databaseUrl });
  await untilQuiet(cpu);
  const people = await signInAll(send);
  const hasPages = existsSync(join(checkout, 'apps/api/src/modules/reports/several-elements.service.ts'));
  return {
    send,
    cpu,
    loads: loadsFor(people, hasPages),
    stop: async () => {
      close();
      await cpu.close();
      child.kill('SIGTERM');
      await child.finished;
    },
  };
}

/** Copies the world into a database of its own, once. */
async function copyWorld(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [copy]);
    if (rows.length > 0) return;
    // A database that somebody is connected to can't be copied, so this connects to another one.
    const other = new URL(url);
    other.pathname = '/template1';
    const copier = new Client({ connectionString: other.href });
    await client.end();
    await copier.connect();
    await copier.query(`create database ${copy} template postgres`);
    await copier.end();
  } finally {
    await client.end().catch(() => undefined);
  }
}

function meanOf(some) {
  const mean = (part) => some.reduce((sum, each) => sum + each[part], 0) / some.length;
  return { apiMs: mean('apiMs'), databaseMs: mean('databaseMs') };
}

/**
 * Processor time per unit of each load, in milliseconds, by checkout: `{ here, against }`. The other checkout creates
 * the world, because a database can only be migrated forward. Empty without a PostgreSQL.
 */
export async function measureRoom() {
  const against = process.env.BENCH_AGAINST ? resolve(process.env.BENCH_AGAINST) : null;
  const maker = against ? await import(pathToFileURL(join(against, 'bench/api/lib/worlds.mjs')).href) : { startWorld };
  const world = await maker.startWorld('postgres');
  if (world.skipped) {
    console.log(`· room: not measured, ${world.skipped}`);
    return {};
  }
  await world.stop();
  const server = await startKeptPostgres(join(world.folder, 'server'));
  const stops = [server.stop];
  try {
    if (against) await copyWorld(server.url);
    const ours = new URL(server.url);
    if (against) ours.pathname = `/${copy}`;
    const sides = { here: await startIn(root, ours.href, join(world.folder, against ? 'room' : 'here')) };
    stops.unshift(sides.here.stop);
    if (against) {
      sides.against = await startIn(against, server.url, world.folder);
      stops.unshift(sides.against.stop);
    }
    const times = {};
    for (const what of Object.keys(sides.here.loads)) {
      times[what] = Object.fromEntries(Object.keys(sides).map((side) => [side, []]));
      for (let round = 0; round <= rounds; round++)
        for (const [side, { send, cpu, loads }] of Object.entries(sides)) {
          const { requests, units } = loads[what](round);
          const { apiMs, databaseMs } = await cpu.during(() => sendAll(send, requests));
          // The first round warms up.
          if (round > 0) times[what][side].push({ apiMs: apiMs / units, databaseMs: databaseMs / units });
        }
    }
    return Object.fromEntries(
      Object.entries(times).map(([what, bySide]) => [
        what,
        Object.fromEntries(Object.entries(bySide).map(([side, some]) => [side, meanOf(some)])),
      ]),
    );
  } finally {
    for (const stop of stops) await stop();
  }
}

/** Loads whose elements share their statements and sums; lists of single calls and surveys share nothing. */
const shared = new Set(['card', 'page of twelve elements']);
const msOf = ({ apiMs, databaseMs }) => apiMs + databaseMs;

/** The lines of the report; also prints the parts of each. */
export function roomLines(room) {
  return Object.entries(room).map(([what, sides]) => {
    for (const [side, ms] of Object.entries(sides))
      console.log(
        `· room ${side}: a ${what} takes ${msOf(ms).toFixed(2)} ms of processor time, ${ms.apiMs.toFixed(2)} in the api and ${ms.databaseMs.toFixed(2)} in the database`,
      );
    const { here, against } = sides;
    return {
      what: `room: processor time of a ${what}${against ? `, of ${msOf(against).toFixed(1)} in the other checkout` : ''}`,
      unit: 'ms',
      values: { PostgreSQL: msOf(here) },
      ...(against &&
        shared.has(what) && {
          gate: { what: 'at most half of the other checkout', ratio: msOf(here) / msOf(against), limit: 0.5 },
        }),
    };
  });
}
