// Training on PostgreSQL. 500 drivers watch a video, with a heartbeat every 15 s each; a file of 1 GB arrives although
// its connection breaks ten times. BENCH_REPORT names the report file; BENCH_ONLY selects from heartbeats and upload;
// BENCH_DRIVERS and BENCH_SECONDS (500, 60) size the first, BENCH_UPLOAD_MB (1,000) the second; BENCH_SCALE sizes the
// world, in demo worlds.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopAll } from '../../tooling/bootstrap/processes.mjs';
import { quantile } from '../api/lib/load.mjs';
import { startWorld } from '../api/lib/worlds.mjs';
import { ask, withDatabase } from '../chat/lib/club.mjs';
import { brokenUpload } from './lib/broken-upload.mjs';

const only = process.env.BENCH_ONLY?.split(',');
const wanted = (part) => !only || only.includes(part);
const drivers = Number(process.env.BENCH_DRIVERS ?? 500);
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const uploadBytes = Number(process.env.BENCH_UPLOAD_MB ?? 1_000) * 1_000_000;
const beatSeconds = 15;
const password = 'roadside-demo';
const module = 'Winter readiness';

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(3000).then(() => process.exit(130)));

const training = (world, token, body) => ask(world.url, '/training/', body, token);

/** Seconds of processor time that a process has used, all threads together. */
const processorSeconds = (pid) => {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) | /);
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const megabytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;

/** Drivers with an account each, on the first video of a module, whose file lasts an hour here. */
async function openVideos(world) {
  const people = await withDatabase(world.databaseUrl, async (client) => {
    await client.query('update training_file set length_seconds = 3600 where kind = $1', ['video']);
    await client.query(
      `insert into account (employee_id, username, password_hash)
      select e.id, 'training.' || e.id, (select password_hash from account where username = 'driver.demo')
      from employee e where e.active and e.position_type = 'driver'
        and not exists (select 1 from account a where a.employee_id = e.id)
      order by e.id limit $1`,
      [drivers],
    );
    const { rows } = await client.query(
      `select a.username from account a join employee e on e.id = a.employee_id
      where a.username like 'training.%' and e.active order by a.employee_id limit $1`,
      [drivers],
    );
    return rows;
  });
  const opened = [];
  for (const { username } of people) {
    const { access: token } = await ask(world.url, '/accounts/login/', { username, password });
    const { must, may, done } = await training(world, token, { purpose: 'get_lessons' });
    const { id } = [...must, ...may, ...done].find(({ title }) => title === module);
    const { module: lesson } = await training(world, token, { purpose: 'get_lesson', module_id: id });
    const at = { module_id: id, page_id: lesson.pages[0].id };
    const { session_id } = await training(world, token, { purpose: 'open_page', ...at });
    opened.push({ token, at, session_id });
  }
  return opened;
}

/** Two rounds of heartbeats that aren't counted: a server that just started compiles its code in them. */
const warmSeconds = 2 * beatSeconds;
const idleSeconds = 20;
/** Share of a core that the server takes without requests: jobs, and the timers of its streams. */
async function idleShare(world) {
  const before = processorSeconds(world.pid);
  await wait(idleSeconds * 1_000);
  return (processorSeconds(world.pid) - before) / idleSeconds;
}

/** Share of a core that the heartbeats take, and how long each takes. */
async function measureHeartbeats(world) {
  const opened = await openVideos(world);
  const idle = await idleShare(world);
  const began = performance.now();
  let before = 0;
  let measuredFrom = 0;
  const warm = wait(warmSeconds * 1_000).then(() => {
    before = processorSeconds(world.pid);
    measuredFrom = performance.now();
  });
  const ms = [];
  let refused = 0;
  let turnedAway = 0;
  const watch = async ({ token, at, session_id }, index) => {
    // Spread evenly: people don't press play at the same moment.
    await wait((index / opened.length) * beatSeconds * 1_000);
    for (let beat = 1; performance.now() - began < (warmSeconds + seconds) * 1_000; beat++) {
      const position = (performance.now() - began) / 1_000;
      const asked = performance.now();
      const reply = await training(world, token, {
        purpose: 'heartbeat',
        ...at,
        session_id,
        beat,
        played: [[0, position]],
        position,
        hidden: false,
      }).catch((error) => {
        // An overloaded server turns requests away; the next heartbeat carries what this one did.
        if (!String(error).includes(' answered 503')) throw error;
        return null;
      });
      ms.push(performance.now() - asked);
      if (reply === null) turnedAway++;
      else if (reply.problem !== null) refused++;
      await wait(beatSeconds * 1_000 - (performance.now() - asked));
    }
  };
  await Promise.all([warm, ...opened.map(watch)]);
  const elapsed = (performance.now() - measuredFrom) / 1_000;
  const core = (processorSeconds(world.pid) - before) / elapsed;
  return { ms, refused, turnedAway, idle, people: opened.length, core };
}

/** Megabytes above idle while a broken upload arrives, and whether it arrives whole. */
async function measureUpload(world) {
  const { access: token } = await ask(world.url, '/accounts/login/', { username: 'station-admin.demo', password });
  const idle = megabytes(world.pid);
  let most = idle;
  const timer = setInterval(() => (most = Math.max(most, megabytes(world.pid))), 50);
  const sent = await brokenUpload({ url: world.url, token, bytes: uploadBytes, breaks: 10 });
  clearInterval(timer);
  const stored = await withDatabase(world.databaseUrl, async (client) => {
    const { rows } = await client.query('select sha256, byte_count from training_file where name = $1', [sent.name]);
    return rows[0];
  });
  const file = createHash('sha256')
    .update(readFileSync(join(world.folder, 'files', sent.name.slice(0, 2), sent.name)))
    .digest('hex');
  return { above: most - idle, breaks: sent.breaks, whole: stored.sha256 === sent.sha256 && file === sent.sha256 };
}

const scale = Number(process.env.BENCH_SCALE) || 0.05;
const world = await startWorld('postgres', { rateLimits: 'off', scale, name: `training-${scale}` });
if (world.skipped) {
  writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(world));
  process.exit(0);
}
const beats = wanted('heartbeats') ? await measureHeartbeats(world) : null;
const upload = wanted('upload') ? await measureUpload(world) : null;
await world.stop();

const line = (what, unit, value, more = {}) => ({ what, unit, values: { PostgreSQL: value }, ...more });
const none = (what, value) => line(what, '', value, { gate: { what: `${what}: none`, ratio: value, limit: 0 } });
const report = {
  about: `Training on PostgreSQL, a demo world times ${scale}.`,
  columns: ['PostgreSQL'],
  lines: [
    ...(beats
      ? [
          line(`${beats.people} drivers, a heartbeat every ${beatSeconds} s: of one core`, '%', 100 * beats.core, {
            goal: { limit: 5 },
          }),
          line('of it, what the server takes when idle', '%', 100 * beats.idle),
          line('a heartbeat, p95', 'ms', quantile(beats.ms, 0.95)),
          line('heartbeats turned away by an overloaded server', '', beats.turnedAway),
          none('heartbeats refused', beats.refused),
        ]
      : []),
    ...(upload
      ? [
          line(`${uploadBytes / 1_000_000} MB, broken ${upload.breaks} times: above idle`, 'MB', upload.above, {
            goal: { limit: 100 },
          }),
          none('uploads that arrive changed', upload.whole ? 0 : 1),
        ]
      : []),
  ],
};
writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(report, null, 2));
await stopAll(3000);
