import {
  bankAmounts,
  type BankAmounts,
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
import { insertEntries, lockHolders, readBooks } from './ledger.repository.ts';
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
  /** Who did it; null for a job, 'themselves' if each person of the entries did. */
  readonly by: number | null | 'themselves';
  /** BET_WINNINGS. @defaultValue 'play' */
  readonly winnings?: BetWinnings;
}

/** Entries about to be booked: their purses are locked and read. */
interface PreparedEntries {
  /** What is in the purse of a person of these entries. It stays true until the transaction books something. */
  purseOf(employeeId: number): BankAmounts;
  /**
   * Books the entries, without those with the given ids; see `post`. To be called once, in the same transaction, before
   * anything else is booked.
   */
  book(booking: Booking, without?: ReadonlySet<string>): Promise<ReadonlySet<string>>;
}

/**
 * Locks the purses of entries until the transaction ends, so two writes never spend the same points, and reads them
 * once, for both the caller's check and the booking.
 */
export async function prepare(trx: Kysely<Tables>, entries: readonly LedgerEntry[]): Promise<PreparedEntries> {
  const people = [...new Set(entries.map(({ driverId }) => driverId))];
  await lockHolders(trx, people);
  const { balances, booked } = await readBooks(trx, {
    accounts: people.flatMap(pursesOf),
    ids: entries.map(({ id }) => id),
  });
  return {
    purseOf: (employeeId) => bankAmounts(balances, employeeId),
    book: (booking, without) =>
      book(trx, { entries: entries.filter(({ id }) => !without?.has(id)), balances, booked }, booking),
  };
}

/**
 * Books entries in the transaction of the write they belong to, all or none. It locks the purses first. An entry that
 * was booked before is left out.
 * @returns the ids that were booked now
 * @throws LedgerRefusedError if a purse would fall below zero, or an id was used for something else
 */
export async function post(
  trx: Kysely<Tables>,
  entries: readonly LedgerEntry[],
  booking: Booking,
): Promise<ReadonlySet<string>> {
  return entries.length === 0 ? new Set() : (await prepare(trx, entries)).book(booking);
}

type Books = Awaited<ReturnType<typeof readBooks>>;

async function book(
  trx: Kysely<Tables>,
  { entries, balances: before, booked }: Books & { readonly entries: readonly LedgerEntry[] },
  { at, by, winnings = 'play' }: Booking,
): Promise<ReadonlySet<string>> {
  const asked = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const known = booked.get(entry.id) ?? asked.get(entry.id);
    if (known && !isSame(known, entry)) throw new LedgerRefusedError('used-before', entry);
    if (!known) asked.set(entry.id, entry);
  }
  const fresh = [...asked.values()];
  let balances: Balances = before;
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
