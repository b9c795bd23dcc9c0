import type { CallDefinition } from '../call/define-call.ts';
import { accounts as signIn } from './accounts.calls.ts';
import { invites } from './accounts-invites.calls.ts';
import { people } from './accounts-people.calls.ts';
import { seeing } from './accounts-seeing.calls.ts';
import { sessions } from './accounts-sessions.calls.ts';
import { alerts } from './alerts.calls.ts';
import { callDetails } from './call-details.calls.ts';
import { callOuts } from './call-outs.calls.ts';
import { campaigns } from './campaigns.calls.ts';
import { communications } from './communications.calls.ts';
import { conversations } from './conversations.calls.ts';
import { dashboard } from './dashboard.calls.ts';
import { dashboardData } from './dashboard-data.calls.ts';
import { dashboards } from './dashboards.calls.ts';
import { documents } from './documents.calls.ts';
import { documentation } from './documentation.calls.ts';
import { elements } from './elements.calls.ts';
import { execReports } from './exec-reports.calls.ts';
import { forecast } from './forecast.calls.ts';
import { homepage } from './homepage.calls.ts';
import { huddles } from './huddle.calls.ts';
import { keeping } from './keeping.calls.ts';
import { mailbox } from './mailbox.calls.ts';
import { lessons } from './lessons.calls.ts';
import { messaging } from './messaging.calls.ts';
import { myDashboard } from './my-dashboard.calls.ts';
import { notifications } from './notifications.calls.ts';
import { payments } from './payments.calls.ts';
import { performance } from './performance.calls.ts';
import { pushSettings } from './push-settings.calls.ts';
import { requests } from './requests.calls.ts';
import { scheduleReports } from './schedule-reports.calls.ts';
import { savedViews } from './saved-views.calls.ts';
import { scheduler } from './scheduler.calls.ts';
import { openShifts } from './scheduler-open-shifts.calls.ts';
import { placeholders } from './scheduler-placeholders.calls.ts';
import { scheduleCalendar } from './scheduler-calendar.calls.ts';
import { schedulePublishing } from './scheduler-publishing.calls.ts';
import { scheduleTemplates } from './scheduler-templates.calls.ts';
import { surveys } from './surveys.calls.ts';
import { training } from './training.calls.ts';
import { scorecards } from './scorecards.calls.ts';
import { search } from './search.calls.ts';
import { subscriptions } from './subscriptions.calls.ts';
import { usage } from './usage.calls.ts';

/** Every call of the backend, by area. */
export const calls = {
  accounts: { ...signIn, ...invites, ...people, ...sessions, ...seeing },
  dashboardData,
  dashboard,
  callDetails,
  dashboards,
  elements,
  surveys,
  savedViews,
  myDashboard,
  scheduler: {
    ...scheduler,
    ...scheduleTemplates,
    ...schedulePublishing,
    ...scheduleCalendar,
    ...openShifts,
    ...placeholders,
    ...forecast,
  },
  requests,
  callOuts,
  scheduleReports,
  execReports,
  scorecards,
  documentation,
  messaging,
  huddles,
  communications,
  conversations,
  mailbox,
  keeping,
  notifications,
  pushSettings,
  homepage,
  search,
  subscriptions,
  usage,
  training: { ...training, ...lessons },
  alerts,
  campaigns,
  documents,
  payments,
  performance,
};

/** The same calls as a flat list. */
export const allCalls: readonly CallDefinition[] = Object.values(calls).flatMap((area): CallDefinition[] =>
  Object.values(area),
);

/** Calls whose handler comes with a later area: validated, then answered with 501. Their replies may still change. */
export const draftCalls: readonly CallDefinition[] = allCalls.filter((call) => call.status === 'draft');
