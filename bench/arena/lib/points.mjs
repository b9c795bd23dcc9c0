// Run as a process of its own: computes the points of one day, then of 400 days, of the world in DATABASE_URL or
// ROADSIDE_DATA. Prints one line of JSON. The embedded database runs in this process, so its processor time is included.
import { createRequire } from 'node:module';
import { addDays, dayCount } from '../../../packages/domain/src/calendar/index.ts';
import { parseConfig } from '../../../apps/api/src/platform/config/config.ts';
import { openDatabase } from '../../../apps/api/src/platform/database/open-database.ts';
import { daysWithFacts } from '../../../apps/api/src/modules/points/index.ts';
import { recomputeDays } from '../../../apps/api/src/modules/points/recompute.service.ts';
import { watchCpu } from '../../api/lib/cpu-time.mjs';

const { sql } = createRequire(new URL('../../../apps/api/package.json', import.meta.url))('kysely');
const maxDays = 400;
const config = parseConfig(process.env);
const db = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder: config.dataFolder });
const cpu = config.databaseUrl ? await watchCpu({ pid: process.pid, databaseUrl: config.databaseUrl }) : null;

const found = await daysWithFacts(db.kysely);
if (!found) throw new Error('This world has no facts.');
const to = found.to;
const from = dayCount(found.from, to) > maxDays ? addDays(to, 1 - maxDays) : found.from;
const today = addDays(to, 1);

/** Milliseconds of a recomputation, and the processor time of this process and the database. */
async function measure(range) {
  const work = () => recomputeDays(db, range, { now: new Date(`${today}T12:00:00Z`), today });
  const used = process.cpuUsage();
  const began = performance.now();
  const watched = cpu ? await cpu.during(work) : await work();
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(used);
  return { ms, cpuMs: (user + system) / 1_000 + (watched?.databaseMs ?? 0) };
}

// A settled day would only be compared.
await db.kysely.updateTable('point_settlement').set({ through: null }).execute();
const { drivers, calls } = await db.kysely
  .selectFrom('call')
  .select(({ fn }) => [fn.count('driver_id').distinct().as('drivers'), fn.countAll().as('calls')])
  .where('driver_id', 'is not', null)
  .where('local_day', '>=', from)
  .where('local_day', '<=', to)
  .executeTakeFirstOrThrow();
/** What is stored about the days; computing them again must not change it. */
const fingerprint = async () => {
  const { rows } = await sql`select md5(string_agg(point_day::text, '' order by local_day, driver_id)) as digest
    from point_day where local_day between ${from}::date and ${to}::date`.execute(db.kysely);
  return rows[0].digest;
};
const oneDay = [];
for (let round = 0; round < 5; round++) oneDay.push(await measure({ from: to, to }));
const all = [];
const digests = new Set();
for (let round = 0; round < 3; round++) {
  all.push(await measure({ from, to }));
  digests.add(await fingerprint());
}
process.stdout.write(
  `${JSON.stringify({ drivers: Number(drivers), calls: Number(calls), days: dayCount(from, to), oneDay, all, changed: digests.size - 1 })}\n`,
);
await cpu?.close();
await db.close();
