import { randomUUID } from 'node:crypto';
import { calls } from '@roadside/contract/calls';
import type { Bank, Books, StatementLine } from '@roadside/contract/schemas';
import type { SandboxBehavior } from '@roadside/domain/arena';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';
import { post } from '../ledger/index.ts';
import { createSandbox } from '../payments/index.ts';
import { bookingOf } from './booking-of.ts';
import { payApproved } from './pay-withdrawals.ts';

const { homepage, performance } = calls;

describeEachEngine('the bank', (open) => {
  const { api, club, as, signInAgain } = signedInClub(open);
  const now = () => new Date(api.clock);
  beforeAll(async () => {
    await open()
      .kysely.transaction()
      .execute((trx) =>
        post(trx, [{ id: 'award', kind: 'season_award', driverId: club.employeeIds['dan.driver'], amount: 900 }], {
          at: now(),
          by: null,
        }),
      );
  });

  interface Reply {
    readonly banks: readonly Bank[];
    readonly statement: readonly StatementLine[];
    readonly books: Books | null;
    readonly total_rows: number;
    readonly next_cursor: string | null;
  }
  const read = async (name: PersonName, fields: object = {}): Promise<Reply> =>
    (await api.send('/performance/', JSON.stringify({ purpose: 'get_bank', ...fields }), as(name)))
      .body as unknown as Reply;
  const act = (name: PersonName, action: string, data: object) =>
    api.send('/performance/', JSON.stringify({ purpose: 'create_bank_action', action, data }), {
      ...as(name),
      headers: { 'idempotency-key': randomUUID() },
    });
  const own = async () => (await read('dan.driver')).banks[0] as Bank;
  const ask = async (amount: number) => {
    const { status, body } = await act('dan.driver', 'withdrawal_request', { amount });
    expect(status).toBe(200);
    const id = (body['bank'] as Bank).allocations.find(({ state }) => state === 'pending')?.id;
    if (id === undefined) throw new Error('no request');
    return id;
  };
  const pay = (behavior: SandboxBehavior = 'pay') =>
    payApproved(open(), createSandbox(open().kysely, { now, behavior }), { now });
  const stateOf = async (id: string) => (await own()).allocations.find((each) => each.id === id);

  test('moves points to the betting balance, never more than there are', async () => {
    expect((await act('dan.driver', 'bet_allocation', { amount: 100 })).status).toBe(200);
    expect(await own()).toMatchObject({ available: 800, play_points: 100, pending_payment_amount: 0, balance: 900 });
    const { status, body } = await act('dan.driver', 'bet_allocation', { amount: 801 });
    expect([status, body['fields']]).toEqual([409, { 'data.amount': 'You don’t have that many reward points.' }]);
    expect((await act('ada.admin', 'bet_allocation', { amount: 1 })).status).toBe(403);
  });

  const payoutsNow = async (name: PersonName) =>
    (
      (await api.ask(homepage.getNow, { purpose: 'get_now' }, as(name))).body['items'] as { readonly kind: string }[]
    ).filter(({ kind }) => kind === 'payout');
  const toldOfPayouts = async () => {
    const { rows } = await sql<{ rings: number }>`select rings from notification
      where kind = 'payout' and employee_id = ${club.employeeIds['dan.driver']}`.execute(open().kysely);
    return rows[0]?.rings ?? 0;
  };

  test('a payout waits for somebody else, is approved once, and is paid once', async () => {
    const id = await ask(200);
    expect(await own()).toMatchObject({ available: 600, pending_payment_amount: 200, play_points: 100 });
    expect((await act('dan.driver', 'withdrawal_request', { amount: 601 })).status).toBe(409);
    expect((await act('dan.driver', 'approve_withdrawal', { id })).status).toBe(403);
    expect((await act('eve.executive', 'approve_withdrawal', { id })).status).toBe(403);
    expect(await payoutsNow('ada.admin')).toMatchObject([{ amount: 1 }]);
    for (const name of ['dan.driver', 'eve.executive'] as const) expect(await payoutsNow(name)).toEqual([]);
    const listed = (await read('ada.admin')).banks[0];
    expect(listed).toMatchObject({ display_name: 'Dan Driver', pending_payment_amount: 200 });
    expect(listed?.allocations).toMatchObject([{ id, state: 'pending', can_decide: true }]);
    // What it pays was settled when it was asked for, whatever a point is worth today.
    await sql`update withdrawal set amount_cents = 7 where id = ${id}::uuid`.execute(open().kysely);
    expect((await read('ada.admin')).banks[0]?.allocations).toMatchObject([{ id, amount: 200, amount_cents: 7 }]);
    await sql`update withdrawal set amount_cents = ${listed?.allocations[0]?.amount_cents ?? 0} where id = ${id}::uuid`.execute(
      open().kysely,
    );
    expect((await act('ada.admin', 'approve_withdrawal', { id })).status).toBe(200);
    expect(await payoutsNow('ada.admin')).toEqual([]);
    expect(await toldOfPayouts()).toBe(1);
    const again = await act('ada.admin', 'reject_withdrawal', { id, reason: 'No' });
    expect([again.status, again.body['detail']]).toEqual([409, 'Ada Admin already decided this payout.']);
    expect(await stateOf(id)).toMatchObject({
      state: 'approved',
      decided_by: 'Ada Admin',
      pending_payment_amount: 200,
    });
    // It is asked for until it is paid.
    expect(await own()).toMatchObject({ available: 600, pending_payment_amount: 200, balance: 900 });
    await pay();
    await pay();
    expect(await stateOf(id)).toMatchObject({ state: 'paid', reference: expect.stringMatching(/^SB-/) as string });
    expect((await own()).years).toEqual([{ year: 2026, paid_cents: 20_000, reportable: false }]);
    expect(await own()).toMatchObject({ available: 600, pending_payment_amount: 0, balance: 700 });
    expect((await stateOf(id))?.pending_payment_amount).toBe(0);
  });

  test.each([
    ['pay', 0],
    ['refuse', 30],
  ] as const)('a payout that left the pending purse when it was approved: %s', async (behavior, returned) => {
    const { available } = await own();
    const id = await ask(30);
    await act('ada.admin', 'approve_withdrawal', { id });
    await open()
      .kysely.transaction()
      .execute((trx) =>
        post(trx, [bookingOf(id, 'withdrawal_approved', club.employeeIds['dan.driver'], 30)], { at: now(), by: null }),
      );
    await pay(behavior);
    expect(await own()).toMatchObject({ available: available - 30 + returned, pending_payment_amount: 0 });
    // The rest of the tests go on with what there was.
    await open()
      .kysely.transaction()
      .execute((trx) =>
        returned === 30
          ? Promise.resolve(new Set<string>())
          : post(
              trx,
              [{ id: `back:${id}`, kind: 'season_award', driverId: club.employeeIds['dan.driver'], amount: 30 }],
              {
                at: now(),
                by: null,
              },
            ),
      );
    await sql`delete from withdrawal where id = ${id}::uuid`.execute(open().kysely);
  });

  test('a denied payout returns with its reason', async () => {
    const id = await ask(50);
    expect((await act('ada.admin', 'reject_withdrawal', { id, reason: 'Call me first' })).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: 'rejected', reason: 'Call me first' });
    expect((await own()).available).toBe(600);
  });

  test.each(['refuse', 'time-out', 'late-success', 'duplicate-callback'] as const)(
    'a payment service that answers with %s pays at most once',
    async (behavior) => {
      const before = await own();
      const id = await ask(10);
      await act('ada.admin', 'approve_withdrawal', { id });
      await pay(behavior);
      const first = await stateOf(id);
      if (behavior === 'refuse') {
        expect(first).toMatchObject({ state: 'failed', reason: 'The sandbox refused this payment.' });
        expect(await own()).toMatchObject({ available: before.available, pending_payment_amount: 0 });
        return;
      }
      if (behavior !== 'duplicate-callback') {
        expect(first).toMatchObject({ state: 'approved', reason: expect.stringContaining('didn’t answer') as string });
        expect((await own()).pending_payment_amount).toBe(10);
      }
      api.clock += 120_000;
      await pay();
      await pay();
      expect(await stateOf(id)).toMatchObject({ state: 'paid', reason: null });
      expect(await own()).toMatchObject({ available: before.available - 10, pending_payment_amount: 0 });
    },
  );

  test('flags a year past the reporting threshold', async () => {
    const id = await ask(400);
    await act('ada.admin', 'approve_withdrawal', { id });
    await pay();
    expect((await own()).years).toMatchObject([{ year: 2026, reportable: true }]);
    // What campaigns paid counts toward the same year's total.
    const [before] = (await own()).years;
    const { rows } = await sql<{
      id: number;
    }>`insert into training_campaign (organization_id, title, starts_at, ends_at,
        created_at, updated_at)
      values (${club.organizationIds['club'] ?? 0}, 'Paid', '2026-11-01', '2026-11-30', now(), now()) returning id`.execute(
      open().kysely,
    );
    const paid = (employee: number, status: string, sent: string | null) =>
      sql`insert into campaign_payment (campaign_id, employee_id, amount_cents, status, created_at, sent_at)
        values (${rows[0]?.id}, ${employee}, 2500, ${status}, '2026-11-10', ${sent})
        on conflict (campaign_id, employee_id) do update set status = excluded.status, sent_at = excluded.sent_at`.execute(
        open().kysely,
      );
    await paid(club.employeeIds['dan.driver'], 'failed', null);
    expect((await own()).years).toEqual([before]);
    await paid(club.employeeIds['dan.driver'], 'success', '2026-11-10T15:00:00Z');
    expect((await own()).years[0]?.paid_cents).toBe((before?.paid_cents ?? 0) + 2_500);
    // An Admin sees them beside every driver.
    const { banks } = await read('ada.admin');
    expect(banks.map(({ display_name, years }) => [display_name, years])).toEqual([
      ['Dan Driver', (await own()).years],
      ['Dee Driver', []],
    ]);
  });

  test('shows a driver the own bank only, and an Admin every bank and balanced books', async () => {
    const dee = club.organizationIds['dee'] ?? 0;
    const asked = (name: PersonName, driver_id: number) =>
      api.ask(performance.getBank, { purpose: 'get_bank', driver_id }, as(name));
    expect((await asked('dan.driver', dee)).status).toBe(403);
    expect((await asked('sam.station', dee)).status).toBe(403);
    expect((await asked('ada.admin', dee)).status).toBe(200);
    expect((await asked('ada.admin', 999_999)).status).toBe(404);
    expect((await read('dan.driver')).books).toBeNull();
    const all = await read('ada.admin', { rows_per_page: 1 });
    expect(all).toMatchObject({ total_rows: 2, books: { sum: 0 } });
    const rest = await read('ada.admin', { rows_per_page: 1, cursor: all.next_cursor });
    expect([...all.banks, ...rest.banks].map(({ display_name }) => display_name)).toEqual(['Dan Driver', 'Dee Driver']);
    expect((await read('ada.admin', { search: 'dee' })).total_rows).toBe(1);
  });

  test('an Admin asks for someone who left, another one approves, and bets stay bets', async () => {
    const db = open().kysely;
    const [dee, driver_id] = [club.employeeIds['dee.driver'], club.organizationIds['dee'] ?? 0];
    const work = (active: boolean) => sql`update employee set active = ${active} where id = ${dee}`.execute(db);
    await db.transaction().execute((trx) =>
      post(
        trx,
        [
          { id: 'dees award', kind: 'season_award', driverId: dee, amount: 70 },
          { id: 'dees stakes', kind: 'bet_allocation', driverId: dee, amount: 20 },
          { id: 'dees win', kind: 'bet_reward', driverId: dee, amount: 500 },
        ],
        { at: now(), by: null },
      ),
    );
    const askFor = (name: PersonName, amount: number, driver = driver_id) =>
      act(name, 'withdrawal_request_for', { driver_id: driver, amount });
    const dees = async (name: PersonName = 'ada.admin') => (await read(name, { driver_id })).banks[0] as Bank;
    // Who works here asks themselves.
    const early = await askFor('ada.admin', 50);
    expect([early.status, early.body['detail']]).toEqual([
      409,
      'Dee Driver works here and requests payouts themselves.',
    ]);
    expect((await dees()).can_request_payout).toBe(false);
    await work(false);
    await sql`update employee set permissions = array['Admin', 'see-all'] where id = ${club.employeeIds['sue.staff']}`.execute(
      db,
    );
    await signInAgain('sue.staff');
    expect((await dees()).can_request_payout).toBe(true);
    for (const name of ['dan.driver', 'sam.station', 'eve.executive'] as const)
      expect((await askFor(name, 50)).status).toBe(403);
    expect((await askFor('ada.admin', 50, 999_999)).status).toBe(404);
    // What was won by betting can't be paid out.
    expect((await askFor('ada.admin', 51)).status).toBe(409);
    const asked = await askFor('ada.admin', 50);
    expect(asked.status).toBe(200);
    const request = (asked.body['bank'] as Bank).allocations.find(({ state }) => state === 'pending');
    expect(request).toMatchObject({ amount: 50, requested_by: 'Ada Admin', can_decide: false });
    const id = request?.id ?? '';
    expect((await act('ada.admin', 'approve_withdrawal', { id })).status).toBe(403);
    expect((await act('ada.admin', 'reject_withdrawal', { id, reason: 'No' })).status).toBe(403);
    expect(await payoutsNow('ada.admin')).toEqual([]);
    expect((await dees('sue.staff')).allocations).toMatchObject([{ id, can_decide: true }, {}]);
    expect((await act('sue.staff', 'approve_withdrawal', { id })).status).toBe(200);
    await pay();
    expect(await dees()).toMatchObject({ available: 0, play_points: 520, pending_payment_amount: 0 });
    expect((await dees()).allocations).toMatchObject([{ id, state: 'paid', decided_by: 'Sue Staff' }, {}]);
    expect((await read('ada.admin')).books).toMatchObject({ pending: 0, sum: 0 });
    await sql`update employee set permissions = '{}' where id = ${club.employeeIds['sue.staff']}`.execute(db);
    await work(true);
  });

  test('a statement adds up', async () => {
    const { banks, statement } = await read('dan.driver');
    expect(statement[0]).toMatchObject({
      available_after: banks[0]?.available,
      play_points_after: banks[0]?.play_points,
      pending_after: banks[0]?.pending_payment_amount,
    });
    expect(statement.at(-1)).toMatchObject({ kind: 'season_award', amount: 900, available_after: 900 });
  });
});
