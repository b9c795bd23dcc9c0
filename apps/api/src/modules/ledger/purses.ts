import { type Balances, bankAmounts, type BankAmounts, type LedgerAccount } from '@roadside/domain/arena';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { sumAccounts } from './ledger.repository.ts';

/** A person's three purses. */
export const pursesOf = (employeeId: number): readonly LedgerAccount[] => [
  `rewards:${employeeId}`,
  `play:${employeeId}`,
  `pending:${employeeId}`,
];

/** What is in people's purses. */
export async function readPurses(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
): Promise<(employeeId: number) => BankAmounts> {
  const balances: Balances = await sumAccounts(db, employeeIds.flatMap(pursesOf));
  return (employeeId) => bankAmounts(balances, employeeId);
}
