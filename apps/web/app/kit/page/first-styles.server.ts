/** The one stylesheet of all screens. */
export interface Stylesheet {
  /** Its address, which changes with its content. */
  readonly href: string;
  readonly text: string;
}

/** The cookie by which a browser says next time that it was given this stylesheet to keep. */
export function stylesCookie({ href }: Stylesheet): string {
  return `styles=${nameOf(href)}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`;
}

/** Whether a browser was given this stylesheet before; one that has thrown it away asks for it as for any other. */
export function hasCachedStyles(cookies: string | null, { href }: Stylesheet): boolean {
  return cookies?.split('; ').includes(`styles=${nameOf(href)}`) ?? false;
}

const nameOf = (href: string) => href.slice(href.lastIndexOf('/') + 1);
