// Run by tooling/crash: sends what an earlier process left, checks it, makes all reports by email due again and sends
// those too, until it is killed. One line of JSON per step.
import { sql } from 'kysely';
import { emailJobs } from '../../src/modules/email/email.jobs.ts';
import { sendDueSubscriptions } from '../../src/modules/subscriptions/subscriptions.jobs.ts';
import { tellRefused } from '../../src/modules/subscriptions/tell-refused.ts';
import { parseConfig } from '../../src/platform/config/config.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { silentLog } from '../../src/platform/testing/silent-log.ts';
import { fillSmallClub } from '../../src/platform/testing/small-club.ts';

const config = parseConfig(process.env);
const say = (step: object) => process.stdout.write(`${JSON.stringify(step)}\n`);
const reports = 24;
/** Longer than an email is leased to the process that sends it. */
const laterMs = 15 * 60_000;

/** Reports of a dashboard with one table, by turns for the executive and for a station. */
async function subscribe(db: Database): Promise<void> {
  await fillSmallClub(db);
  await sql`with board as (
      insert into dashboard (name, owner_employee_id, position, icon, data_target, created_at, updated_at)
      select 'Numbers', id, 1, '', 'PSP', now(), now() from employee where position_type = 'executive' returning id, owner_employee_id),
    element as (
      insert into dashboard_element (dashboard_id, name, title, position, chart_type, time_type, metrics, relation, request, filters)
      select id, 'calls', 'Calls', 1, 'table', 'This_Month', array['count_calls'], 'self', '{}', '{}' from board),
    shared as (
      insert into dashboard_share (dashboard_id, employee_id)
      select board.id, employee.id from board, employee where position_type = 'station-admin'),
    made as (
      insert into subscription (owner_id, dashboard_id, name, every, weekday, month_day, time, time_zone, next_at, created_at)
      select owner_employee_id, id, 'Report ' || n, 'daily', 1, 1, '07:00', 'UTC', now() + interval '1 day', now()
      from board, generate_series(1, ${reports}::integer) as n returning id, owner_id)
    insert into subscription_receiver (subscription_id, employee_id)
    select made.id, case when made.id % 2 = 0 then made.owner_id else station.id end
    from made, employee as station where station.position_type = 'station-admin'`.execute(db.kysely);
}

/** How many emails each report has, and how many of all still wait. */
async function count(db: Database) {
  const { rows } = await sql<{ least: number; most: number; waiting: number }>`
    select min(n)::integer as least, max(n)::integer as most,
      (select count(*)::integer from outbox_mail where state <> 'sent') as waiting
    from (select subscription.id, count(outbox_mail.id) as n from subscription
      left join outbox_mail on outbox_mail.subject like subscription.name || ':%' group by 1) as each`.execute(
    db.kysely,
  );
  return rows[0] ?? { least: 0, most: 0, waiting: 0 };
}

const db = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder: config.dataFolder });
await migrate(db);
const { rows: known } = await sql`select from subscription limit 1`.execute(db.kysely);
if (known.length === 0) await subscribe(db);
const sendJob = emailJobs(config, tellRefused).find(({ kind }) => kind === 'email.send');
if (!sendJob) throw new Error('The reports need a mail service.');

/** Makes what is due, and sends it. */
async function sendAll(offsetMs: number): Promise<void> {
  const context = {
    db,
    now: () => new Date(Date.now() + offsetMs),
    log: silentLog,
    signal: new AbortController().signal,
    jobs: { enqueue: async () => {} },
  };
  await sendDueSubscriptions(config, context, () => null);
  await sendJob?.run({}, context);
}

const { rows: due } = await sql<{ n: number }>`
  select count(*)::integer as n from subscription where next_at <= now()`.execute(db.kysely);
await sendAll(laterMs);
say({ step: 'checked', left: due[0]?.n ?? 0, reports, ...(await count(db)) });
await sql`update subscription set next_at = now() - interval '1 minute'`.execute(db.kysely);
say({ step: 'sending' });
const began = performance.now();
await sendAll(0);
say({ step: 'sent', milliseconds: performance.now() - began });
// Killed by then, or now: nothing is left to do.
setInterval(() => {}, 60_000);
