import type { Request, RequestHandler, Response } from 'express';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The one a form of this app has. */
const writeMethod = 'POST';
/** A form of this app is small; a picture is not. */
const bodyLimit = 1_048_576;
/** The api takes pictures of 5 MB; the rest is the form around it. */
const pictureLimit = 5_100_000;
const picturePath = /^\/resources\/profile-picture(\.data)?\/?$/;

/**
 * Lets a write in only from a page of this app: the SameSite cookie already keeps other sites' forms out, this keeps
 * out sibling subdomains and old browsers. A write must prove where it comes from by its Origin, its Sec-Fetch-Site or,
 * from a browser that sends neither, its Referer; without any of them it is refused. Programs send the Origin.
 * Also holds the body limit and refuses every method that no form uses.
 */
export function onlyOwnWrites(): RequestHandler {
  return (request, response, next) => {
    if (safeMethods.has(request.method)) return next();
    if (request.method !== writeMethod)
      return refuse(response.set('Allow', 'GET, HEAD, POST'), 405, 'Nothing here answers that.');
    if (!isOwn(request)) return refuse(response, 403, 'This form was not sent from Roadside, so nothing was changed.');
    const length = request.get('content-length');
    if (length === undefined && request.get('transfer-encoding') !== undefined)
      return refuse(response, 411, 'Say how long the body is (Content-Length).');
    const picture = picturePath.test(request.path);
    if (Number(length) > (picture ? pictureLimit : bodyLimit))
      return refuse(response, 413, `The body is larger than ${picture ? 5 : 1} MB, so nothing was changed.`);
    next();
  };
}

/** The first of the three headers that was sent decides. Our own pages always send a Referer to their own origin. */
function isOwn(request: Request): boolean {
  const origin = request.get('origin');
  if (origin !== undefined) return hostOf(origin) === request.get('host');
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const referer = request.get('referer');
  return referer !== undefined && hostOf(referer) === request.get('host');
}

/** The body is not read, so the connection cannot be used for another request. */
function refuse(response: Response, status: number, words: string): void {
  response.status(status).set('Connection', 'close').type('text/plain').send(words);
}

function hostOf(address: string): string | null {
  try {
    return new URL(address).host;
  } catch {
    return null; // 'null', sent by sandboxed and opaque pages
  }
}
