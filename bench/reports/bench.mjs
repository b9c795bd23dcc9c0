// Reports by email: 500 subscriptions that are due at once, of 200 different reports, each a PDF and an Excel file, until
// the mail server has the last; then again with two API processes, of which one is killed half-way; then usage over 2.5
// million visits. Without PostgreSQL or a Chromium it is skipped. BENCH_REPORT names the report file; BENCH_ONLY selects
// from email and usage; BENCH_SUBSCRIPTIONS is how many reports.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureChromium } from '../../tooling/bootstrap/chromium.mjs';
import { stopAll } from '../../tooling/bootstrap/processes.mjs';
import { startApi } from '../../tooling/bootstrap/stack.mjs';
import { openMailSink } from '../../tooling/crash/mail-sink.mjs';
import { watchCpu } from '../api/lib/cpu-time.mjs';
import { startWorld } from '../api/lib/worlds.mjs';
import { quantile } from '../api/lib/load.mjs';
import { ask, withDatabase } from '../chat/lib/club.mjs';
import { countMade, countUnsent, makeDue, passLeases, subscribe, wrongCounts } from './lib/subscriptions.mjs';
import { fillVisits } from './lib/visits.mjs';

const count = Number(process.env.BENCH_SUBSCRIPTIONS) || 500;
const subjects = Math.min(count, Math.round(count * 0.4));
const limitSeconds = 300;
const only = process.env.BENCH_ONLY?.split(',');
const wanted = (part) => !only || only.includes(part);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(3000).then(() => process.exit(130)));

const report = (found) =>
  writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(found, null, 2));

/** Waits until nothing is due anymore. @throws if a report couldn't be made */
async function allMade({ databaseUrl }) {
  while ((await countMade(databaseUrl)) < count) await wait(250);
  const failed = await countUnsent(databaseUrl);
  if (failed > 0) throw new Error(`${failed} reports couldn’t be made.`);
}

/** Seconds until the mail server has all reports that are due now. */
async function sendAll(world, sink, total) {
  const began = performance.now();
  await makeDue(world.databaseUrl);
  await allMade(world);
  await sink.reached(total);
  return (performance.now() - began) / 1000;
}

/** Kills the process that makes the reports half-way; another finishes them. */
async function sendWithKill(world, sink, total) {
  const began = performance.now();
  await makeDue(world.databaseUrl);
  while ((await countMade(world.databaseUrl)) < count / 2) await wait(100);
  const second = await startApi({ env: world.env });
  await world.kill();
  await allMade(world);
  await passLeases(world.databaseUrl);
  await sink.reached(total);
  const seconds = (performance.now() - began) / 1000;
  second.child.kill('SIGTERM');
  await second.child.finished;
  return seconds;
}

const line = (what, unit, value, more = {}) => ({ what, unit, values: { PostgreSQL: value }, ...more });
const none = (what, value) => line(what, '', value, { gate: { what: `${what}: none`, ratio: value, limit: 0 } });

/** Sends all, and again with a kill. @returns the lines of the report */
async function measureEmail(world, sink) {
  const made = await subscribe(world.databaseUrl, { count, subjects });
  if (made.subscriptions !== count || made.subjects !== subjects) throw new Error(`Made ${JSON.stringify(made)}.`);
  await withDatabase(world.databaseUrl, (client) => client.query(`delete from outbox_mail`));
  const cpu = await watchCpu({ pid: world.pid, databaseUrl: world.databaseUrl });
  let seconds = 0;
  const used = await cpu.during(async () => (seconds = await sendAll(world, sink, count)));
  await cpu.close();
  console.log(`· ${count} reports in ${seconds.toFixed(0)} s`);
  const killed = await sendWithKill(world, sink, 2 * count);
  const lost = await wrongCounts(world.databaseUrl, 2);
  const times = [...sink.taken.values()];
  return [
    line(`${count} reports out`, 's', seconds, { goal: { limit: limitSeconds } }),
    line('processor time of the API', 's', used.apiMs / 1000),
    line('and of the database', 's', used.databaseMs / 1000),
    line('out, with the process that makes them killed half-way', 's', killed, { goal: { limit: limitSeconds } }),
    none('reports lost, or made twice', lost),
    none('emails that arrived more than twice', times.filter((each) => each > 2).length),
    line('emails that arrived twice after the kill', '', times.filter((each) => each === 2).length),
  ];
}

/** Usage as an Admin reads it: by every group, for a year of months, a quarter of weeks and a month of days. */
async function measureUsage(world) {
  const visits = await fillVisits(world.databaseUrl);
  const { access } = await ask(world.url, '/accounts/login/', { username: 'platform.demo', password: 'roadside-demo' });
  const spans = [
    ['month', '2025-12-01', '2026-11-19'],
    ['week', '2026-08-20', '2026-11-19'],
    ['day', '2026-10-20', '2026-11-19'],
  ];
  const ms = [];
  for (let round = 0; round < 10; round++)
    for (const grouping of ['position_type', 'facility_type', 'organization', 'page'])
      for (const [time_type, from, to] of spans) {
        const began = performance.now();
        const parameters = { grouping, time_type, from, to };
        await ask(world.url, '/onboarding/usage/', { slug: 'lantern', parameters }, access);
        ms.push(performance.now() - began);
      }
  const paths = [];
  for (let round = 0; round < 20; round++) {
    const began = performance.now();
    await ask(world.url, '/onboarding/ga/', { purpose: 'paths', slug: 'lantern' }, access);
    paths.push(performance.now() - began);
  }
  return [
    line(`usage over ${visits} visits, p95`, 'ms', quantile(ms, 0.95), { goal: { limit: 100 } }),
    line('and median', 'ms', quantile(ms, 0.5)),
    line('paths, funnels and who stopped coming, p95', 'ms', quantile(paths, 0.95), { goal: { limit: 100 } }),
  ];
}

const { path: chromium } = await ensureChromium();
const sink = await openMailSink();
const options = {
  name: 'reports',
  scale: 0.05,
  rateLimits: 'off',
  env: {
    PDF_CHROMIUM: chromium ?? '',
    SMTP_URL: sink.url,
    MAIL_FROM: 'reports@club.example',
    PUBLIC_URL: 'https://roadside.club.example',
  },
};
const world = chromium ? await startWorld('postgres', options) : { skipped: 'there is no Chromium' };
if (world.skipped) report({ skipped: world.skipped });
else {
  // The kill ends this world's process, so usage comes first.
  const usage = wanted('usage') ? await measureUsage(world) : [];
  const email = wanted('email') ? await measureEmail(world, sink) : [];
  await world.stop();
  report({
    about: `${count} reports by email due at once, ${subjects} different PDFs, and usage, on PostgreSQL.`,
    columns: ['PostgreSQL'],
    lines: [...email, ...usage],
  });
}
await sink.close();
await stopAll(3000);
