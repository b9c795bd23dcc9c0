import type { Request, RequestHandler, Response } from 'express';
import { uploadsPath } from '@roadside/contract/files';
import { pictureAddress } from '../app/areas/account/model/addresses.ts';
import { uploadMethods, uploadPieceLimit } from './uploads-proxy.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The only method forms of this app use. */
const writeMethod = 'POST';
/** A form of this app is small; a picture is not. */
const bodyLimit = 1_048_576;
/** The API accepts pictures of 5 MB; the rest is the form around it. */
const pictureLimit = 5_100_000;
/** A fetcher posts to the address with `.data` at its end. */
const isPicture = (path: string) => pictureAddress.read(path.replace(/\.data\/?$/, '')) !== null;

/**
 * Accepts writes only from pages of this app. The SameSite cookie already blocks other sites' forms; this blocks
 * sibling subdomains and old browsers. A write must prove its origin with Origin, Sec-Fetch-Site or, from a browser
 * that sends neither, Referer; without any of them it is refused. Scripts send Origin. Also enforces the body limit and
 * rejects every method that forms don't use.
 */
export function onlyOwnWrites(): RequestHandler {
  return (request, response, next) => {
    if (safeMethods.has(request.method)) return next();
    const upload = request.path === uploadsPath || request.path.startsWith(`${uploadsPath}/`);
    if (request.method !== writeMethod && !(upload && uploadMethods.has(request.method)))
      return refuse(response.set('Allow', 'GET, HEAD, POST'), 405, 'Nothing here answers that.');
    if (!isOwn(request)) return refuse(response, 403, 'This form was not sent from Roadside, so nothing was changed.');
    const length = request.get('content-length');
    if (length === undefined && request.get('transfer-encoding') !== undefined)
      return refuse(response, 411, 'Say how long the body is (Content-Length).');
    const picture = isPicture(request.path);
    if (upload && Number(length) > uploadPieceLimit) return refuse(response, 413, 'Send this file in smaller pieces.');
    if (!upload && Number(length) > (picture ? pictureLimit : bodyLimit))
      return refuse(response, 413, `The body is larger than ${picture ? 5 : 1} MB, so nothing was changed.`);
    next();
  };
}

/** The first of the three headers present decides. Our own pages always send a Referer to their own origin. */
function isOwn(request: Request): boolean {
  const origin = request.get('origin');
  if (origin !== undefined) return hostOf(origin) === request.get('host');
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const referer = request.get('referer');
  return referer !== undefined && hostOf(referer) === request.get('host');
}

/** The body is not read, so the connection can't be reused. */
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
