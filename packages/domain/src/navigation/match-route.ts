import { notFoundRoute, routes, type ScreenRoute } from './routes.ts';

/** The screen a path opens. */
export interface RouteMatch {
  readonly route: ScreenRoute;
  /** Decoded slug or campaign in the path; null if it has none. */
  readonly slug: string | null;
}

/**
 * The screen for a path, with or without a trailing slash and in any letter case, matching the web app's router. A path
 * that matches no pattern opens the not-found screen.
 * @param pathname path without query and hash
 */
export function matchRoute(pathname: string): RouteMatch {
  const segments = segmentsOf(pathname);
  for (const route of routes) {
    if (route === notFoundRoute) continue;
    const slug = slugIn(segmentsOf(route.path), segments);
    if (slug !== undefined) return { route, slug };
  }
  return { route: notFoundRoute, slug: null };
}

/**
 * The path in the screen's canonical letter case; null if it already is, or if it is not this screen's path. Parameter
 * values stay unchanged: slugs are compared exactly (decision 28).
 * @param pathname path without query and hash
 */
export function ownSpelling(route: ScreenRoute, pathname: string): string | null {
  const pattern = segmentsOf(route.path);
  const segments = segmentsOf(pathname);
  if (route === notFoundRoute || slugIn(pattern, segments) === undefined) return null;
  const spelled = pattern.map((part, index) => (part.startsWith(':') ? (segments[index] ?? '') : part)).join('/');
  return spelled === segments.join('/') ? null : `/${spelled}${pathname.endsWith('/') ? '/' : ''}`;
}

/**
 * The slug if the segments match the pattern, null if they match and it has no slug, undefined if they do not match.
 */
function slugIn(pattern: readonly string[], segments: readonly string[]): string | null | undefined {
  if (pattern.length !== segments.length) return undefined;
  let slug: string | null = null;
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) {
      slug = decode(segment);
      if (slug === null) return undefined;
    } else if (part !== segment.toLowerCase()) return undefined;
  }
  return slug;
}

function segmentsOf(path: string): string[] {
  const inner = path.slice(1);
  return (inner.length > 1 && inner.endsWith('/') ? inner.slice(0, -1) : inner).split('/');
}

function decode(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    return text === '' || text.includes('/') ? null : text;
  } catch {
    return null;
  }
}
