export { dashboardPath, guardScreen } from './guard.ts';
export type { GuardVerdict } from './guard.ts';
export { matchRoute, ownSpelling } from './match-route.ts';
export type { RouteMatch } from './match-route.ts';
export { destinationOf, menuActions, menuFor, menus, replaceSlug } from './menus.ts';
export type { CurrentSlugs, MenuEntry, SlugSource } from './menus.ts';
export {
  afterLogout,
  facilityTypeDestination,
  isAppPath,
  leavePrompt,
  loginRedirect,
  safeNextUrl,
} from './redirects.ts';
export { notFoundRoute, routes } from './routes.ts';
export type { DrawerView, MenuName, ScreenAction, ScreenId, ScreenRoute, SlugKind } from './routes.ts';
export { lazyPartTimeoutMilliseconds, navigationLoaderDelayMilliseconds } from './timing.ts';
