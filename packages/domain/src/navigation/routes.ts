import type { Action } from '../permissions/can.ts';

/** Left menu of a screen. */
export type MenuName = 'home' | 'arena' | 'training' | 'usage';

/** Views of the right drawer. */
export type DrawerView = 'search' | 'survey-focus' | 'comments' | 'map-view' | 'requests' | 'huddle' | 'chat';

/** What a route's slug refers to. */
export type SlugKind = 'geography' | 'driver' | 'team' | 'campaign';

type ScreenName = Extract<Action, `screen.${string}`> extends `screen.${infer Name}` ? Name : never;

interface RouteShape {
  readonly id: string;
  /** Path pattern, exactly as in the specification. */
  readonly path: string;
  readonly title: string;
  /** Row of the authorization matrix for this screen. */
  readonly row: string;
  /** Action checked with `can` before the screen opens. */
  readonly action: Action;
  /** Whether the screen requires sign-in. */
  readonly login: boolean;
  /** What the slug refers to; null for a path without one. */
  readonly slug: SlugKind | null;
  /** Action that runs after the current geography is set from the slug; null = none. */
  readonly updateAction: string | null;
  readonly menu: MenuName | null;
  /** Views of the right drawer; the first opens by default if `drawerOpen`. */
  readonly drawers: readonly DrawerView[];
  readonly drawerOpen: boolean;
}

/** Fallback for a path that matches no pattern. */
export const notFoundRoute = open('not-found', '*', 'Not found', 'S005');

/**
 * Every screen of the product, in the order of the specification, section 2. Guards, menus, drawers and titles are
 * defined here; route files in the web app only do the wiring.
 */
export const routes = [
  open('login', '/login/', 'Login', 'S001'),
  open('temp-login', '/temp/orca/log/', 'Login', 'S002'),
  open('invite', '/invite/', 'Invitation', 'S003'),
  open('reset-password', '/reset-password/', 'Reset password', 'S004'),
  notFoundRoute,
  screen('root', '/', 'Home', 'S006', { menu: 'home', drawers: ['search', 'comments'], drawerOpen: true }),
  screen('home', '/home/', 'Home', 'S007', { menu: 'home', drawers: ['search', 'comments'], drawerOpen: true }),
  screen('arena-skill-tree', '/arena/skill-tree/:slug', 'Skill tree', 'S030', { slug: 'driver', menu: 'arena' }),
  screen('skill-tree', '/skill-tree/:slug', 'Skill tree', 'S031', { slug: 'driver', menu: 'arena' }),
  screen('sandbox', '/sandbox', 'Sandbox', 'S008', {}),
  screen('create-dashboard', '/create-dashboard/:slug', 'Create dashboard', 'S014', {
    slug: 'geography',
    menu: 'home',
  }),
  screen('dashboard', '/dashboard/:slug', 'My Dashboard', 'S015', {
    slug: 'geography',
    updateAction: 'dashboards.load',
    menu: 'home',
    drawers: ['survey-focus', 'comments'],
  }),
  screen('surveys', '/surveys/:slug', 'Surveys', 'S016', {
    slug: 'geography',
    updateAction: 'surveys.load',
    menu: 'home',
    drawers: ['survey-focus', 'comments'],
  }),
  screen('passed-calls', '/passed-calls/:slug', 'Call Details', 'S017', {
    slug: 'geography',
    updateAction: 'passed-calls.load',
    menu: 'home',
  }),
  screen('scheduler-scheduling', '/scheduler/:slug/scheduling', 'Schedule', 'S021', {
    slug: 'geography',
    updateAction: 'schedule.load',
    drawers: ['requests'],
  }),
  screen('scheduler-profiles', '/scheduler/:slug/profiles', 'Driver profiles', 'S022', {
    slug: 'geography',
    updateAction: 'driver-profiles.load',
  }),
  screen('scheduler-reports', '/scheduler/:slug/', 'Scheduler reports', 'S023', {
    slug: 'geography',
    updateAction: 'scheduler-reports.load',
  }),
  screen('scheduler-requests', '/scheduler/:slug/requests', 'Requests', 'S024', {
    slug: 'geography',
    updateAction: 'driver-requests.load',
  }),
  screen('maps', '/maps/:slug', 'Maps', 'S018', {
    slug: 'geography',
    updateAction: 'maps.load',
    drawers: ['map-view'],
    drawerOpen: true,
  }),
  screen('exec-reports', '/exec-reports/:slug', 'Executive reports', 'S020', {
    slug: 'geography',
    updateAction: 'exec-reports.load',
  }),
  screen('usage', '/usage/:slug', 'Usage', 'S025', { slug: 'geography', updateAction: 'usage.load', menu: 'usage' }),
  screen('user-activity', '/user-activity/:slug', 'User activity', 'S026', {
    slug: 'geography',
    updateAction: 'user-activity.load',
    menu: 'usage',
  }),
  screen('communications', '/communications/:slug', 'Communications', 'S027', {
    slug: 'geography',
    menu: 'training',
    drawers: ['chat'],
  }),
  screen('training', '/training/:slug', 'Training', 'S019', {
    slug: 'geography',
    updateAction: 'training.load',
    menu: 'training',
  }),
  screen('banks', '/bank/', 'Bank', 'S028', { menu: 'arena' }),
  screen('bank', '/bank/:slug', 'Arena bank', 'S029', { slug: 'driver', menu: 'arena' }),
  screen('draft', '/draft/:slug', 'Draft', 'S035', { slug: 'team', menu: 'arena' }),
  screen('bookie', '/bookie/:slug', 'Bookie', 'S034', { slug: 'driver', menu: 'arena' }),
  screen('leaderboard', '/leaderboard/:slug', 'Leaderboard', 'S032', { slug: 'geography', menu: 'arena' }),
  screen('team', '/team/:slug', 'Team', 'S033', { slug: 'team', menu: 'arena', drawers: ['huddle'], drawerOpen: true }),
  screen('season', '/season/', 'Season', 'S009', { menu: 'arena' }),
  screen('performance-campaigns', '/performance_campaign/', 'Campaigns', 'S010', { menu: 'arena' }),
  screen('performance-campaign', '/performance_campaign/:campaign', 'Campaign', 'S011', {
    slug: 'campaign',
    menu: 'arena',
  }),
  screen('campaigns', '/campaign/', 'Training campaigns', 'S012', { menu: 'training' }),
  screen('campaign-creation', '/campaign/creation', 'Campaign builder', 'S013', { menu: 'training' }),
] as const;

/** One screen of the route table. */
export type ScreenRoute = (typeof routes)[number];

/** Name of a screen. */
export type ScreenId = ScreenRoute['id'];

/** Action checked with `can` before a screen opens; all of them are defined in permissions. */
export type ScreenAction = ScreenRoute['action'];

function open<const Id extends ScreenName, const Path extends string>(id: Id, path: Path, title: string, row: string) {
  return route(id, path, title, row, false, {});
}

type ScreenOptions = Partial<Pick<RouteShape, 'slug' | 'updateAction' | 'menu' | 'drawers' | 'drawerOpen'>>;

function screen<const Id extends ScreenName, const Path extends string>(
  id: Id,
  path: Path,
  title: string,
  row: string,
  options: ScreenOptions,
) {
  return route(id, path, title, row, true, options);
}

function route<const Id extends ScreenName, const Path extends string>(
  id: Id,
  path: Path,
  title: string,
  row: string,
  login: boolean,
  options: ScreenOptions,
) {
  const shape = {
    id,
    path,
    title,
    row,
    action: `screen.${id}` as const,
    login,
    slug: options.slug ?? null,
    updateAction: options.updateAction ?? null,
    menu: options.menu ?? null,
    drawers: options.drawers ?? [],
    drawerOpen: options.drawerOpen ?? false,
  } satisfies RouteShape;
  return shape;
}
