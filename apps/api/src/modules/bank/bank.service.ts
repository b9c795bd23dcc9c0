import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Bank, Books } from '@roadside/contract/schemas';
import { betsShown, statementLinesShown } from '@roadside/domain/arena';
import { hasPermission } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { betsOf } from '../bookie/index.ts';
import { readPurses, readStatement, sumBooks } from '../ledger/index.ts';
import { bankReply, statementReply } from './bank-reply.ts';
import { findHolders, type HolderRow, readHolder } from './bank.repository.ts';
import { readWithdrawals, sumYears } from './withdrawals.repository.ts';

type GetBank = typeof calls.performance.getBank;
type Reply = CallReply<GetBank>;

const defaultRowsPerPage = 50;
const maxOpenWithdrawals = 500;

/** A driver's bank, or everybody's for an Admin. */
export async function getBank(context: CallContext, body: ParsedBody<GetBank>): Promise<Reply> {
  return context.subject.positionType === 'driver' || body.driver_id !== undefined
    ? onePerson(context, await bankHolder(context, body.driver_id))
    : everybody(context, body);
}

/**
 * Whose bank is meant: the named driver's, or the caller's own.
 * @throws ApiError 403 if the caller may not open it, 404 if there is none
 */
export async function bankHolder(context: CallContext, driverId: number | undefined): Promise<HolderRow> {
  const { tree, subject, employee } = context;
  const named = tree.byId(driverId ?? subject.organization.id);
  const own = named?.id === subject.organization.id;
  context.require({ geography: named });
  const holder =
    named &&
    (await readHolder(context.db.kysely, {
      driverId: named.id,
      employeeId: own && subject.positionType === 'driver' ? employee.id : null,
    }));
  if (!holder) throw new ApiError('not-found', 'This driver has no bank.');
  return holder;
}

const settings = ({ config }: CallContext) => ({
  point_cents: config.payouts.pointCents,
  reporting_threshold_cents: config.payouts.reportingThresholdCents,
});

async function onePerson(context: CallContext, holder: HolderRow): Promise<Reply> {
  const { db, tree } = context;
  const driver = permittedGeography(context, tree.byId(holder.driver_id));
  const { bank, statement } = await wholeBank(context, holder);
  return {
    banks: [bank],
    bets: await betsOf(context, driver, holder.employee_id, betsShown),
    statement: statement.map(statementReply),
    books: await booksFor(context, db),
    total_rows: 1,
    next_cursor: null,
    ...settings(context),
  };
}

/** One person's bank with everything in it. */
export async function wholeBank(context: CallContext, holder: HolderRow) {
  const { db } = context;
  const statement = await readStatement(db.kysely, holder.employee_id, { limit: statementLinesShown });
  const bank = bankReply(context, {
    holder,
    purses: (await readPurses(db.kysely, [holder.employee_id]))(holder.employee_id),
    withdrawals: await readWithdrawals(db.kysely, [holder.employee_id], {
      openOnly: false,
      limit: statementLinesShown,
    }),
    statement,
    years: (await sumYears(db.kysely, [holder.employee_id])).get(holder.employee_id) ?? [],
  });
  return { bank, statement };
}

async function everybody(
  context: CallContext,
  { search = '', rows_per_page: size = defaultRowsPerPage, cursor }: ParsedBody<GetBank>,
): Promise<Reply> {
  const { db } = context;
  const scope = cursorScope(context, ['banks', search]);
  const { rows, total } = await findHolders(db.kysely, {
    search: search.trim(),
    after: cursor === undefined ? null : readCursor(cursor, scope),
    limit: rowsToRead(size),
  });
  const page = cutPage(rows, size);
  const ids = page.rows.map(({ employee_id }) => employee_id);
  const pursesOf = await readPurses(db.kysely, ids);
  const open = Map.groupBy(
    await readWithdrawals(db.kysely, ids, { openOnly: true, limit: maxOpenWithdrawals }),
    ({ employee_id }) => employee_id,
  );
  const years = await sumYears(db.kysely, ids);
  const banks: Bank[] = page.rows.map((holder) =>
    bankReply(context, {
      holder,
      purses: pursesOf(holder.employee_id),
      withdrawals: open.get(holder.employee_id) ?? [],
      statement: [],
      years: years.get(holder.employee_id) ?? [],
    }),
  );
  return {
    banks,
    bets: [],
    statement: [],
    books: await booksFor(context, db),
    total_rows: total,
    next_cursor: page.last && signCursor(page.last.sort_keys, scope),
    ...settings(context),
  };
}

/** All accounts together; for Admins only. */
async function booksFor({ subject }: CallContext, db: CallContext['db']): Promise<Books | null> {
  if (subject.positionType === 'driver' || !hasPermission(subject, 'Admin')) return null;
  const sums = await sumBooks(db.kysely);
  const of = (account: string) => sums.get(account) ?? 0;
  return {
    rewards: of('rewards'),
    play: of('play'),
    pending: of('pending'),
    campaigns: of('campaigns'),
    bookie: of('bookie'),
    payouts: of('payouts'),
    sum: [...sums.values()].reduce((total, amount) => total + amount, 0),
  };
}
