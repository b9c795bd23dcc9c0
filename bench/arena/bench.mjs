// The Arena. Points of the whole demo world (420 drivers, 400 days) and of one day, on both engines; the leaderboard of
// 10,000 drivers and 50 bets at once, on PostgreSQL; settling 1,000 bets, on both. BENCH_REPORT names the report file;
// BENCH_ONLY selects from points, board, bets and settlement; BENCH_SCALE sizes the world of the points, in demo worlds.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run, stopAll } from '../../tooling/bootstrap/processes.mjs';
import { startPostgres } from '../../tooling/bootstrap/postgres.mjs';
import { projectNode } from '../../tooling/bootstrap/runtime.mjs';
import { startSettling } from '../../tooling/crash/settlements.mjs';
import { watchCpu } from '../api/lib/cpu-time.mjs';
import { quantile } from '../api/lib/load.mjs';
import { startWorld, today } from '../api/lib/worlds.mjs';
import { ask, withDatabase } from '../chat/lib/club.mjs';
import { fillBoard } from './lib/board.mjs';

const only = process.env.BENCH_ONLY?.split(',');
const wanted = (part) => !only || only.includes(part);
const scale = Number(process.env.BENCH_SCALE) || 1;
const password = 'roadside-demo';
const quarterStart = '2026-10-01';
const drivers = 10_000;
const bettors = 50;
const engines = { PostgreSQL: 'postgres', PGlite: 'pglite' };

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(3000).then(() => process.exit(130)));

/** Computes points in a process of its own, without the API beside it. */
async function computePoints(engine) {
  const world = await startWorld(engine, { scale, name: `arena-${engine}-${scale}` });
  if (world.skipped) return null;
  if (engine === 'postgres') await world.kill();
  else await world.stop();
  const { code, output } = await run(
    projectNode(),
    [
      '--conditions=@roadside/source',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'lib/points.mjs'),
    ],
    { env: { ...world.env, DATABASE_URL: world.databaseUrl ?? '' } },
  );
  if (engine === 'postgres') await world.stop();
  if (code !== 0) throw new Error(`The points could not be computed: ${output.slice(-1_000)}`);
  return JSON.parse(output.trim().split('\n').at(-1));
}

/** A call; one that the overload guard turns away is sent again, as a browser does, and counted by `onBusy`. */
async function performanceCall(world, token, body, { headers, onBusy } = {}) {
  for (;;) {
    try {
      return await ask(world.url, '/performance/', body, token, headers);
    } catch (error) {
      if (error.status !== 503) throw error;
      onBusy?.();
      await wait(250);
    }
  }
}

/** Each reader opens the board once while nothing is cached, then everybody reads a page or the rows around them. */
async function readBoard(world, tokens) {
  const cpu = await watchCpu({ pid: world.pid, databaseUrl: world.databaseUrl });
  const read = async (token, wish) => {
    const began = performance.now();
    await performanceCall(world, token, { purpose: 'leaderboard', ...wish });
    return performance.now() - began;
  };
  const first = await read(tokens[0], { around: true });
  const wishes = [{ around: true }, { page: 1 }, { page: 3 }, { search: 'Marsh' }, { min_level: 5, max_level: 9 }];
  const ms = [];
  const used = await cpu.during(async () => {
    for (let round = 0; round < 6; round++)
      for (const [index, token] of tokens.entries())
        ms.push(await read(token, wishes[(index + round) % wishes.length]));
  });
  await cpu.close();
  return { first, ms, apiMs: used.apiMs / ms.length, databaseMs: used.databaseMs / ms.length };
}

/** Bets whose stake was booked once. */
const countBets = ({ databaseUrl }) =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select count(*)::integer as n from bet join ledger_entry on ledger_entry.id = 'bet:' || bet.id || ':stake'`,
    );
    return rows[0].n;
  });

/** Everybody places a bet at the same moment, several times. */
async function placeBets(world, tokens) {
  const cpu = await watchCpu({ pid: world.pid, databaseUrl: world.databaseUrl });
  let turnedAway = 0;
  const bet = async (token) => {
    const began = performance.now();
    await performanceCall(
      world,
      token,
      { purpose: 'create_bet', metric: 'points', level: 2, points_bet: 1 },
      { headers: { 'idempotency-key': randomUUID() }, onBusy: () => turnedAway++ },
    );
    return performance.now() - began;
  };
  // The first bets also compute everybody's odds.
  await Promise.all(tokens.map(bet));
  turnedAway = 0;
  const before = await countBets(world);
  const ms = [];
  const rounds = 5;
  const used = await cpu.during(async () => {
    for (let round = 0; round < rounds; round++) ms.push(...(await Promise.all(tokens.map(bet))));
  });
  await cpu.close();
  const stored = (await countBets(world)) - before;
  return {
    ms,
    turnedAway,
    apiMs: used.apiMs / rounds,
    databaseMs: used.databaseMs / rounds,
    wrong: Math.abs(stored - ms.length),
  };
}

/** The board's club with its signed-in drivers; `{ skipped }` without PostgreSQL. */
async function openClub() {
  const options = {
    name: 'arena-board',
    scale: 0.05,
    rateLimits: 'off',
    env: { BET_COOL_OFF_HOURS: '0', BET_MAX_STAKE: '1000' },
  };
  const made = await startWorld('postgres', options);
  if (made.skipped) return made;
  const people = await fillBoard(made.databaseUrl, { drivers, bettors, from: quarterStart, to: today });
  // The API has cached the organization tree without the new drivers.
  await made.stop();
  const world = await startWorld('postgres', options);
  const tokens = [];
  for (const { username } of people)
    tokens.push((await ask(world.url, '/accounts/login/', { username, password })).access);
  return { world, tokens };
}

/** Milliseconds in which one job settles 1,000 bets, and how many of them aren't settled exactly once. */
async function settle(env) {
  const settling = startSettling(env);
  try {
    const { milliseconds } = await settling.step('settled');
    await settling.kill();
    const checking = startSettling(env);
    const { wrong, sum } = await checking.step('checked');
    await checking.kill();
    return { milliseconds, wrong: wrong + Math.abs(sum) };
  } finally {
    await settling.kill();
  }
}

async function settleBoth() {
  const folder = mkdtempSync(join(tmpdir(), 'roadside-bench-'));
  const server = await startPostgres();
  try {
    return {
      ...(server.skipped ? {} : { PostgreSQL: await settle({ DATABASE_URL: server.url, ROADSIDE_DATA: folder }) }),
      PGlite: await settle({ DATABASE_URL: '', ROADSIDE_DATA: folder }),
    };
  } finally {
    if (!server.skipped) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const median = (values) => quantile(values, 0.5);
const byEngine = (found, pick) =>
  Object.fromEntries(Object.entries(found).flatMap(([name, value]) => (value ? [[name, pick(value)]] : [])));
const line = (what, unit, values, more = {}) => ({ what, unit, values, ...more });
/** A count that decides: the bench fails unless it is 0 everywhere. */
const none = (what, values) =>
  line(what, '', values, { gate: { what: `${what}: none`, ratio: Math.max(...Object.values(values)), limit: 0 } });
const lines = [];

if (wanted('points')) {
  const found = {};
  for (const [name, engine] of Object.entries(engines)) found[name] = await computePoints(engine);
  const known = found.PostgreSQL ?? found.PGlite;
  const about = `points of ${known.drivers} drivers, ${known.days} days, ${known.calls} calls`;
  // The embedded engine may take twice as long, so each has its own line.
  for (const [name, limit] of [
    ['PostgreSQL', 5_000],
    ['PGlite', 10_000],
  ])
    if (found[name])
      lines.push(line(about, 'ms', { [name]: median(found[name].all.map(({ ms }) => ms)) }, { goal: { limit } }));
  lines.push(
    line(
      'of it processor time',
      'ms',
      byEngine(found, ({ all }) => median(all.map(({ cpuMs }) => cpuMs))),
    ),
    line(
      'points of one day',
      'ms',
      byEngine(found, ({ oneDay }) => median(oneDay.map(({ ms }) => ms))),
      { goal: { limit: 300 } },
    ),
    line(
      'of it processor time',
      'ms',
      byEngine(found, ({ oneDay }) => median(oneDay.map(({ cpuMs }) => cpuMs))),
    ),
    none(
      'times that computing again changed points',
      byEngine(found, ({ changed }) => changed),
    ),
  );
}
if (wanted('board') || wanted('bets')) {
  const club = await openClub();
  if (!club.skipped) {
    const { world, tokens } = club;
    const board = wanted('board') ? await readBoard(world, tokens) : null;
    const bets = wanted('bets') ? await placeBets(world, tokens) : null;
    await world.stop();
    const postgres = (what, unit, value, more) => line(what, unit, { PostgreSQL: value }, more);
    if (board)
      lines.push(
        postgres(`leaderboard of ${drivers} drivers, p95`, 'ms', quantile(board.ms, 0.95), { goal: { limit: 40 } }),
        postgres('processor time of the API for a read', 'ms', board.apiMs),
        postgres('and of the database', 'ms', board.databaseMs),
        postgres('the first read after a point has changed', 'ms', board.first),
      );
    if (bets)
      lines.push(
        postgres(`${bettors} bets at once, p95`, 'ms', quantile(bets.ms, 0.95), { goal: { limit: 150 } }),
        postgres('processor time of the API for them', 'ms', bets.apiMs),
        postgres('and of the database', 'ms', bets.databaseMs),
        postgres('bets that an overloaded server put off', '', bets.turnedAway),
        none('bets lost, or booked twice', { PostgreSQL: bets.wrong }),
      );
  }
}
if (wanted('settlement')) {
  const found = await settleBoth();
  lines.push(
    line(
      '1,000 bets settled by one job',
      'ms',
      byEngine(found, ({ milliseconds }) => milliseconds),
    ),
    none(
      'bets not settled exactly once',
      byEngine(found, ({ wrong }) => wrong),
    ),
  );
}

writeFileSync(
  process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'),
  JSON.stringify(
    {
      about: `The Arena: points of a demo world times ${scale}; ${drivers} drivers on one board.`,
      columns: Object.keys(engines),
      lines,
    },
    null,
    2,
  ),
);
await stopAll(3000);
