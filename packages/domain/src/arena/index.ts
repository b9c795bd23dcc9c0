export { betLimitDefaults, betProblem, betProblemWords, betStatusOn, maxToBet, settleBet } from './bet.ts';
export type { Bet, BetAttempt, BetLimits, BetProblem, BetStatus } from './bet.ts';
export {
  betMetricLabels,
  betMetrics,
  betOffers,
  chanceWords,
  betMetricsOn,
  isBetMetric,
  pointsAhead,
  pointsStatsOf,
  totalsAhead,
} from './bookie.ts';
export type { BetBoard, BetMetric, BetOffer, TotalsAhead } from './bookie.ts';
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
export { draftListAt, draftLists, draftOrder, draftProblems } from './draft.ts';
export type { DraftContext, DraftList, DraftProblem, DraftSubmission } from './draft.ts';
export { rankChange, rankContestants } from './leaderboard.ts';
export type { Contestant, LeaderboardRow, RankChange } from './leaderboard.ts';
export {
  balanced,
  balanceOf,
  bankAmounts,
  bookEntry,
  defaultReportingThresholdCents,
  defaultRewardPointCents,
  ledgerProblem,
  postingsOf,
  reportable,
} from './ledger.ts';
export type {
  Balances,
  BankAmounts,
  BetWinnings,
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
export { chanceAbove, dailyDistribution, distributionOfDays, realChance } from './chance.ts';
export type { PointDistribution, SumDistribution } from './chance.ts';
export { behaviorIn, sandboxBehaviors } from './sandbox.ts';
export type { SandboxBehavior } from './sandbox.ts';
export { expectedPoints, handicapped, hourBandOf, hourBands } from './handicap.ts';
export type { CallKind, CallPoints, ExpectedPoints } from './handicap.ts';
export { awardsOf, incentiveKinds, longestStreak, mostItCosts, streakFits } from './incentive.ts';
export type { Award, CampaignPlayer, Incentive } from './incentive.ts';
export {
  afterPick,
  automaticPick,
  balancedTeams,
  balancedWithin,
  paused,
  pickProblem,
  resumed,
  secondsLeft,
  snakeTeam,
  teamStrength,
  turnOf,
} from './live-draft.ts';
export type { LiveDraft, Pick, PickProblem, Strength, Turn } from './live-draft.ts';
export {
  afterChanges,
  callPointMetrics,
  campaignMetrics,
  changedFacts,
  countedByChanges,
  defaultWeights,
  eventPoints,
  judgeDay,
  linesOfDay,
  maxSeasonMetrics,
  maxWeight,
  noPointsReasons,
  noPointsWords,
  openTrainingWords,
  pointMetricLabels,
  pointMetrics,
  pointsOf,
  pointsOfDay,
  surveyPointMetrics,
  weightProblem,
} from './points.ts';
export type {
  ChangedFact,
  DayPoints,
  JudgedDay,
  JudgedFact,
  NoPoints,
  PointCall,
  PointDay,
  PointLine,
  PointMetric,
  PointSurvey,
  PointVerdict,
  PointWeights,
  Uncounted,
  WeightProblem,
} from './points.ts';
export { whatIf } from './what-if.ts';
export type { WhatIf } from './what-if.ts';
export { betsShown, statementLabels, statementLinesShown, statementSign } from './statement.ts';
export { wallNames } from './wall-names.ts';
export type { WallPerson } from './wall-names.ts';
export { impossibleArrival, safetyDefaults, skippedRest } from './safety.ts';
export type { KnownPlace, SafetySettings } from './safety.ts';
export {
  byPoints,
  finals,
  firstMonday,
  mostValuable,
  playoffTeams,
  playoffWeeks,
  regularPairings,
  seasonWeeks,
  semifinals,
  standings,
  winnerOf,
} from './season.ts';
export type { Finals, MatchResult, Pairing, SeasonTeam, SeasonWeek, Standing, TieFacts } from './season.ts';
