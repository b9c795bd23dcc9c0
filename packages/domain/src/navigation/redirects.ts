import { facilityTypeSlug } from '../geography/facility-type.ts';
import type { FacilityType } from '../geography/geography.ts';
import { matchRoute } from './match-route.ts';

/** Where logout leads (specification, section 2). */
export const afterLogout = '/login';

/** Where the facility-type switch leads: /dashboard/{base}-{type}, or the base for no type (specification, section 2). */
export function facilityTypeDestination(baseSlug: string, facilityType: FacilityType | null): string {
  return `/dashboard/${encodeURIComponent(facilityTypeSlug(baseSlug, facilityType))}`;
}

/** Where somebody who is not signed in is sent, with the way back. */
export function loginRedirect(target: string): string {
  return `/login/?nextUrl=${encodeURIComponent(target)}`;
}

const site = 'https://roadside.invalid';

/**
 * Whether a text is a path of this site and nothing else. Browsers drop tabs and line breaks and read a backslash as a
 * slash, so a path with one of these could lead to another origin (`/<TAB>/host`), as could `//host` and dot segments
 * that end in one.
 */
export function isAppPath(text: string): boolean {
  if (!/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text, site)) return false;
  const { origin, pathname } = new URL(text, site);
  return origin === site && !pathname.startsWith('//');
}

/**
 * Where login leads: the wished path when it stays on this site and needs login, else the fallback. Anything that a
 * browser could read as another origin (`//host`, a backslash, a scheme, control characters) is refused, and so are the
 * screens that need no login, which would lead in circles.
 */
export function safeNextUrl(nextUrl: string | null | undefined, fallback = '/'): string {
  if (nextUrl == null || !isAppPath(nextUrl)) return fallback;
  const { pathname, search, hash } = new URL(nextUrl, site);
  return matchRoute(pathname).route.login ? `${pathname}${search}${hash}` : fallback;
}

/**
 * The leave-without-saving prompt, carrying where the person wanted to go; null when nothing is lost: no edits, or the
 * path stays on the same screen (specification, section 2).
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
