import type { Geography } from '../geography/geography.ts';
import { messages } from '../messages/messages.ts';
import { can } from '../permissions/can.ts';
import type { AccessSettings, Target } from '../permissions/decision.ts';
import type { Subject } from '../permissions/subject.ts';
import { loginRedirect } from './redirects.ts';
import type { ScreenRoute } from './routes.ts';

/** What the guard says before a screen opens. */
export type GuardVerdict =
  | { readonly kind: 'open' }
  /** Somebody must sign in first. */
  | { readonly kind: 'login'; readonly to: string }
  /** The place is not theirs: own dashboard. */
  | { readonly kind: 'own-dashboard'; readonly to: string; readonly message: string }
  /** The screen is not theirs anywhere: back where they came from, or `to` when there is no way back. */
  | { readonly kind: 'back'; readonly to: string; readonly message: string };

/** Path of the dashboard of an organization. */
export function dashboardPath(organization: Pick<Geography, 'slug'>): string {
  return `/dashboard/${encodeURIComponent(organization.slug)}`;
}

/**
 * Whether a screen opens for somebody (specification, sections 2, 4, 6 and 8). A place outside the own rights answers
 * 'Not Allowed to Go There' and leads to the own dashboard; a screen that is closed to the person whatever the place
 * answers with the permission helper's words and leads back.
 * @param target what the route's slug names; `geography: null` for a slug that does not exist, which opens no screen,
 * not even one whose rule asks for a permission alone
 * @param path wished path with query, for the way back after login
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
