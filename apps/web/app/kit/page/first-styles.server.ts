import { Transform } from 'node:stream';

/** The one stylesheet of all screens. */
export interface Stylesheet {
  /** Its address, which changes with what is in it. */
  readonly href: string;
  readonly text: string;
}

const headEnd = '</head>';

/** The cookie by which a browser says next time that it was given this stylesheet to keep. */
export function stylesCookie({ href }: Stylesheet): string {
  return `styles=${nameOf(href)}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`;
}

/** Whether a browser was given this stylesheet before; one that has thrown it away asks for it as for any other. */
export function hasCachedStyles(cookies: string | null, { href }: Stylesheet): boolean {
  return cookies?.split('; ').includes(`styles=${nameOf(href)}`) ?? false;
}

const nameOf = (href: string) => href.slice(href.lastIndexOf('/') + 1);

/**
 * Sends a page on with the styles inside it, so that a first visit is drawn as soon as the page is there instead of one
 * round trip later. The link stays for the next page: media that never match make the browser fetch it when it has
 * nothing better to do. Everything after the head passes as it is.
 */
export function withStylesInside({ href, text }: Stylesheet, nonce: string): Transform {
  let held: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (held === null) return done(null, chunk);
      held = Buffer.concat([held, chunk]);
      const end = held.indexOf(headEnd);
      if (end === -1) return done();
      const link = `<link rel="stylesheet" href="${href}"`;
      // A function, since styles may hold what a replacement takes for a sign of its own.
      this.push(
        held
          .subarray(0, end)
          .toString()
          .replace(link, () => `<style nonce="${nonce}">${text}</style>${link} media="not all"`),
      );
      const rest = held.subarray(end);
      held = null;
      done(null, rest);
    },
    flush(done) {
      done(null, held);
    },
  });
}
