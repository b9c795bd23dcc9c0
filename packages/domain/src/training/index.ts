export {
  campaignActive,
  campaignDefaults,
  campaignFieldAliases,
  campaignSaveSteps,
  earningProblems,
  eligibleFor,
  withContractSpelling,
} from './campaign.ts';
export type { Candidate, EarningProblem, MetricValues, TrainingCampaign } from './campaign.ts';
export { answeredRightly, moduleProgress, pageComplete, playedTolerance, secondsPlayed } from './completion.ts';
export type { ModuleProgress, PageProgress } from './completion.ts';
export { orderPages, pageTypes, tagTypes } from './page.ts';
export type { PageType, QuestionAnswer, TagType, TrainingPage, TrainingQuestion } from './page.ts';
