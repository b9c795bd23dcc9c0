import { index, layout, route, type RouteConfig } from '@remix-run/route-config';
import type { ScreenId } from '@roadside/domain/navigation';

/** A screen that is not built yet: its guard holds, and one honest page says so. */
const notBuilt = 'routes/screen-not-built.tsx';

const screen = (id: ScreenId, path: string, file = notBuilt) => route(path, file, { id: `screen.${id}` });

/**
 * The table of routes of the specification, section 2, in its order. The id names the screen in
 * `@roadside/domain/navigation`, which holds its guard, menu and drawers; a test keeps the two tables the same.
 */
export default [
  screen('login', 'login', 'routes/login.tsx'),
  screen('temp-login', 'temp/orca/log', 'routes/login.tsx'),
  screen('invite', 'invite', 'routes/invite.tsx'),
  screen('reset-password', 'reset-password', 'routes/reset-password.tsx'),
  screen('not-found', '*', 'routes/not-found.tsx'),
  layout('routes/signed-in.tsx', { id: 'signed-in' }, [
    index(notBuilt, { id: 'screen.root' }),
    screen('home', 'home'),
    screen('arena-skill-tree', 'arena/skill-tree/:slug'),
    screen('skill-tree', 'skill-tree/:slug'),
    screen('sandbox', 'sandbox', 'routes/sandbox.tsx'),
    screen('create-dashboard', 'create-dashboard/:slug', 'routes/create-dashboard.tsx'),
    screen('dashboard', 'dashboard/:slug', 'routes/dashboard.tsx'),
    screen('surveys', 'surveys/:slug', 'routes/surveys.tsx'),
    screen('passed-calls', 'passed-calls/:slug'),
    screen('scheduler-scheduling', 'scheduler/:slug/scheduling'),
    screen('scheduler-profiles', 'scheduler/:slug/profiles'),
    screen('scheduler-reports', 'scheduler/:slug'),
    screen('scheduler-requests', 'scheduler/:slug/requests'),
    screen('maps', 'maps/:slug'),
    screen('exec-reports', 'exec-reports/:slug'),
    screen('usage', 'usage/:slug'),
    screen('user-activity', 'user-activity/:slug'),
    screen('communications', 'communications/:slug'),
    screen('training', 'training/:slug'),
    screen('banks', 'bank'),
    screen('bank', 'bank/:slug'),
    screen('draft', 'draft/:slug'),
    screen('bookie', 'bookie/:slug'),
    screen('leaderboard', 'leaderboard/:slug'),
    screen('team', 'team/:slug'),
    screen('season', 'season'),
    screen('performance-campaigns', 'performance_campaign'),
    screen('performance-campaign', 'performance_campaign/:campaign'),
    screen('campaigns', 'campaign'),
    screen('campaign-creation', 'campaign/creation'),
    // Ours, beside the table: what belongs to the person, and the mail a club without a mail service keeps.
    route('account', 'routes/account.tsx'),
    route('outbox', 'routes/outbox.tsx'),
  ]),
  // Ours: how a new installation gets its first account, with the code its server printed.
  route('first-account', 'routes/first-account.tsx'),
  route('logout', 'routes/logout.ts'),
  route('resources/dashboard/:slug/:element', 'routes/dashboard-element.ts'),
  route('resources/places/:slug', 'routes/places.ts'),
  route('resources/places/:slug/below', 'routes/places-below.ts'),
  route('resources/find', 'routes/find.ts'),
  route('resources/search', 'routes/search.ts'),
  route('resources/bookmarks', 'routes/bookmarks.ts'),
  route('resources/comments/:element', 'routes/comments.ts'),
  route('resources/calls/:slug', 'routes/calls.ts'),
  route('resources/saved-views/:screen', 'routes/saved-views.ts'),
  route('resources/why/:slug', 'routes/why.ts'),
  route('resources/survey-focus/:slug', 'routes/survey-focus.ts'),
  route('resources/survey-rows/:slug', 'routes/survey-rows.ts'),
  route('resources/survey-detail/:slug/:id', 'routes/survey-detail.ts'),
  route('resources/survey-export/:slug', 'routes/survey-export.ts'),
  route('resources/goals/:slug', 'routes/goals.ts'),
  route('resources/preview/:slug', 'routes/preview-element.ts'),
  route('resources/employees', 'routes/employees.ts'),
  route('resources/export/:slug/:element', 'routes/export.ts'),
  route('resources/profile-picture', 'routes/profile-picture.ts'),
] satisfies RouteConfig;
