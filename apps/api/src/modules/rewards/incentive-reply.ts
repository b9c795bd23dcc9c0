import type { IncentiveReply } from '@roadside/contract/schemas';
import type { Incentive } from '@roadside/domain/arena';

/** What a campaign or season pays for, in the words of the contract. */
export const incentiveReply = (incentive: Incentive): IncentiveReply =>
  incentive.kind === 'leaderboard' ? { ...incentive, rewards: [...incentive.rewards] } : incentive;
