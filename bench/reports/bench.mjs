// Reports by email: 500 subscriptions that are due at once, of 200 different reports, each a PDF and an Excel file, until
// the mail server has the last; then again with two API processes, of which one is killed half-way. Without PostgreSQL or
// a Chromium it is skipped. BENCH_REPORT names the report file; BENCH_SUBSCRIPTIONS is how many.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureChromium } from '../../tooling/bootstrap/chromium.mjs';
import { stopAll } from '../../tooling/bootstrap/processes.mjs';
import { startApi } from '../../tooling/bootstrap/stack.mjs';
import { openMailSink } from '../../tooling/crash/mail-sink.mjs';
import { watchCpu } from '../api/lib/cpu-time.mjs';
import { startWorld } from '../api/lib/worlds.mjs';
import { withDatabase } from '../chat/lib/club.mjs';
import { countMade, makeDue, passLeases, subscribe, wrongCounts } from './lib/subscriptions.mjs';

const count = Number(process.env.BENCH_SUBSCRIPTIONS) || 500;
const subjects = Math.min(count, Math.round(count * 0.4));
const limitSeconds = 300;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(3000).then(() => process.exit(130)));

const report = (found) =>
  writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(found, null, 2));

/** Seconds until the mail server has all reports that are due now. */
async function sendAll(world, sink, total) {
  const began = performance.now();
  await makeDue(world.databaseUrl);
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
  while ((await countMade(world.databaseUrl)) < count) await wait(500);
  await passLeases(world.databaseUrl);
  await sink.reached(total);
  const seconds = (performance.now() - began) / 1000;
  second.child.kill('SIGTERM');
  await second.child.finished;
  return seconds;
}

const { path: chromium } = await ensureChromium();
const sink = await openMailSink();
const world = chromium
  ? await startWorld('postgres', {
      name: 'reports',
      scale: 0.05,
      env: {
        PDF_CHROMIUM: chromium,
        SMTP_URL: sink.url,
        MAIL_FROM: 'reports@club.example',
        PUBLIC_URL: 'https://roadside.club.example',
      },
    })
  : { skipped: 'there is no Chromium' };
if (world.skipped) report({ skipped: world.skipped });
else {
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
  await world.stop();
  const line = (what, unit, value, more = {}) => ({ what, unit, values: { PostgreSQL: value }, ...more });
  const none = (what, value) => line(what, '', value, { gate: { what: `${what}: none`, ratio: value, limit: 0 } });
  report({
    about: `${count} reports by email due at once, ${subjects} different PDFs, on PostgreSQL.`,
    columns: ['PostgreSQL'],
    lines: [
      line(`${count} reports out`, 's', seconds, { goal: { limit: limitSeconds } }),
      line('processor time of the API', 's', used.apiMs / 1000),
      line('and of the database', 's', used.databaseMs / 1000),
      line('out, with the process that makes them killed half-way', 's', killed, { goal: { limit: limitSeconds } }),
      none('reports lost, or made twice', lost),
      none('emails that arrived more than twice', times.filter((each) => each > 2).length),
      line('emails that arrived twice after the kill', '', times.filter((each) => each === 2).length),
    ],
  });
}
await sink.close();
await stopAll(3000);
