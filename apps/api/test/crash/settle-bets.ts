// Run by tooling/crash: settles what an earlier process left, checks it, places 1,000 more bets and settles those too,
// until it is killed. One line of JSON per step.
import { parseConfig } from '../../src/platform/config/config.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { silentLog } from '../../src/platform/testing/silent-log.ts';
import { fillSmallClub } from '../../src/platform/testing/small-club.ts';
import { bookieJobs } from '../../src/modules/bookie/bookie.jobs.ts';
import { post, sumBooks } from '../../src/modules/ledger/index.ts';
import { sql } from 'kysely';

const betsOfRound = 1_000;
const config = parseConfig(process.env);
const say = (step: object) => process.stdout.write(`${JSON.stringify(step)}\n`);

/** Bets of a quarter that is over: half of them win. */
async function placeBets(db: Database, driver: { readonly employee: number; readonly organization: number }) {
  await db.kysely.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into bet (id, employee_id, driver_id, metric, level, points_bet, need_to_beat, chance, made_on, made_at,
        period_from, period_to)
      select gen_random_uuid(), ${driver.employee}, ${driver.organization}, 'points', 2, 1, n, 0.5, '2026-05-01',
        '2026-05-01T12:00:00Z', '2026-04-01', '2026-06-30'
      from generate_series(${-betsOfRound / 2}::integer, ${betsOfRound / 2 - 1}::integer) as n
      returning id`.execute(trx);
    const booking = { at: new Date(), by: null };
    const round = rows[0]?.id ?? '';
    const entryOf = { driverId: driver.employee, amount: betsOfRound };
    await post(
      trx,
      [
        { id: `award:${round}`, kind: 'campaign_award', ...entryOf },
        { id: `allocation:${round}`, kind: 'bet_allocation', ...entryOf },
        ...rows.map(({ id }) => ({
          id: `bet:${id}:stake`,
          kind: 'bet_stake' as const,
          driverId: driver.employee,
          amount: 1,
        })),
      ],
      booking,
    );
  });
}

const countOpen = async (db: Database) => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from bet where status = 'CURRENT'`.execute(
    db.kysely,
  );
  return rows[0]?.n ?? 0;
};

/** Bets whose ledger entries aren't exactly those of how they ended, and the sum of all accounts. */
async function findFaults(db: Database) {
  const { rows } = await sql<{ bets: number; wrong: number }>`
    select count(*)::integer as bets, count(*) filter (where status <> 'FINISHED'
      or reward_earned <> case when need_to_beat < 0 then points_bet * level else 0 end
      or coalesce(paid, 0) <> reward_earned or entries <> 1 + (reward_earned > 0)::integer)::integer as wrong
    from bet left join (
      select split_part(id, ':', 2) as bet_id, count(*) as entries,
        sum(amount) filter (where kind = 'bet_reward') as paid
      from ledger_entry where id like 'bet:%' group by 1
    ) as booked on booked.bet_id = bet.id::text`.execute(db.kysely);
  const sum = [...(await sumBooks(db.kysely)).values()].reduce((total, amount) => total + amount, 0);
  return { bets: rows[0]?.bets ?? 0, wrong: rows[0]?.wrong ?? 0, sum };
}

async function readDriver(db: Database) {
  const find = () =>
    db.kysely
      .selectFrom('employee')
      .select(['id as employee', 'organization_id as organization'])
      .where('position_type', '=', 'driver')
      .orderBy('id')
      .executeTakeFirst();
  if (!(await find())) await fillSmallClub(db);
  const driver = await find();
  if (!driver) throw new Error('The small club has no driver.');
  return driver;
}

const db = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder: config.dataFolder });
await migrate(db);
const driver = await readDriver(db);
const [job] = bookieJobs(config);
if (!job) throw new Error('The bookie has no job.');
const settle = () =>
  job.run(
    {},
    {
      db,
      now: () => new Date('2026-11-20T12:00:00Z'),
      log: silentLog,
      signal: new AbortController().signal,
      jobs: { enqueue: async () => {} },
    },
  );

const left = await countOpen(db);
await settle();
say({ step: 'checked', left, ...(await findFaults(db)) });
await placeBets(db, driver);
say({ step: 'settling' });
const began = performance.now();
await settle();
say({ step: 'settled', milliseconds: performance.now() - began });
// Killed by then, or now: nothing is left to do.
setInterval(() => {}, 60_000);
