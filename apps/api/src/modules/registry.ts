import type { ApiModule } from '../platform/module.ts';
import { accountsHandlers } from './accounts/accounts.handlers.ts';
import { accountsJobs } from './accounts/accounts.jobs.ts';
import { dashboardsHandlers } from './dashboards/dashboards.handlers.ts';
import { dashboardsJobs } from './dashboards/dashboards.jobs.ts';
import { goalsHandlers } from './goals/goals.handlers.ts';
import { metricsJobs } from './metrics/metrics.jobs.ts';
import { reportsHandlers } from './reports/reports.handlers.ts';
import { scheduleHandlers } from './schedule/schedule.handlers.ts';
import { savedViewsHandlers } from './saved-views/saved-views.handlers.ts';
import { searchOperations } from './search/search.operations.ts';
import { surveysHandlers } from './surveys/surveys.handlers.ts';
import { surveysJobs } from './surveys/surveys.jobs.ts';

/** Every module of the backend. A new area is one entry here. */
export const modules: readonly ApiModule[] = [
  { name: 'accounts', handlers: accountsHandlers, jobs: accountsJobs },
  { name: 'dashboards', handlers: () => dashboardsHandlers, jobs: dashboardsJobs },
  { name: 'goals', handlers: () => goalsHandlers },
  { name: 'metrics', jobs: metricsJobs },
  { name: 'reports', handlers: () => reportsHandlers },
  { name: 'schedule', handlers: () => scheduleHandlers },
  { name: 'saved-views', handlers: () => savedViewsHandlers },
  { name: 'search', operations: searchOperations },
  { name: 'surveys', handlers: () => surveysHandlers, jobs: surveysJobs },
];
