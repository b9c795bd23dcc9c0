import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import { sessionsChannel } from '../../platform/auth/authenticator.ts';
import type { Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openPostgres } from '../../platform/database/postgres/open-postgres.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { fillSmallClub, password } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { createTestDatabase, serverUrl } from '../../platform/testing/test-postgres.ts';
import { recomputeDirty, recomputeRollups } from '../metrics/rollups.ts';
import { firstDay, insertOrganizations, lastDay, plainCall, replaceFacts } from '../metrics/testing/fact-world.ts';
import { reportsHandlers as handlers } from './reports.handlers.ts';
import { runCall } from './testing/run-call.ts';

const metrics = ['paid_call_count', 'ata_avg', 'overall_sat_avg'];
const limit = { timeout: 120_000 };

/** Two processes of an installation: each has its own connections and its own memory. */
function twoProcesses() {
  const open: Database[] = [];
  let drop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const created = await createTestDatabase();
    drop = created.drop;
    for (let process = 0; process < 2; process++)
      open.push(openPostgres({ url: created.url, statementTimeoutMs: 0, poolSize: 4 }));
    await migrate(open[0] as Database);
  });
  afterAll(async () => {
    for (const db of open) await db.close();
    await drop?.();
  });
  return () => open as [Database, Database];
}

describe.skipIf(serverUrl() === undefined)('what two processes keep in memory (PostgreSQL)', () => {
  describe('goals and sums', () => {
    const processes = twoProcesses();
    let tree: OrganizationTree;
    beforeAll(async () => {
      const [db] = processes();
      await insertOrganizations(db);
      tree = await loadOrganizationTree(db);
      await replaceFacts(db, {
        calls: Array.from({ length: 40 }, (_, index) => plainCall(index + 1, '2026-03-20', index % 2 === 0 ? 20 : 21)),
        passes: [],
        surveys: [],
      });
      await recomputeRollups(db, { from: firstDay, to: lastDay });
    });

    const readsOf = (db: Database) =>
      Promise.all(
        ['club', 'club-psp'].flatMap((slug) => [
          runCall(
            handlers,
            calls.dashboardData.card,
            { db, tree, today: '2026-03-26', organization: 'club' },
            { metrics, time_type: 'This_Month' },
            { chart_type: 'card', slug },
          ),
          runCall(
            handlers,
            calls.dashboardData.table,
            { db, tree, today: '2026-03-26', organization: 'club' },
            { metrics, time_type: 'This_Month', relation: 'children' },
            { chart_type: 'table', slug },
          ),
        ]),
      );
    /** The same database without any memory. */
    const unremembered = (db: Database): Database => ({ ...db, kysely: db.kysely.withoutPlugins() });

    const change = fc.oneof(
      fc.record({ kind: fc.constant('goal' as const), green: fc.integer({ min: 1, max: 90 }), from: fc.nat(1) }),
      fc.record({ kind: fc.constant('calls' as const), call: fc.integer({ min: 1, max: 40 }), from: fc.nat(1) }),
      fc.record({ kind: fc.constant('no goals' as const), from: fc.nat(1) }),
    );
    async function make(db: Database, made: typeof change extends fc.Arbitrary<infer Value> ? Value : never) {
      if (made.kind === 'goal')
        await db.kysely
          .insertInto('metric_goal')
          .values({
            organization_id: tree.bySlug('club')?.id ?? 0,
            facility_type: null,
            metric_id: 'paid_call_count',
            green: made.green,
            yellow: made.green - 1,
            start_day: '2026-01-01',
            end_day: null,
            created_by: null,
            created_at: new Date('2026-03-01T00:00:00Z'),
          })
          .execute();
      else if (made.kind === 'no goals') await db.kysely.deleteFrom('metric_goal').execute();
      else {
        await sql`update call set clear_code = case when clear_code = 'P1' then 'X9' else 'P1' end where id = ${made.call}`.execute(
          db.kysely,
        );
        await sql`insert into rollup_dirty (station_id, local_day) select station_id, local_day from call where id = ${made.call}
          on conflict do nothing`.execute(db.kysely);
        await recomputeDirty(db);
      }
    }

    it(
      'are those of the database in the next request of each process, whichever of them made the change',
      limit,
      async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
            for (const made of changes) {
              const db = processes()[made.from] as Database;
              // Reads that race with the change may see either state, but must not keep the old one.
              await Promise.all([make(db, made), ...processes().map(readsOf)]);
              const [first, second, truth] = await Promise.all([
                ...processes().map(readsOf),
                readsOf(unremembered(processes()[0])),
              ]);
              expect(first).toEqual(truth);
              expect(second).toEqual(truth);
            }
          }),
          { numRuns: 12 },
        );
      },
    );
  });

  describe('rights', () => {
    const processes = twoProcesses();
    const apis: TestApi[] = [];
    let eve = 0;
    let seesClub = true;
    let places: Readonly<Record<string, number>> = {};
    beforeAll(async () => {
      const [first, second] = processes();
      const club = await fillSmallClub(first);
      eve = club.employeeIds['eve.executive'];
      places = club.organizationIds;
      apis.push(await openTestApi(first), await openTestApi(second));
      await apis[0]?.ask(calls.accounts.login, { username: 'eve.executive', password });
    });
    afterAll(async () => {
      for (const api of apis) await api.close();
    });

    /** Resolves once both processes have been told of a change of rights made by `work`. */
    async function toldAfter(work: () => Promise<unknown>) {
      const told = processes().map((db) => {
        const heard = Promise.withResolvers<void>();
        return { heard: heard.promise, stop: db.listen(sessionsChannel, () => heard.resolve()) };
      });
      const stops = await Promise.all(told.map(({ stop }) => stop));
      await work();
      await Promise.all(told.map(({ heard }) => heard));
      await Promise.all(stops.map((stop) => stop()));
    }

    /** A token issued after the latest change of rights, which ended all earlier ones. */
    async function newToken(): Promise<string> {
      const [db] = processes();
      const { id, account_id, token_version } = await db.kysely
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select(['session.id', 'session.account_id', 'account.token_version'])
        .where('account.employee_id', '=', eve)
        .executeTakeFirstOrThrow();
      const [api] = apis as [TestApi];
      return api.services.tokens.sign(
        { sessionId: id, accountId: account_id, tokenVersion: token_version, seeingId: null },
        api.services.now(),
      );
    }

    async function statusesOf(token: string): Promise<number[][]> {
      const elements = [{ chart_type: 'card', body: { metrics } }];
      return Promise.all(
        apis.map(async (api) => [
          (
            await api.ask(
              calls.dashboardData.card,
              { metrics },
              { token, params: { chart_type: 'card', slug: 'club' } },
            )
          ).status,
          (await api.ask(calls.dashboardData.elements, { purpose: 'elements', slug: 'club', elements }, { token }))
            .status,
        ]),
      );
    }

    const everywhere = (status: number) => [
      [status, status],
      [status, status],
    ];

    it('are those of the database in the next request, whatever is in memory', limit, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.nat(1), { minLength: 1, maxLength: 6 }), async (changedBy) => {
          for (const process of changedBy) {
            const before = await newToken();
            seesClub = !seesClub;
            const rights = seesClub
              ? { position_type: 'executive', organization_id: places['club'] ?? 0 }
              : { position_type: 'dispatcher', permissions: [], organization_id: places['north'] ?? 0 };
            await toldAfter(() =>
              (processes()[process] as Database).kysely
                .updateTable('employee')
                .set(rights)
                .where('id', '=', eve)
                .execute(),
            );
            expect(await statusesOf(before)).toEqual(everywhere(401));
            expect(await statusesOf(await newToken())).toEqual(everywhere(seesClub ? 200 : 403));
          }
        }),
        { numRuns: 8 },
      );
    });
  });
});
