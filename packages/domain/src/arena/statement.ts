import type { LedgerKind } from './ledger.ts';

/** The latest entries, and payouts, on a bank's screen; its export has every entry. */
export const statementLinesShown = 200;
/** Bets on the screen: open ones first, then the latest. */
export const betsShown = 60;

/** What each kind of entry is called on a statement. */
export const statementLabels: Readonly<Record<LedgerKind, string>> = {
  campaign_award: 'Campaign reward',
  season_award: 'Season reward',
  bet_allocation: 'Moved to betting balance',
  bet_stake: 'Bet placed',
  bet_void: 'Bet called off, stake returned',
  bet_reward: 'Bet won',
  withdrawal_request: 'Payout requested',
  withdrawal_approved: 'Payout sent',
  withdrawal_rejected: 'Payout denied, points returned',
  payout_failed: 'Payout failed, points returned',
};

/** Whether an entry adds to all purses together (1), takes from them (-1), or only moves points between them (0). */
export function statementSign(kind: LedgerKind): 1 | -1 | 0 {
  switch (kind) {
    case 'campaign_award':
    case 'season_award':
    case 'bet_void':
    case 'bet_reward':
    case 'payout_failed':
      return 1;
    case 'bet_stake':
    case 'withdrawal_approved':
      return -1;
    default:
      return 0;
  }
}
