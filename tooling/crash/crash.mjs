// Kills the API with SIGKILL in the middle of acknowledged writes and checks for missing ones afterwards; then tries to
// open one data folder twice; then kills the jobs that settle bets and that send reports by email. Every run prints its seed; CRASH_SEED replays it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../bootstrap/ports.mjs';
import { childEnvironment, projectNode, root } from '../bootstrap/runtime.mjs';
import { sendRounds } from './reports.mjs';
import { settleRounds } from './settlements.mjs';

const rounds = Number(process.env.CRASH_ROUNDS ?? 50);
const settlementRounds = Number(process.env.SETTLEMENT_ROUNDS ?? 50);
const reportRounds = Number(process.env.REPORT_ROUNDS ?? 50);
const lockRounds = Number(process.env.LOCK_ROUNDS ?? 20);
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
/** Only ends a hang: how fast a machine is, and what else runs on it, decides nothing. The times are reported. */
const hangLimit = 120_000;
const readyLimitAfter = (ordinaryStart) => Math.max(hangLimit, 2 * ordinaryStart);

let state = seed;
/** Mulberry32: small, good enough to scatter kills, and replayable. */
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

let passed = 0;
let failed = 0;
let skipped = 0;
function expect(holds, what) {
  if (holds) passed += 1;
  else {
    failed += 1;
    console.log(`✕ ${what}`);
  }
}
const note = (text) => console.log(`· ${text}`);

/** Starts the API and resolves once it reports ready; `exit` says how it ended if it did not. */
function launch(env) {
  const began = performance.now();
  const child = spawn(
    projectNode(),
    ['--conditions=@roadside/source', '--disable-warning=ExperimentalWarning', join(root, 'apps/api/src/main.ts')],
    {
      cwd: root,
      env: childEnvironment({
        ROADSIDE_MODE: 'demo',
        ROADSIDE_SCALE: '0.01',
        ROADSIDE_TODAY: '2026-11-18',
        LOG_LEVEL: 'info',
        ...env,
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const exit = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal, output, milliseconds: performance.now() - began })),
  );
  const ready = new Promise((resolve, reject) => {
    const hear = (chunk) => {
      output += chunk;
      if (/"ready":/.test(output)) resolve(performance.now() - began);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    exit.then(({ code }) =>
      reject(new Error(`the api ended with code ${code} before it was ready:\n${output.slice(-1500)}`)),
    );
  });
  ready.catch(() => {});
  return { child, ready, exit };
}

const post = async (base, path, body, token, signal) => {
  const answer = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal,
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
};

async function signIn(base) {
  const { status, body } = await post(base, '/accounts/login/', {
    username: 'executive.demo',
    password: 'roadside-demo',
  });
  if (status !== 200) throw new Error(`sign-in answered ${status}: ${JSON.stringify(body)}`);
  return { token: body.access, links: new Set(body.user.bookmarks.map((bookmark) => bookmark.link)) };
}

/** Writes bookmarks from several connections until the API dies; returns the links it acknowledged. */
async function writeUntilKilled(base, token, round) {
  const acknowledged = [];
  const halt = new AbortController();
  const { promise: begun, resolve: begin } = Promise.withResolvers();
  const writer = async (number) => {
    for (let index = 0; !halt.signal.aborted && index < 500; index++) {
      const link = `/dashboard/lantern?round=${round}&writer=${number}&n=${index}`;
      try {
        const { status } = await post(
          base,
          '/accounts/bookmark/',
          { display: `R${round} ${number}-${index}`, link },
          token,
          AbortSignal.timeout(8000),
        );
        if (status === 200) {
          acknowledged.push(link);
          begin();
        } else if (status === 429) await sleep(50);
        else if (status >= 500) throw new Error(`a write answered ${status}`);
      } catch (error) {
        if (/answered 5/.test(error.message)) throw error;
        return; // connection lost: this write was never acknowledged
      }
    }
  };
  const writers = Promise.all([0, 1, 2, 3].map(writer)).finally(begin);
  return { acknowledged, begun, stop: () => halt.abort(), writers };
}

async function crashRounds(engine, env) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const settings = { ...env, API_PORT: String(port), RATE_LIMITS: 'off' };
  const expected = new Set();
  let acknowledgedTotal = 0;
  let lost = 0;
  const readyTimes = [];
  let api = launch(settings);
  await api.ready;
  api.child.kill('SIGTERM');
  await api.exit;
  api = launch(settings);
  const ordinaryStart = await api.ready;
  const limit = readyLimitAfter(ordinaryStart);
  for (let round = 1; round <= rounds; round++) {
    const { token } = await signIn(base);
    const load = await writeUntilKilled(base, token, round);
    // On a busy machine the first write alone may take longer than any fixed time.
    await load.begun;
    await sleep(random() * 400);
    api.child.kill('SIGKILL');
    await api.exit;
    load.stop();
    await load.writers;
    for (const link of load.acknowledged) expected.add(link);
    acknowledgedTotal += load.acknowledged.length;

    api = launch(settings);
    const milliseconds = await api.ready;
    readyTimes.push(milliseconds);
    const { links } = await signIn(base);
    const missing = [...expected].filter((link) => !links.has(link));
    lost += missing.length;
    expect(
      missing.length === 0,
      `${engine} round ${round}: ${missing.length} acknowledged writes are gone (seed ${seed})`,
    );
    expect(
      milliseconds <= limit,
      `${engine} round ${round}: ready again after ${Math.round(milliseconds)} ms, more than ${Math.round(limit)}`,
    );
  }
  api.child.kill('SIGTERM');
  const end = await api.exit;
  expect(end.code === 0, `${engine}: SIGTERM ended with code ${end.code}, not 0`);
  readyTimes.sort((a, b) => a - b);
  expect(
    acknowledgedTotal >= rounds,
    `${engine}: only ${acknowledgedTotal} writes were acknowledged in ${rounds} rounds; the test did not test`,
  );
  note(
    `${engine}: ${rounds} kills, ${acknowledgedTotal} acknowledged writes, ${lost} lost; ready again after median ${Math.round(readyTimes[Math.floor(readyTimes.length / 2)])} ms, worst ${Math.round(readyTimes.at(-1))} ms, an ordinary start ${Math.round(ordinaryStart)} ms`,
  );
}

async function lockTries(env) {
  const port = await freePort();
  let holder = launch({ ...env, API_PORT: String(port) });
  const limit = readyLimitAfter(await holder.ready);
  const refusals = [];
  for (let attempt = 1; attempt <= lockRounds; attempt++) {
    const second = launch({ ...env, API_PORT: String(await freePort()) });
    const late = sleep(hangLimit, undefined, { ref: false }).then(() => second.child.kill('SIGKILL'));
    const end = await Promise.race([second.exit, late.then(() => second.exit)]);
    refusals.push(end.milliseconds);
    const plain = end.output.split('\n').filter((line) => line.trim() && !line.startsWith('{'));
    expect(
      end.code === 1 &&
        end.milliseconds < hangLimit &&
        plain.length === 1 &&
        /in use|another process|lock/i.test(plain[0]),
      `lock ${attempt}: a second process ended with code ${end.code} after ${Math.round(end.milliseconds)} ms saying ${JSON.stringify(plain)}`,
    );
  }
  const recoveries = [];
  for (let attempt = 1; attempt <= lockRounds; attempt++) {
    holder.child.kill('SIGKILL');
    await holder.exit;
    holder = launch({ ...env, API_PORT: String(port) });
    const recovered = await holder.ready.then(
      (milliseconds) => milliseconds,
      () => null,
    );
    recoveries.push(recovered ?? Number.POSITIVE_INFINITY);
    expect(
      recovered !== null && recovered <= limit,
      `lock ${attempt}: after a kill the stale lock was not recovered in ${Math.round(limit)} ms`,
    );
  }
  holder.child.kill('SIGTERM');
  await holder.exit;
  note(
    `lock: second process refused ${lockRounds} of ${lockRounds} tries, slowest ${Math.round(Math.max(...refusals))} ms; stale lock recovered, slowest ${Math.round(Math.max(...recoveries))} ms`,
  );
}

const settlements = (engine, env) =>
  settleRounds(engine, env, { rounds: settlementRounds, random, expect, note, seed });

const reports = (engine, env) => sendRounds(engine, env, { rounds: reportRounds, random, expect, note, seed });

console.log(`seed ${seed}`);
const folder = mkdtempSync(join(tmpdir(), 'roadside-crash-'));
try {
  await crashRounds('pglite', { ROADSIDE_DATA: join(folder, 'pglite'), DATABASE_URL: '' });
  await lockTries({ ROADSIDE_DATA: join(folder, 'pglite'), DATABASE_URL: '' });
  await settlements('pglite', { ROADSIDE_DATA: join(folder, 'settlements'), DATABASE_URL: '' });
  await reports('pglite', { ROADSIDE_DATA: join(folder, 'reports'), DATABASE_URL: '' });
  if (process.env.DATABASE_TEST_URL) {
    const { makeDatabase } = await import('./throw-away-database.mjs');
    const database = await makeDatabase(process.env.DATABASE_TEST_URL);
    await crashRounds('postgres', { ROADSIDE_DATA: join(folder, 'postgres'), DATABASE_URL: database.url });
    await database.drop();
    const ofBets = await makeDatabase(process.env.DATABASE_TEST_URL);
    await settlements('postgres', { ROADSIDE_DATA: join(folder, 'settlements'), DATABASE_URL: ofBets.url });
    await ofBets.drop();
    const ofReports = await makeDatabase(process.env.DATABASE_TEST_URL);
    await reports('postgres', { ROADSIDE_DATA: join(folder, 'reports'), DATABASE_URL: ofReports.url });
    await ofReports.drop();
  } else {
    skipped += 1;
    note('postgres: skipped, no DATABASE_TEST_URL');
  }
} catch (error) {
  failed += 1;
  console.log(error.stack);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed ? 1 : 0);
