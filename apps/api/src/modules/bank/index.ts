// What other modules may use of the bank. This module is the only one that writes withdrawals.
export { eraseWithdrawalReasonsOf } from './erase-reasons.repository.ts';
export { payoutsToDecide } from './payouts-to-decide.ts';
