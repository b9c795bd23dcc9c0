import {
  balanceOf,
  type BetWinnings,
  bookEntry,
  type Balances,
  type LedgerEntry,
  type LedgerProblem,
  ledgerProblem,
  postingsOf,
} from '@roadside/domain/arena';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { insertEntries, lockHolders, readEntries, sumAccounts } from './ledger.repository.ts';
import { pursesOf } from './purses.ts';

/** Why nothing was booked. */
export class LedgerRefusedError extends Error {
  override readonly name = 'LedgerRefusedError';
  readonly problem: LedgerProblem | 'used-before';
  readonly entry: LedgerEntry;

  constructor(problem: LedgerProblem | 'used-before', entry: LedgerEntry) {
    super(`Ledger entry ${entry.id}: ${problem}`);
    this.problem = problem;
    this.entry = entry;
  }
}

interface Booking {
  readonly at: Date;
  /** Who did it; null for a job. */
  readonly by: number | null;
  /** BET_WINNINGS. @defaultValue 'play' */
  readonly winnings?: BetWinnings;
}

/**
 * Books entries in the transaction of the write they belong to, all or none. It locks the purses first, so two writes
 * never spend the same points. An entry that was booked before is left out.
 * @returns the ids that were booked now
 * @throws LedgerRefusedError if a purse would fall below zero, or an id was used for something else
 */
export async function post(
  trx: Kysely<Tables>,
  entries: readonly LedgerEntry[],
  { at, by, winnings = 'play' }: Booking,
): Promise<ReadonlySet<string>> {
  if (entries.length === 0) return new Set();
  await lockHolders(
    trx,
    entries.map(({ driverId }) => driverId),
  );
  const earlier = await readEntries(
    trx,
    entries.map(({ id }) => id),
  );
  const asked = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const before = earlier.get(entry.id) ?? asked.get(entry.id);
    if (before && !isSame(before, entry)) throw new LedgerRefusedError('used-before', entry);
    if (!before) asked.set(entry.id, entry);
  }
  const fresh = [...asked.values()];
  let balances: Balances = await sumAccounts(
    trx,
    fresh.flatMap(({ driverId }) => pursesOf(driverId)),
  );
  for (const entry of fresh) {
    const problem = ledgerProblem(balances, entry);
    if (problem) throw new LedgerRefusedError(problem, entry);
    balances = bookEntry(balances, entry, winnings);
  }
  await insertEntries(
    trx,
    fresh.map((entry) => {
      const [from, to] = postingsOf(entry, winnings);
      return { ...entry, from: from.account, to: to.account };
    }),
    { at, by },
  );
  return new Set(fresh.map(({ id }) => id));
}

const isSame = (one: Omit<LedgerEntry, 'id'>, other: LedgerEntry): boolean =>
  one.kind === other.kind && one.driverId === other.driverId && one.amount === other.amount;

/** What a person can bet: locks the purse, so that it stays true until the transaction ends. */
export async function lockedPlayPoints(trx: Kysely<Tables>, employeeId: number): Promise<number> {
  await lockHolders(trx, [employeeId]);
  const account = `play:${employeeId}` as const;
  return balanceOf(await sumAccounts(trx, [account]), account);
}
