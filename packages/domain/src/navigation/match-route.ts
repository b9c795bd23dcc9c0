import { notFoundRoute, routes, type ScreenRoute } from './routes.ts';

/** The screen a path opens. */
export interface RouteMatch {
  readonly route: ScreenRoute;
  /** Decoded slug or campaign of the path; null when it has none. */
  readonly slug: string | null;
}

/**
 * The screen for a path, trailing slash or not; what no pattern fits is the not-found screen.
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

/** The slug when the segments fit the pattern, null when they fit and it has none, undefined when they do not fit. */
function slugIn(pattern: readonly string[], segments: readonly string[]): string | null | undefined {
  if (pattern.length !== segments.length) return undefined;
  let slug: string | null = null;
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) {
      slug = decode(segment);
      if (slug === null) return undefined;
    } else if (part !== segment) return undefined;
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
