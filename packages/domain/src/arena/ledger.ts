/**
 * One of a driver's purses, or an account of the Arena itself. Rewards can be withdrawn; play points, the allocation for
 * bets and what bets win, can't (decisions 40). Pending is asked for and not yet paid.
 */
export type LedgerAccount = `${'rewards' | 'play' | 'pending'}:${number}` | 'campaigns' | 'bookie' | 'payouts';

/** Points added to an account, or taken from it if negative. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** Kinds of ledger entries. A payout is `withdrawal_approved` once it has been paid; until then it is pending. */
export type LedgerKind =
  | 'campaign_award'
  | 'season_award'
  | 'bet_allocation'
  | 'bet_stake'
  | 'bet_void'
  | 'bet_reward'
  | 'withdrawal_request'
  | 'withdrawal_approved'
  | 'withdrawal_rejected'
  | 'payout_failed';

/** Where bets are won to: play points, or rewards that can be withdrawn (BET_WINNINGS; decisions 40). */
export type BetWinnings = 'play' | 'reward';

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

type Route = (driverId: number, winnings: BetWinnings) => readonly [from: LedgerAccount, to: LedgerAccount];

/** The source and destination account for each kind. */
const routes: Readonly<Record<LedgerKind, Route>> = {
  campaign_award: (id) => ['campaigns', `rewards:${id}`],
  season_award: (id) => ['campaigns', `rewards:${id}`],
  bet_allocation: (id) => [`rewards:${id}`, `play:${id}`],
  bet_stake: (id) => [`play:${id}`, 'bookie'],
  bet_void: (id) => ['bookie', `play:${id}`],
  bet_reward: (id, winnings) => ['bookie', winnings === 'play' ? `play:${id}` : `rewards:${id}`],
  withdrawal_request: (id) => [`rewards:${id}`, `pending:${id}`],
  withdrawal_approved: (id) => [`pending:${id}`, 'payouts'],
  withdrawal_rejected: (id) => [`pending:${id}`, `rewards:${id}`],
  payout_failed: (id) => ['payouts', `rewards:${id}`],
};

/** Both sides of an entry; they sum to zero by construction (double entry). */
export function postingsOf(
  { kind, driverId, amount }: LedgerEntry,
  winnings: BetWinnings = 'play',
): readonly [from: Posting, to: Posting] {
  const [from, to] = routes[kind](driverId, winnings);
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
export function bookEntry(balances: Balances, entry: LedgerEntry, winnings: BetWinnings = 'play'): Balances {
  const after = new Map(balances);
  for (const { account, amount } of postingsOf(entry, winnings)) after.set(account, balanceOf(after, account) + amount);
  return after;
}

/** A driver's amounts as shown in the bank. */
export interface BankAmounts {
  /** Rewards that can be withdrawn or allocated to bets. */
  readonly available: number;
  /** Play points for bets. */
  readonly play_points: number;
  /** Requested but not yet paid. */
  readonly pending_payment_amount: number;
}

/** A driver's bank amounts (specification, section 3). */
export function bankAmounts(balances: Balances, driverId: number): BankAmounts {
  return {
    available: balanceOf(balances, `rewards:${driverId}`),
    play_points: balanceOf(balances, `play:${driverId}`),
    pending_payment_amount: balanceOf(balances, `pending:${driverId}`),
  };
}

/** Whether what a person was paid in a calendar year must be reported to the tax office. Amounts in cents. */
export function reportable(paidCents: number, thresholdCents: number): boolean {
  return paidCents >= thresholdCents;
}

/** The yearly amount from which payouts are reported unless an installation sets another: 600 dollars, in cents. */
export const defaultReportingThresholdCents = 60_000;

/** What a reward point is worth when it is paid out, unless an installation sets another: a dollar, in cents. */
export const defaultRewardPointCents = 100;
