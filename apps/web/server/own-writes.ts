import type { RequestHandler, Response } from 'express';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The one a form of this app has. */
const writeMethod = 'POST';
/** A form of this app is small; a picture is not. */
const bodyLimit = 1_048_576;
/** The api takes pictures of 5 MB; the rest is the form around it. */
const pictureLimit = 5_100_000;
const picturePath = /^\/resources\/profile-picture(\.data)?\/?$/;

/**
 * Lets a write in only from a page of this app: the SameSite cookie already keeps other sites' forms out,
 * this keeps out sibling subdomains and old browsers. Also holds the body limit, and knows no method no form has.
 */
export function onlyOwnWrites(): RequestHandler {
  return (request, response, next) => {
    if (safeMethods.has(request.method)) return next();
    if (request.method !== writeMethod)
      return refuse(response.set('Allow', 'GET, HEAD, POST'), 405, 'Nothing here answers that.');
    const origin = request.get('origin');
    const site = request.get('sec-fetch-site');
    const foreign = origin
      ? hostOf(origin) !== request.get('host')
      : site !== undefined && site !== 'same-origin' && site !== 'none';
    if (foreign) return refuse(response, 403, 'This form was not sent from Roadside, so nothing was changed.');
    const length = request.get('content-length');
    if (length === undefined && request.get('transfer-encoding') !== undefined)
      return refuse(response, 411, 'Say how long the body is (Content-Length).');
    const picture = picturePath.test(request.path);
    if (Number(length) > (picture ? pictureLimit : bodyLimit))
      return refuse(response, 413, `The body is larger than ${picture ? 5 : 1} MB, so nothing was changed.`);
    next();
  };
}

/** The body is not read, so the connection cannot be used for another request. */
function refuse(response: Response, status: number, words: string): void {
  response.status(status).set('Connection', 'close').type('text/plain').send(words);
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null; // 'null', sent by sandboxed and opaque pages
  }
}
