import type { RequestHandler, Response } from 'express';

const hostForm = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a text is a name or an address, with an optional port, as a browser sends it. */
export function isHost(text: string): boolean {
  // The form alone allows ports above 65535 and addresses such as 1.2.3.999, which no URL can have.
  return hostForm.test(text) && URL.canParse(`http://${text}`);
}

/**
 * Refuses request targets that a browser never sends and that different parts of the server might parse differently:
 * absolute addresses (`GET http://other/`), a second leading slash, dot segments, also percent-encoded or behind a
 * backslash, and an invalid Host header.
 */
export function refuseOddTargets(): RequestHandler {
  return (request, response, next) => {
    const named = request.get('host');
    if (isPlainPath(request.originalUrl) && named !== undefined && isHost(named)) return next();
    refuseTarget(response);
  };
}

/** Refuses a request whose address can't be trusted to mean one thing. */
export function refuseTarget(response: Response): void {
  response
    .status(400)
    .set({ 'Cache-Control': 'no-store', Connection: 'close' })
    .type('text/plain')
    .send('This address cannot be read.');
}

function isPlainPath(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  const path = target.split(/[?#]/, 1)[0] ?? '';
  // Encoded any number of times: a later parser may decode it once more.
  const bare = path.replace(/%(?:25)*2e/gi, '.').replace(/%(?:25)*(?:2f|5c)|\\/gi, '/');
  return !bare.split('/').some((segment) => segment === '.' || segment === '..');
}
