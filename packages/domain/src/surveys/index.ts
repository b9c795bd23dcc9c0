export { aggregatorPeriodEnd, aggregatorTimeTypes, defaultAggregatorRequest, surveysReroute } from './aggregator.ts';
export type { AggregatorRequest, AggregatorTimeType } from './aggregator.ts';
export {
  answerLabels,
  answerScale,
  defaultQuestionAnswers,
  questionLabels,
  scoreAnswers,
  surveyChannels,
  surveyQuestions,
} from './answers.ts';
export type { Answer, AnswerScore, QuestionAnswers, SurveyChannel, SurveyQuestion } from './answers.ts';
export {
  businessRules,
  businessRulesVersion,
  countsInScore,
  markReasons,
  markWords,
  surveyVerdict,
} from './business-rules.ts';
export type {
  BusinessRuleId,
  ImportedMarks,
  MarkReason,
  SurveyedCall,
  SurveyMark,
  SurveyVerdict,
} from './business-rules.ts';
export { countedUnder, switchesRulesOff, takesPart, topScoresToReach, whatIfScore } from './emulated-score.ts';
export type { RuleSwitches, ScoredSurvey, ScoreStratum, WhatIf } from './emulated-score.ts';
export {
  defaultSurveyFilters,
  listedMarks,
  sentSurveyFilters,
  showsRerouteAndTier,
  surveyFilterKeys,
  surveyPasses,
  threeStates,
} from './filters.ts';
export type { FilterableSurvey, SurveyFilterKey, SurveyFilters, ThreeState } from './filters.ts';
export {
  defaultIncentiveMonths,
  incentiveMonthChoices,
  isIncentiveMonths,
  incentivePeriodOf,
} from './incentive-period.ts';
export type { IncentiveMonths, IncentivePeriod } from './incentive-period.ts';
export { passedCallDefaults, passedCallFilterKeys } from './passed-calls.ts';
export type { PassedCallRequest } from './passed-calls.ts';
export {
  commentDefaults,
  commentTopics,
  rawSurveyDefaults,
  sentiments,
  statedSentiments,
  surveySubDashboard,
  surveySubDashboards,
} from './sub-dashboards.ts';
export type { CommentTopic, Sentiment, StatedSentiment, SurveySubDashboard } from './sub-dashboards.ts';
export { forecastPeriod } from './period-forecast.ts';
export type { PeriodForecast, PeriodSoFar } from './period-forecast.ts';
export {
  commentsIn,
  costliestTopics,
  netSentiment,
  netSentimentChange,
  parentOfTopic,
  topicParents,
} from './topic-table.ts';
export type { NetChange, SentimentCounts, TopicCost, TopicCounts, TopicParent } from './topic-table.ts';
export {
  missedTierWords,
  moreTopWords,
  surveysExpected,
  tierAtStake,
  tierPaths,
  tierPathWords,
  tierSentence,
  tierStanding,
} from './tier-words.ts';
export type { CountedPeriod, TierPath, TierRace } from './tier-words.ts';
export { costliestParts, runningScore, scoreCost } from './score-cost.ts';
export type { CostlyPart, ScoredDay, ScoredPart } from './score-cost.ts';
export { headlineTier, tierHeadline } from './tier-headline.ts';
export type { HeadlineCause, HeadlinePiece, HeadlineReader } from './tier-headline.ts';
export { compensationNote, tierDaysWords, tierLabel, tierOf, tierRangeWords, tierThresholds } from './tiers.ts';
export type { CompensationNote, Tier } from './tiers.ts';
export { surveyTable, type SurveyColumnId } from './survey-table.ts';
