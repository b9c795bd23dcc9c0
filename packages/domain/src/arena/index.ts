export { betProblem, betStatusOn, settleBet } from './bet.ts';
export type { Bet, BetProblem, BetStatus } from './bet.ts';
export {
  campaignRefreshSeconds,
  defaultTransactionStatus,
  paymentSucceeded,
  purposeAliases,
  reinitializeTransactions,
  skipsCampaignRefresh,
  transactionAfter,
  transactionStatusShown,
} from './campaign.ts';
export type { CampaignLoad, CampaignTransaction, PaymentReply, TransactionStatus } from './campaign.ts';
export { defaultTeamSlug } from '../session/session.ts';
export { draftLists, draftProblems } from './draft.ts';
export type { DraftContext, DraftList, DraftProblem, DraftSubmission } from './draft.ts';
export { rankChange, rankContestants } from './leaderboard.ts';
export type { Contestant, LeaderboardRow, RankChange } from './leaderboard.ts';
export { balanced, balanceOf, bankAmounts, bookEntry, ledgerProblem, postingsOf } from './ledger.ts';
export type {
  Balances,
  BankAmounts,
  LedgerAccount,
  LedgerEntry,
  LedgerKind,
  LedgerProblem,
  Posting,
} from './ledger.ts';
export { leaderboardDefaults, levelCount, levelOf, levelReached, levels, levelStep } from './levels.ts';
export type { Level } from './levels.ts';
export { blendPoints, chanceOfWinning, driverShare, factorOf, oddsLevels, projectedPoints } from './odds.ts';
export type { DailyPoints, OddsHorizon, OddsLevel, PointsStats, Projection } from './odds.ts';
export { arenaPeriodOf, arenaPeriods, remainingDays } from './period.ts';
export type { ArenaPeriod, ArenaPeriodName } from './period.ts';
export { skillChart, skillChartDays, skillChartValue, skillLabel, skillSeries } from './skill-tree.ts';
export type { SkillAxis, SkillStat } from './skill-tree.ts';
