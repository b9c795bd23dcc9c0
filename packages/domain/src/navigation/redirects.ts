import { facilityTypeSlug } from '../geography/facility-type.ts';
import type { FacilityType } from '../geography/geography.ts';
import { matchRoute } from './match-route.ts';

/** Redirect after logout (specification, section 2). */
export const afterLogout = '/login/';

/**
 * Destination of the facility-type switch: /dashboard/{base}-{type}, or the base for no type (specification, section
 * 2).
 */
export function facilityTypeDestination(baseSlug: string, facilityType: FacilityType | null): string {
  return `/dashboard/${encodeURIComponent(facilityTypeSlug(baseSlug, facilityType))}`;
}

/** Login URL for an anonymous user, with the path to return to. */
export function loginRedirect(target: string): string {
  return `/login/?nextUrl=${encodeURIComponent(target)}`;
}

const site = 'https://roadside.invalid';

/**
 * Whether a string is a path on this site. Browsers drop tabs and line breaks and read a backslash as a slash, so a
 * path containing them could lead to another origin (`/<TAB>/host`), as could `//host` and dot segments that end in
 * one.
 */
export function isAppPath(text: string): boolean {
  if (!/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text, site)) return false;
  const { origin, pathname } = new URL(text, site);
  return origin === site && !pathname.startsWith('//');
}

/**
 * Destination after login: the requested path if it stays on this site and needs login, otherwise the fallback.
 * Anything a browser could read as another origin (`//host`, a backslash, a scheme, control characters) is refused, as
 * are public screens, which would loop.
 */
export function safeNextUrl(nextUrl: string | null | undefined, fallback = '/'): string {
  if (nextUrl == null || !isAppPath(nextUrl)) return fallback;
  const { pathname, search, hash } = new URL(nextUrl, site);
  return matchRoute(pathname).route.login ? `${pathname}${search}${hash}` : fallback;
}

/**
 * The leave-without-saving prompt with the requested destination; null if nothing would be lost: no edits, or the path
 * stays on the same screen (specification, section 2).
 */
export function leavePrompt(
  from: string,
  target: string,
  schedulingEdits: boolean,
): { readonly targetPath: string } | null {
  const path = (url: string) => (url.split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  const leaves = path(from).startsWith('/scheduler/') && path(from) !== path(target);
  return schedulingEdits && leaves ? { targetPath: target } : null;
}
