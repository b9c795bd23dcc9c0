export type {
  DeskSeasonReply,
  DeskTeamReply,
  DraftBoardReply,
  LeaderboardRowReply,
  MatchReply,
  MetricRestatementReply,
  PointLineReply,
  SeasonReply,
  SkillTreeReply,
  TeamPlayerReply,
  TeamResultReply,
} from './arena.ts';
export {
  callRow,
  cardReply,
  comparedDays,
  goalStep,
  metricCell,
  metricHeading,
  metricMeta,
  metricRow,
  metricSeries,
  updateStatus,
} from './dashboard-data.ts';
export type {
  CallRow,
  ComparedDays,
  ElementAnswer,
  GoalStep,
  MetricCell,
  MetricHeading,
  MetricMeta,
  MetricRow,
  MetricSeries,
  UpdateStatus,
} from './dashboard-data.ts';
export { callOutBoard, callOutPlan, callOutSummary, ownCallOut } from './call-out.ts';
export type { CallOutBoard, CallOutDriver, CallOutHour, CallOutPlan, CallOutSummary, OwnCallOut } from './call-out.ts';
export { allocation, bank, books, campaignTransaction, performanceCampaign, statementLine } from './bank.ts';
export type {
  Allocation,
  Bank,
  Books,
  CampaignPoints,
  CampaignRewardsReply,
  CampaignTransactionReply,
  PerformanceCampaign,
  StatementLine,
  IncentiveReply,
} from './bank.ts';
export { bet, pointsStats } from './bookie.ts';
export type { BetReply, PointsStatsReply } from './bookie.ts';
export { conversation, conversationMessage } from './conversation.ts';
export type {
  ChatPicture,
  ChatReferenceBody,
  Conversation,
  ConversationMessage,
  MemberQuiet,
  ScheduledMessage,
  SharedRecord,
} from './conversation.ts';
export { dashboardReply } from './dashboard-definition.ts';
export type {
  DashboardDefinition,
  DashboardReply,
  ElementAnnotation,
  ElementComment,
  ElementDefinition,
} from './dashboard-definition.ts';
export { employeeSearchResult } from './employee.ts';
export type { EmployeeSearchResult } from './employee.ts';
export { filters } from './filters.ts';
export type { Filters } from './filters.ts';
export { facilityType, geography, geographyType } from './geography.ts';
export type { GeographyReply, PlaceBelow } from './geography.ts';
export { catalogMetric, metricGoal } from './goals.ts';
export type { CatalogMetric, MetricGoal } from './goals.ts';
export {
  announcement,
  announcementReach,
  announcementReader,
  editedWidget,
  notification,
  nowItem,
  widget,
} from './home.ts';
export type {
  Announcement,
  AnnouncementReach,
  AnnouncementReader,
  AudienceChoices,
  AudienceInput,
  EditedWidget,
  EmployeeGroup,
  Notification,
  NotificationSetting,
  NowItemReply,
  Widget,
} from './home.ts';
export { metricArguments, timeType } from './metric-parameters.ts';
export type { MetricArguments, TimeType } from './metric-parameters.ts';
export type { ChatMessage, Huddle, HuddleMessage, Mail, MailDraft, MailThread } from './messaging.ts';
export type { MessageReport, PersonalData, RetentionRule } from './keeping.ts';
export { bookmark, preferences, signedInUser } from './session.ts';
export type { Bookmark, Preferences, RefreshReply, SignedInUser, SignInReply } from './session.ts';
export { driverProfile, driverStates } from './driver-profile.ts';
export type { DriverProfile } from './driver-profile.ts';
export { absence, inboxRequest, requestDraft, requestEffect, requestShift } from './driver-requests.ts';
export type {
  Absence,
  FitFindingReply,
  InboxRequest,
  RequestDraft,
  RequestEffect,
  RequestShift,
} from './driver-requests.ts';
export {
  adherenceRow,
  coverageRow,
  forecastRow,
  ghostRow,
  hoursRow,
  locationRow,
  ptoRow,
  reportShift,
} from './schedule-reports.ts';
export type {
  AdherenceRow,
  CoverageRow,
  ForecastRow,
  GhostRow,
  HoursRow,
  LocationRow,
  PtoRow,
  ReportShift,
} from './schedule-reports.ts';
export { commentCorrection, surveyRow } from './survey.ts';
export type { CommentCorrection, SurveyRow } from './survey.ts';
export { scheduleConflict } from './schedule.ts';
export type {
  PlannedEntry,
  ScheduleCollision,
  ScheduleConflict,
  ScheduleDriver,
  ScheduleFinding,
  ScheduleNotice,
  SchedulePresence,
  ScheduleStation,
  ScheduleTemplateReply,
  ScheduleTold,
  ShiftTaker,
  TemplateSummary,
  UnlockedDay,
  UnpublishedShift,
} from './schedule.ts';
export { ghostChange, scheduleEdit } from './scheduling.ts';
export type { GhostDriver, ScheduledEntry, ScheduleEdit, TemplateEntry } from './scheduling.ts';
export { savedView, viewColumns } from './saved-view.ts';
export type { DashboardVersion } from './dashboard-definition.ts';
export type { MetricAlert } from './alerts.ts';
export type { Subscription } from './subscription.ts';
export type { SavedView, ViewColumns } from './saved-view.ts';
export { callDays, callDetail, callDimensions, callGroups, callMetricsExplained, callPasses } from './call-details.ts';
export type { CallDays, CallDetail, CallGroups, CallMetricsExplained, CallPasses } from './call-details.ts';
export {
  execReportFacts,
  execReportReply,
  productReport,
  productRow,
  rankedRow,
  reportFigure,
  reportSentence,
  restatement,
} from './exec-reports.ts';
export type { ExecReportFacts, ExecReportReply, ProductReport, Restatement } from './exec-reports.ts';
export { scorecard, scorecardFacts, scorecardList, scorecardRow } from './scorecards.ts';
export type { Scorecard, ScorecardFacts, ScorecardList, ScorecardRow } from './scorecards.ts';
export { mapCalls } from './maps.ts';
export type { MapCalls } from './maps.ts';
export { builtModule, moduleInput, pageInput, questionInput, richTextInput } from './training-modules.ts';
export type { BuiltModule, ModuleInput, PageInput, QuestionInput } from './training-modules.ts';
export {
  lesson,
  lessonModule,
  lessonPage,
  lessonQuestion,
  moduleEffect,
  trainingCertificate,
} from './training-lessons.ts';
export type {
  Lesson,
  LessonModule,
  LessonPage,
  LessonQuestion,
  ModuleEffect,
  TrainingCertificate,
  TrainingDocument,
  TrainingModule,
} from './training-lessons.ts';
export {
  campaign,
  campaignCost,
  campaignDraft,
  campaignPerson,
  campaignReminder,
  moduleLock,
  tag,
} from './campaigns.ts';
export type {
  Campaign,
  CampaignCost,
  CampaignDraft,
  CampaignPerson,
  CampaignReminder,
  ModuleLock,
  Tag,
} from './campaigns.ts';
export { campaignInput } from './training.ts';
export type { CampaignInput } from './training.ts';
