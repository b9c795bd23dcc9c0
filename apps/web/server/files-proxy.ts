import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { AppLoadContext } from '@remix-run/node';
import type { Request, RequestHandler, Response } from 'express';
import { mediaFileName, mediaFilesPath, storedFileName, storedFilePath } from '@roadside/contract/files';
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
 * Serves the API's pictures and exports under /files/ with the session's token, which the browser never sees. Only the
 * name is sent to the API, in one strict form, so that nothing else in a request can affect where the token goes.
 */
export function filesProxy(apiUrl: string, contextOf: (response: Response) => AppLoadContext): RequestHandler {
  return proxy(contextOf, async (request, { session }) => {
    // Below the mount point the path is a slash and the name.
    const name = request.path.slice(1);
    const tokens = await session.tokenStore.read();
    if (!tokens || !storedFileName.test(name)) return null;
    return { address: `${apiUrl}${storedFilePath(name)}`, headers: { authorization: `Bearer ${tokens.access}` } };
  });
}

/**
 * Serves training media under /files/media/. Their addresses are signed and outlast the session, so that a video that
 * was begun plays to its end; the token isn't sent.
 */
export function mediaProxy(apiUrl: string, contextOf: (response: Response) => AppLoadContext): RequestHandler {
  return proxy(contextOf, async (request) => {
    const name = request.path.slice(1);
    const { until, key } = request.query;
    if (!mediaFileName.test(name) || typeof until !== 'string' || typeof key !== 'string') return null;
    return {
      address: `${apiUrl}${mediaFilesPath}/${name}?${new URLSearchParams({ until, key }).toString()}`,
      headers: {},
    };
  });
}

interface ProxiedFile {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A file is never a page, so it gets a sealed policy. */
function proxy(
  contextOf: (response: Response) => AppLoadContext,
  find: (request: Request, context: AppLoadContext) => Promise<ProxiedFile | null>,
): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const context = contextOf(response);
    const { requestId, log } = context;
    response.set('Content-Security-Policy', sealedPolicy);
    const refuse = (status: number, words: string) =>
      response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(words);
    const file = await find(request, context);
    if (!file) return void refuse(404, 'Not found');

    const headers = new Headers({ ...file.headers, 'x-request-id': requestId });
    for (const header of asked) {
      const value = request.get(header);
      if (value) headers.set(header, value);
    }
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    try {
      const answer = await fetch(file.address, {
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
