import type { RequestHandler } from 'express';

/** A name or an address, with an optional port, as a browser sends it. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses request targets that a browser never sends and that different parts of the server might parse differently:
 * absolute addresses (`GET http://other/`), a second leading slash, dot segments, also percent-encoded or behind a
 * backslash, and an invalid Host header.
 */
export function refuseOddTargets(): RequestHandler {
  return (request, response, next) => {
    const named = request.get('host');
    if (isPlainPath(request.originalUrl) && named !== undefined && host.test(named)) return next();
    response
      .status(400)
      .set({ 'Cache-Control': 'no-store', Connection: 'close' })
      .type('text/plain')
      .send('This address cannot be read.');
  };
}

function isPlainPath(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  const path = target.split(/[?#]/, 1)[0] ?? '';
  // Encoded any number of times: a later parser may decode it once more.
  const bare = path.replace(/%(?:25)*2e/gi, '.').replace(/%(?:25)*(?:2f|5c)|\\/gi, '/');
  return !bare.split('/').some((segment) => segment === '.' || segment === '..');
}
