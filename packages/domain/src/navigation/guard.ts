import type { Geography } from '../geography/geography.ts';
import { messages } from '../messages/messages.ts';
import { can } from '../permissions/can.ts';
import type { AccessSettings, Target } from '../permissions/decision.ts';
import type { Subject } from '../permissions/subject.ts';
import { loginRedirect } from './redirects.ts';
import type { ScreenRoute } from './routes.ts';

/** The guard's verdict before a screen opens. */
export type GuardVerdict =
  | { readonly kind: 'open' }
  /** The person must sign in first. */
  | { readonly kind: 'login'; readonly to: string }
  /** The person may not view this location: redirect to their own dashboard. */
  | { readonly kind: 'own-dashboard'; readonly to: string; readonly message: string }
  /** The person may not open this screen anywhere: go back, or to `to` if there is no history. */
  | { readonly kind: 'back'; readonly to: string; readonly message: string };

/** Path of the dashboard of an organization. */
export function dashboardPath(organization: Pick<Geography, 'slug'>): string {
  return `/dashboard/${encodeURIComponent(organization.slug)}`;
}

/**
 * Decides whether a screen opens for a subject (specification, sections 2, 4, 6 and 8). A location outside the
 * subject's rights shows 'Not Allowed to Go There' and redirects to their own dashboard. A screen that is closed to the
 * subject for every location shows the permission helper's message and goes back.
 * @param target what the route's slug refers to; `geography: null` for a slug that does not exist, which opens no
 * screen, not even one that only requires a permission
 * @param path requested path with query, to return to after login
 */
export function guardScreen(
  route: ScreenRoute,
  subject: Subject,
  target: Target,
  path: string,
  settings: AccessSettings = {},
): GuardVerdict {
  if (target.geography !== null && can(subject, route.action, target, settings).allowed) return { kind: 'open' };
  if (subject.kind === 'anonymous') return { kind: 'login', to: loginRedirect(path) };
  const to = dashboardPath(subject.organization);
  const opensOnOwnPlace = can(subject, route.action, {}, settings).allowed;
  return opensOnOwnPlace
    ? { kind: 'own-dashboard', to, message: messages.geographyNotAllowed }
    : { kind: 'back', to, message: messages.permissionDenied };
}
