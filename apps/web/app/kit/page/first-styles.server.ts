/** The single stylesheet of all screens. */
export interface Stylesheet {
  /** Its address, which changes with its content. */
  readonly href: string;
  readonly text: string;
}

/** The cookie that records that a browser has received this stylesheet. */
export function stylesCookie({ href }: Stylesheet): string {
  return `styles=${nameOf(href)}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`;
}

/**
 * Whether a browser has received this stylesheet before. If it was evicted from the cache, the link loads it as usual.
 */
export function hasCachedStyles(cookies: string | null, { href }: Stylesheet): boolean {
  return cookies?.split('; ').includes(`styles=${nameOf(href)}`) ?? false;
}

const nameOf = (href: string) => href.slice(href.lastIndexOf('/') + 1);
