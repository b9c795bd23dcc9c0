import type { LedgerEntry, LedgerKind } from '@roadside/domain/arena';

/** The ledger entry of a payout request; its id says which one, so it is booked once. */
export const bookingOf = (id: string, kind: LedgerKind, driverId: number, amount: number): LedgerEntry => ({
  id: `withdrawal:${id}:${kind}`,
  kind,
  driverId,
  amount,
});
