import type { ApiModule } from '../platform/module.ts';
import { accountsHandlers } from './accounts/accounts.handlers.ts';
import { accountsJobs } from './accounts/accounts.jobs.ts';
import { alertsHandlers } from './alerts/alerts.handlers.ts';
import { alertsJobs } from './alerts/alerts.jobs.ts';
import { arenaHandlers } from './arena/arena.handlers.ts';
import { deskHandlers } from './arena/desk.handlers.ts';
import { arenaJobs } from './arena/arena.jobs.ts';
import { callOutsHandlers } from './call-outs/call-outs.handlers.ts';
import { callOutsStillFor } from './call-outs/index.ts';
import { bankHandlers } from './bank/bank.handlers.ts';
import { bankJobs } from './bank/bank.jobs.ts';
import { bookieHandlers } from './bookie/bookie.handlers.ts';
import { bookieJobs } from './bookie/bookie.jobs.ts';
import { callDetailsHandlers } from './call-details/call-details.handlers.ts';
import { campaignsHandlers } from './campaigns/campaigns.handlers.ts';
import { campaignsJobs } from './campaigns/campaigns.jobs.ts';
import { chatFiles } from './chat/chat.files.ts';
import { chatHandlers } from './chat/chat.handlers.ts';
import { chatJobs } from './chat/chat.jobs.ts';
import { chatLive } from './chat/chat.live.ts';
import { chatOperations } from './chat/chat.operations.ts';
import { dashboardsHandlers } from './dashboards/dashboards.handlers.ts';
import { dashboardsJobs } from './dashboards/dashboards.jobs.ts';
import { emailJobs } from './email/email.jobs.ts';
import { draftHandlers } from './draft/draft.handlers.ts';
import { draftJobs } from './draft/draft.jobs.ts';
import { execReportsHandlers } from './exec-reports/exec-reports.handlers.ts';
import { execReportsJobs } from './exec-reports/exec-reports.jobs.ts';
import { forecastHandlers } from './forecast/forecast.handlers.ts';
import { forecastJobs } from './forecast/forecast.jobs.ts';
import { driversHandlers } from './drivers/drivers.handlers.ts';
import { goalsHandlers } from './goals/goals.handlers.ts';
import { huddleHandlers } from './huddle/huddle.handlers.ts';
import { announcementsStillFor } from './home/index.ts';
import { homeHandlers } from './home/home.handlers.ts';
import { homeJobs } from './home/home.jobs.ts';
import { keepingHandlers } from './keeping/keeping.handlers.ts';
import { keepingJobs } from './keeping/retention.ts';
import { mailHandlers } from './mail/mail.handlers.ts';
import { mapsHandlers } from './maps/maps.handlers.ts';
import { metricsJobs } from './metrics/metrics.jobs.ts';
import { notificationsHandlers } from './notifications/notifications.handlers.ts';
import { pointsJobs } from './points/points.jobs.ts';
import { pushHandlers } from './push/push.handlers.ts';
import { pushJobs } from './push/push.jobs.ts';
import { performanceCampaignsHandlers } from './performance-campaigns/performance-campaigns.handlers.ts';
import { performanceCampaignsJobs } from './performance-campaigns/performance-campaigns.jobs.ts';
import { reportsHandlers } from './reports/reports.handlers.ts';
import { requestsHandlers } from './requests/requests.handlers.ts';
import { scheduleReportsHandlers } from './schedule-reports/schedule-reports.handlers.ts';
import { scheduleHandlers } from './schedule/schedule.handlers.ts';
import { savedViewsHandlers } from './saved-views/saved-views.handlers.ts';
import { searchHandlers } from './search/search.handlers.ts';
import { searchOperations } from './search/search.operations.ts';
import { subscriptionsHandlers } from './subscriptions/subscriptions.handlers.ts';
import { subscriptionsJobs } from './subscriptions/subscriptions.jobs.ts';
import { tellRefused } from './subscriptions/tell-refused.ts';
import { surveysHandlers } from './surveys/surveys.handlers.ts';
import { surveysJobs } from './surveys/surveys.jobs.ts';
import { usageHandlers } from './usage/usage.handlers.ts';
import { usageJobs } from './usage/usage.jobs.ts';
import { trainingHandlers } from './training/training.handlers.ts';
import { trainingJobs } from './training/training.jobs.ts';
import { trainingRoutes } from './training/training.routes.ts';

/** Every module of the backend. To add an area, add one entry here. */
export const modules: readonly ApiModule[] = [
  { name: 'accounts', handlers: accountsHandlers, jobs: accountsJobs },
  { name: 'alerts', handlers: () => alertsHandlers, jobs: alertsJobs },
  { name: 'bank', handlers: () => bankHandlers, jobs: bankJobs },
  { name: 'bookie', handlers: () => bookieHandlers, jobs: bookieJobs },
  { name: 'arena', handlers: () => [...arenaHandlers, ...deskHandlers], jobs: arenaJobs },
  { name: 'call-details', handlers: () => callDetailsHandlers },
  { name: 'call-outs', handlers: () => callOutsHandlers },
  { name: 'campaigns', handlers: () => campaignsHandlers, jobs: campaignsJobs },
  {
    name: 'chat',
    handlers: () => chatHandlers,
    jobs: chatJobs,
    operations: chatOperations,
    files: chatFiles,
    live: [chatLive],
  },
  { name: 'dashboards', handlers: () => dashboardsHandlers, jobs: dashboardsJobs },
  { name: 'email', jobs: (config) => emailJobs(config, tellRefused) },
  { name: 'draft', handlers: () => draftHandlers, jobs: draftJobs },
  { name: 'exec-reports', handlers: () => execReportsHandlers, jobs: execReportsJobs },
  { name: 'forecast', handlers: () => forecastHandlers, jobs: forecastJobs },
  { name: 'drivers', handlers: () => driversHandlers },
  { name: 'goals', handlers: () => goalsHandlers },
  { name: 'huddle', handlers: () => huddleHandlers },
  { name: 'home', handlers: () => homeHandlers, jobs: homeJobs },
  { name: 'keeping', handlers: () => keepingHandlers, jobs: keepingJobs },
  { name: 'mail', handlers: () => mailHandlers },
  { name: 'maps', handlers: () => mapsHandlers },
  { name: 'metrics', jobs: metricsJobs },
  { name: 'notifications', handlers: () => notificationsHandlers },
  { name: 'points', jobs: pointsJobs },
  {
    name: 'push',
    handlers: () => pushHandlers,
    jobs: (config) => pushJobs(config, { announcement: announcementsStillFor, 'call-out': callOutsStillFor }),
  },
  { name: 'performance-campaigns', handlers: () => performanceCampaignsHandlers, jobs: performanceCampaignsJobs },
  { name: 'reports', handlers: () => reportsHandlers },
  { name: 'requests', handlers: () => requestsHandlers },
  { name: 'schedule-reports', handlers: () => scheduleReportsHandlers },
  { name: 'schedule', handlers: () => scheduleHandlers },
  { name: 'saved-views', handlers: () => savedViewsHandlers },
  { name: 'search', handlers: () => searchHandlers, operations: searchOperations },
  { name: 'subscriptions', handlers: () => subscriptionsHandlers, jobs: subscriptionsJobs },
  { name: 'surveys', handlers: () => surveysHandlers, jobs: surveysJobs },
  { name: 'usage', handlers: () => usageHandlers, jobs: usageJobs },
  { name: 'training', handlers: () => trainingHandlers, jobs: trainingJobs, routes: trainingRoutes },
];
