import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { notify } from '../notifications/index.ts';
import type { WithdrawalRow } from './withdrawals.repository.ts';

/** Tells a driver that a payout was decided, or that it failed. */
export async function notifyOfPayout(
  trx: Kysely<Tables>,
  { driver_id, employee_id }: Pick<WithdrawalRow, 'driver_id' | 'employee_id'>,
  { at, by }: { readonly at: Date; readonly by: number | null },
): Promise<void> {
  const subject = { kind: 'payout', subjectId: driver_id } as const;
  await notify(trx, subject, [{ employeeId: employee_id, amount: 1 }], { at, by, again: true });
}
