import type { ServedResource } from './kit/resource/define-resource.server.ts';
import {
  callOutPlanResource,
  callOutResource,
  callOutsResource,
  ownCallOutResource,
} from './areas/call-outs/server/call-outs.server.ts';
import { pushResource } from './areas/account/server/push.server.ts';
import { pictureForm } from './areas/account/server/picture.action.server.ts';
import { bankResource, banksResource, statementExportResource } from './areas/bank/server/bank.server.ts';
import { betsResource, oddsResource } from './areas/bookie/server/bookie.server.ts';
import {
  draftResource,
  leaderboardResource,
  pointsResource,
  seasonResource,
  skillTreeResource,
  teamResource,
} from './areas/arena/server/arena.server.ts';
import { deskResource, weightsPreviewResource } from './areas/arena/server/desk.server.ts';
import {
  callListResource,
  callNumbersResource,
  callDaysResource,
  callExplainedResource,
  callPassesResource,
  callGroupsResource,
  callResource,
} from './areas/calls/server/call-details.server.ts';
import { callsResource } from './areas/calls/server/calls.server.ts';
import { campaignImageForm } from './areas/campaigns/server/campaign-image.server.ts';
import {
  chatPeopleResource,
  chatSearchResource,
  conversationsResource,
  messagesResource,
  quietResource,
  scheduledResource,
} from './areas/chat/server/chat.server.ts';
import {
  aboutResource as campaignAboutResource,
  campaignsResource,
  effectResource as moduleEffectResource,
  moduleResource as campaignModuleResource,
  costResource,
  campaignDraftResource,
  peopleResource,
} from './areas/campaigns/server/campaigns.server.ts';
import { linkChoicesResource, linkResource } from './areas/chat/server/links.server.ts';
import { sharedValueResource } from './areas/chat/server/shared-value.server.ts';
import { picturesForm } from './areas/chat/server/pictures.action.server.ts';
import { alertsResource } from './areas/dashboards/server/alerts.server.ts';
import { commentsResource } from './areas/dashboards/server/comments.server.ts';
import { elementResource } from './areas/dashboards/server/dashboard-element.server.ts';
import { dashboardHistoryResource } from './areas/dashboards/server/dashboard-history.server.ts';
import { dashboardPdfResource } from './areas/dashboards/server/dashboard-pdf.server.ts';
import { employeesResource } from './areas/dashboards/server/employees.server.ts';
import { exportResource } from './areas/dashboards/server/export.server.ts';
import { startedExportResource } from './kit/export/started-export.server.ts';
import { previewResource } from './areas/dashboards/server/preview-element.server.ts';
import { headlineResource, runningScoreResource } from './areas/dashboards/server/headline.server.ts';
import { serviceCountsResource } from './areas/dashboards/server/service-counts.server.ts';
import { whyResource } from './areas/dashboards/server/why.server.ts';
import { driversResource, driverDetailResource } from './areas/drivers/server/drivers.server.ts';
import { goalsResource } from './areas/goals/server/goals.server.ts';
import { audienceChoicesResource, audienceCountResource } from './areas/home/server/audience.server.ts';
import { communicationsResource, reachResource, readersResource } from './areas/home/server/communications.server.ts';
import { homeEditorResource, photosResource } from './areas/home/server/home-editor.server.ts';
import { homeResource } from './areas/home/server/home.server.ts';
import {
  personalDataResource,
  receiptsResource,
  reportsResource,
  retentionResource,
} from './areas/keeping/server/keeping.server.ts';
import { reportPdfResource, scorecardPdfResource } from './areas/exec-reports/server/report-pdf.server.ts';
import { scorecardResource } from './areas/exec-reports/server/scorecards.server.ts';
import { subscriptionsResource } from './areas/subscriptions/server/subscriptions.server.ts';
import {
  mailChoicesResource,
  mailDraftsResource,
  mailReachResource,
  mailResource,
  mailThreadResource,
} from './areas/mail/server/mail.server.ts';
import { mapCallsResource, mapDaysResource } from './areas/maps/server/maps.server.ts';
import { huddleResource } from './areas/huddle/server/huddle.server.ts';
import {
  performanceCampaignResource,
  performanceCampaignsResource,
} from './areas/performance-campaigns/server/performance-campaigns.server.ts';
import {
  requestsResource,
  effectResource,
  choicesResource,
  absencesResource,
} from './areas/requests/server/requests.server.ts';
import { swapsResource } from './areas/requests/server/swaps.server.ts';
import {
  scheduleReportResource,
  reportShiftsResource,
} from './areas/schedule-reports/server/schedule-reports.server.ts';
import { accessResource } from './shell/access/access.server.ts';
import { visitResource } from './shell/visits.server.ts';
import { backTestResource } from './areas/schedule/server/forecast.server.ts';
import {
  templatesResource,
  planResource,
  ghostsResource,
  conversionResource,
  driversBulkResource,
  unlockResource,
  presenceResource,
  predictionsResource,
} from './areas/schedule/server/schedule-tools.resource.server.ts';
import { scheduleSettingsResource, takersResource } from './areas/schedule/server/open-shifts.resource.server.ts';
import { calendarFeedResource } from './areas/schedule/server/calendar-feed.resource.server.ts';
import { shiftHistoryResource, workedResource } from './areas/schedule/server/past-shifts.resource.server.ts';
import { noticesResource, publishingResource } from './areas/schedule/server/publishing.resource.server.ts';
import { scheduleResource } from './areas/schedule/server/schedule.resource.server.ts';
import { correctionsResource } from './areas/surveys/server/corrections.server.ts';
import { surveyDetailResource } from './areas/surveys/server/survey-detail.server.ts';
import { surveyExportResource } from './areas/surveys/server/survey-export.server.ts';
import { surveyFocusResource } from './areas/surveys/server/survey-focus.server.ts';
import { surveyRowsResource } from './areas/surveys/server/survey-rows.server.ts';
import {
  documentChoicesResource,
  documentsResource,
  lessonResource,
  lessonsResource,
} from './areas/training/server/training.server.ts';
import { searchResource } from './kit/directory/search.server.ts';
import { savedViewsResource } from './kit/list/saved-views.server.ts';
import { reportResource } from './kit/report/report.server.ts';
import { placesBelowResource, placesResource } from './kit/places/places.server.ts';
import { bookmarksForm } from './shell/bookmarks.action.server.ts';
import { findResource } from './shell/commands/find.server.ts';
import { notificationSettingsResource, notificationsResource } from './shell/notifications/notifications.server.ts';

/** Every resource of the app: what browser code reads and changes. One route answers them all. */
export const resources: readonly ServedResource[] = [
  absencesResource,
  audienceChoicesResource,
  audienceCountResource,
  backTestResource,
  bankResource,
  banksResource,
  statementExportResource,
  betsResource,
  bookmarksForm,
  callDaysResource,
  callExplainedResource,
  callGroupsResource,
  callListResource,
  callNumbersResource,
  callOutPlanResource,
  callOutResource,
  callOutsResource,
  callPassesResource,
  callResource,
  callsResource,
  campaignAboutResource,
  campaignDraftResource,
  campaignModuleResource,
  moduleEffectResource,
  campaignImageForm,
  campaignsResource,
  chatPeopleResource,
  chatSearchResource,
  linkChoicesResource,
  linkResource,
  sharedValueResource,
  choicesResource,
  commentsResource,
  communicationsResource,
  conversationsResource,
  conversionResource,
  correctionsResource,
  costResource,
  deskResource,
  documentChoicesResource,
  documentsResource,
  draftResource,
  driverDetailResource,
  driversBulkResource,
  driversResource,
  effectResource,
  elementResource,
  employeesResource,
  dashboardPdfResource,
  exportResource,
  startedExportResource,
  findResource,
  ghostsResource,
  goalsResource,
  homeEditorResource,
  homeResource,
  huddleResource,
  leaderboardResource,
  lessonResource,
  lessonsResource,
  mailChoicesResource,
  mailDraftsResource,
  mailReachResource,
  mailResource,
  mailThreadResource,
  mapCallsResource,
  mapDaysResource,
  messagesResource,
  notificationSettingsResource,
  notificationsResource,
  oddsResource,
  ownCallOutResource,
  peopleResource,
  performanceCampaignResource,
  performanceCampaignsResource,
  personalDataResource,
  receiptsResource,
  photosResource,
  pictureForm,
  picturesForm,
  placesBelowResource,
  placesResource,
  planResource,
  pointsResource,
  predictionsResource,
  presenceResource,
  previewResource,
  pushResource,
  reachResource,
  readersResource,
  reportResource,
  reportShiftsResource,
  reportsResource,
  requestsResource,
  retentionResource,
  reportPdfResource,
  scorecardPdfResource,
  scorecardResource,
  subscriptionsResource,
  savedViewsResource,
  quietResource,
  scheduledResource,
  scheduleReportResource,
  scheduleResource,
  publishingResource,
  calendarFeedResource,
  swapsResource,
  shiftHistoryResource,
  workedResource,
  takersResource,
  scheduleSettingsResource,
  noticesResource,
  searchResource,
  seasonResource,
  skillTreeResource,
  surveyDetailResource,
  surveyExportResource,
  surveyFocusResource,
  surveyRowsResource,
  teamResource,
  templatesResource,
  unlockResource,
  accessResource,
  visitResource,
  weightsPreviewResource,
  alertsResource,
  dashboardHistoryResource,
  headlineResource,
  runningScoreResource,
  serviceCountsResource,
  whyResource,
];
