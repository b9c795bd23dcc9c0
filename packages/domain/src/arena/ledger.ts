/** A driver's purse, or one of the three accounts of the Arena itself. */
export type LedgerAccount = `${'winnings' | 'betting' | 'pending'}:${number}` | 'campaigns' | 'bookie' | 'payouts';

/** Points added to an account, or taken from it if negative. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** Kinds of ledger entries. */
export type LedgerKind =
  | 'campaign_award'
  | 'bet_allocation'
  | 'bet_stake'
  | 'bet_reward'
  | 'withdrawal_request'
  | 'withdrawal_approved'
  | 'withdrawal_rejected';

/**
 * One entry of the append-only ledger. The client creates the id, so sending an entry twice books it once (idempotent).
 */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly driverId: number;
  /** Whole points above 0; the kind sets the direction. */
  readonly amount: number;
}

/** The source and destination account for each kind. */
const routes: Readonly<Record<LedgerKind, (driverId: number) => readonly [from: LedgerAccount, to: LedgerAccount]>> = {
  campaign_award: (id) => ['campaigns', `winnings:${id}`],
  bet_allocation: (id) => [`winnings:${id}`, `betting:${id}`],
  bet_stake: (id) => [`betting:${id}`, 'bookie'],
  bet_reward: (id) => ['bookie', `winnings:${id}`],
  withdrawal_request: (id) => [`winnings:${id}`, `pending:${id}`],
  withdrawal_approved: (id) => [`pending:${id}`, 'payouts'],
  withdrawal_rejected: (id) => [`pending:${id}`, `winnings:${id}`],
};

/** Both sides of an entry; they sum to zero by construction (double entry). */
export function postingsOf({ kind, driverId, amount }: LedgerEntry): readonly [from: Posting, to: Posting] {
  const [from, to] = routes[kind](driverId);
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}

/** Whether postings sum to zero; used to audit booked entries. */
export function balanced(postings: Iterable<Posting>): boolean {
  let sum = 0;
  for (const { amount } of postings) sum += amount;
  return sum === 0;
}

/** Balances by account; an account without postings has 0. */
export type Balances = ReadonlyMap<LedgerAccount, number>;

/** Reasons an entry cannot be booked. */
export type LedgerProblem = 'not-a-whole-number' | 'insufficient';

/** Points in an account. */
export function balanceOf(balances: Balances, account: LedgerAccount): number {
  return balances.get(account) ?? 0;
}

/**
 * Returns the reason an entry is refused, or null: the amount is not a whole number above 0, or the driver's purse
 * would fall below zero. The Arena's own accounts may go negative, since points originate there.
 */
export function ledgerProblem(balances: Balances, entry: LedgerEntry): LedgerProblem | null {
  if (!Number.isSafeInteger(entry.amount) || entry.amount < 1) return 'not-a-whole-number';
  const [from] = postingsOf(entry);
  return from.account.includes(':') && balanceOf(balances, from.account) < entry.amount ? 'insufficient' : null;
}

/** Balances after an entry. */
export function bookEntry(balances: Balances, entry: LedgerEntry): Balances {
  const after = new Map(balances);
  for (const { account, amount } of postingsOf(entry)) after.set(account, balanceOf(after, account) + amount);
  return after;
}

/** A driver's amounts as shown in the bank. */
export interface BankAmounts {
  /** Winnings that can be allocated or withdrawn. */
  readonly available: number;
  readonly betting_purse: number;
  /** Requested but not yet paid. */
  readonly pending_payment_amount: number;
}

/** A driver's bank amounts (specification, section 3). */
export function bankAmounts(balances: Balances, driverId: number): BankAmounts {
  return {
    available: balanceOf(balances, `winnings:${driverId}`),
    betting_purse: balanceOf(balances, `betting:${driverId}`),
    pending_payment_amount: balanceOf(balances, `pending:${driverId}`),
  };
}
