import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { AppLoadContext } from '@remix-run/node';
import type { RequestHandler, Response } from 'express';
import { storedFileName, storedFilePath } from '@roadside/contract/files';
import { sealedPolicy } from './content-security-policy.ts';

const passedOn = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
];
const asked = ['range', 'if-none-match', 'if-modified-since', 'if-range'];

/**
 * Serves the API's files (avatars, banners, training media) under /files/ with the session's token, which the browser
 * never sees. A file is never a page, so it gets a sealed policy. Only the name is sent to the API, in one strict form,
 * so that nothing else in a request can affect where the token goes.
 */
export function filesProxy(apiUrl: string, contextOf: (response: Response) => AppLoadContext): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { session, requestId, log } = contextOf(response);
    response.set('Content-Security-Policy', sealedPolicy);
    const refuse = (status: number, words: string) =>
      response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(words);
    // Below the mount point the path is a slash and the name.
    const name = request.path.slice(1);
    const tokens = await session.tokenStore.read();
    if (!tokens || !storedFileName.test(name)) return void refuse(404, 'Not found');

    const headers = new Headers({ authorization: `Bearer ${tokens.access}`, 'x-request-id': requestId });
    for (const header of asked) {
      const value = request.get(header);
      if (value) headers.set(header, value);
    }
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    try {
      const answer = await fetch(`${apiUrl}${storedFilePath(name)}`, {
        method: request.method,
        headers,
        redirect: 'manual',
        signal: gone.signal,
      });
      response.status(answer.status);
      for (const header of passedOn) {
        const value = answer.headers.get(header);
        if (value) response.set(header, value);
      }
      // fetch has already decompressed the body, so the compressed length would be wrong.
      if (answer.headers.has('content-encoding')) response.removeHeader('content-length');
      if (!answer.body || request.method === 'HEAD') return void response.end();
      await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
    } catch (error) {
      if (gone.signal.aborted) return;
      log.error('a file could not be fetched', error, { requestId });
      if (response.headersSent) response.destroy();
      else refuse(502, 'The file could not be fetched. Try again in a moment.');
    }
  };
}
