import { index, layout, route, type RouteConfig } from '@remix-run/route-config';
import type { ScreenId } from '@roadside/domain/navigation';
import { resourcesRoot } from './kit/resource/resource-address.ts';

const screen = (id: ScreenId, path: string, file: string) => route(path, file, { id: `screen.${id}` });

/**
 * The route table of the specification, section 2, in its order. The id names the screen in
 * `@roadside/domain/navigation`, which holds its guard, menu and drawers; a test keeps the two tables in sync.
 */
export default [
  screen('login', 'login', 'routes/login.tsx'),
  screen('temp-login', 'temp/orca/log', 'routes/login.tsx'),
  screen('invite', 'invite', 'routes/invite.tsx'),
  screen('reset-password', 'reset-password', 'routes/reset-password.tsx'),
  screen('not-found', '*', 'routes/not-found.tsx'),
  layout('routes/signed-in.tsx', { id: 'signed-in' }, [
    index('routes/home.tsx', { id: 'screen.root' }),
    screen('home', 'home', 'routes/home.tsx'),
    screen('arena-skill-tree', 'arena/skill-tree/:slug', 'routes/skill-tree.tsx'),
    screen('skill-tree', 'skill-tree/:slug', 'routes/skill-tree.tsx'),
    screen('sandbox', 'sandbox', 'routes/sandbox.tsx'),
    screen('create-dashboard', 'create-dashboard/:slug', 'routes/create-dashboard.tsx'),
    screen('dashboard', 'dashboard/:slug', 'routes/dashboard.tsx'),
    screen('surveys', 'surveys/:slug', 'routes/surveys.tsx'),
    screen('passed-calls', 'passed-calls/:slug', 'routes/passed-calls.tsx'),
    screen('scheduler-scheduling', 'scheduler/:slug/scheduling', 'routes/schedule.tsx'),
    screen('scheduler-profiles', 'scheduler/:slug/profiles', 'routes/scheduler-profiles.tsx'),
    screen('scheduler-reports', 'scheduler/:slug', 'routes/scheduler-reports.tsx'),
    screen('scheduler-requests', 'scheduler/:slug/requests', 'routes/scheduler-requests.tsx'),
    screen('maps', 'maps/:slug', 'routes/maps.tsx'),
    screen('exec-reports', 'exec-reports/:slug', 'routes/exec-reports.tsx'),
    screen('usage', 'usage/:slug', 'routes/usage.tsx'),
    screen('user-activity', 'user-activity/:slug', 'routes/user-activity.tsx'),
    screen('communications', 'communications/:slug', 'routes/communications.tsx'),
    screen('training', 'training/:slug', 'routes/training.tsx'),
    screen('banks', 'bank', 'routes/banks.tsx'),
    screen('bank', 'bank/:slug', 'routes/bank.tsx'),
    screen('draft', 'draft/:slug', 'routes/draft.tsx'),
    screen('bookie', 'bookie/:slug', 'routes/bookie.tsx'),
    screen('leaderboard', 'leaderboard/:slug', 'routes/leaderboard.tsx'),
    screen('team', 'team/:slug', 'routes/team.tsx'),
    screen('season', 'season', 'routes/season.tsx'),
    screen('performance-campaigns', 'performance_campaign', 'routes/performance-campaigns.tsx'),
    screen('performance-campaign', 'performance_campaign/:campaign', 'routes/performance-campaign.tsx'),
    screen('campaigns', 'campaign', 'routes/campaigns.tsx'),
    screen('campaign-creation', 'campaign/creation', 'routes/campaign-creation.tsx'),
    // Ours, in addition to the table: chat, and a team's huddle as a page.
    route('chat/:conversation?', 'routes/chat.tsx'),
    route('huddle/:team', 'routes/huddle.tsx'),
    // Ours, in addition to the table: the person's account, the outbox of a club without a mail service, mail, and reports.
    route('account', 'routes/account.tsx'),
    route('outbox', 'routes/outbox.tsx'),
    route('mail', 'routes/mail.tsx'),
    route('keeping', 'routes/keeping.tsx'),
    // Ours: an Admin sees as another person.
    route('seeing', 'routes/seeing.tsx'),
    // Ours: dashboards sent by email.
    route('subscriptions', 'routes/subscriptions.tsx'),
    // Ours: a station's month, and the scorecards of a location.
    route('scorecard/:id', 'routes/scorecard.tsx'),
    route('scorecards/:slug', 'routes/scorecards.tsx'),
    // Ours: the question and the board of a call-out.
    route('call-outs/:id', 'routes/call-out.tsx'),
    route('commissioner', 'routes/commissioner.tsx'),
  ]),
  // Ours: the Arena on a station's television, without the shell.
  route('wallboard/:slug', 'routes/wallboard.tsx'),
  // Ours: creates the first account of a new installation, with the code its server printed.
  route('first-account', 'routes/first-account.tsx'),
  route('logout', 'routes/logout.ts'),
  route('stop-seeing', 'routes/stop-seeing.ts'),
  // Ours: what a driver's calendar app reads.
  route('calendar/:file', 'routes/calendar.ts'),
  // Where a push leads.
  route('open/:kind/:id', 'routes/open.ts'),
  // What browser code reads and changes: `resources.server.ts` lists it.
  route(`${resourcesRoot}/*`, 'routes/resources.ts'),
] satisfies RouteConfig;
