export {
  campaignActive,
  campaignDefaults,
  campaignDueDay,
  campaignFieldAliases,
  campaignSaveSteps,
  centsPerPointOf,
  handicapOf,
  defaultCentsPerPoint,
  earningProblems,
  eligibleFor,
  launchProblems,
  withContractSpelling,
} from './campaign.ts';
export type {
  CampaignAudience,
  Candidate,
  EarningProblem,
  LaunchProblem,
  MetricValues,
  TrainingCampaign,
} from './campaign.ts';
export { captionProblemWords, readCaptions, transcriptOf } from './captions.ts';
export type { Caption, CaptionProblem, ReadCaptions } from './captions.ts';
export { moduleProgress, pageComplete, playedTolerance } from './completion.ts';
export type { ModuleProgress, PageProgress } from './completion.ts';
export { orderPages, pageTypes, tagTypes } from './page.ts';
export type { PageType, TagType, TrainingPage } from './page.ts';
export {
  drawnQuestions,
  isRight,
  numberAnswer,
  questionProblem,
  questionTypes,
  shuffled,
  testStanding,
} from './answers.ts';
export type {
  GivenAnswer,
  QuestionProblem,
  QuestionType,
  StoredAnswer,
  StoredQuestion,
  TestRules,
  TestStanding,
} from './answers.ts';
export { dailySpread, forecastCost } from './cost-forecast.ts';
export type { CostForecast, DailySpread, PointTotals } from './cost-forecast.ts';
export {
  certificateFinding,
  certificateRules,
  certificateState,
  dueSoonDays,
  dueState,
  reminderDays,
  reminderDue,
  reminderPauseHours,
  reminderPauseStart,
  retrainingDays,
  retrainingLead,
  validThrough,
  versionFor,
} from './due.ts';
export type { Certificate, CertificateRule, CertificateState, DueState } from './due.ts';
export { earningDays } from './earning-days.ts';
export type { CampaignDays } from './earning-days.ts';
export { quietHalfHour, quietLessonMinutes } from './quiet.ts';
export { effectDays, fewestTrained, matchesPerDriver, prescribe, prescribedFall, trainingEffect } from './effect.ts';
export type { BeforeAfter, Counted, Effect, Prescription, Symptom } from './effect.ts';
export {
  clockAfterOffline,
  creditBeat,
  creditedAtDownload,
  creditedSeconds,
  creditOffline,
  heartbeatSeconds,
  joinRanges,
  notWatched,
  openSession,
  playedBefore,
} from './watch-credit.ts';
export type { BeatProblem, Heartbeat, MediaRange, PlayedFile, SessionClock, WatchProgress } from './watch-credit.ts';
