import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { AppLoadContext } from '@remix-run/node';
import type { RequestHandler, Response } from 'express';
import { calls } from '@roadside/contract/calls';
import { uploadsPath } from '@roadside/contract/files';

/** Methods of a resumable upload. */
export const uploadMethods: ReadonlySet<string> = new Set(['POST', 'HEAD', 'PATCH', 'DELETE']);
/** Largest piece of an upload in one request; the API has the same limit. */
export const uploadPieceLimit = 2_097_152;

const sent = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata', 'content-type', 'content-length'];
const answered = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-expires', 'location', 'content-type'];

/**
 * Passes resumable uploads on to the API with the session's token, which the browser never sees. A piece goes through as
 * it arrives, so an upload of a gigabyte takes no memory here.
 */
export function uploadsProxy(apiUrl: string, contextOf: (response: Response) => AppLoadContext): RequestHandler {
  return async (request, response, next) => {
    const id = /^\/([\w-]{22})?$/.exec(request.path)?.[1] ?? '';
    if (!uploadMethods.has(request.method) || (request.path !== '/' && id === '')) return next();
    const { session, api, requestId, log } = contextOf(response);
    if (!(await session.tokenStore.read())) return void response.status(401).end();
    const renew = () => api.attempt(calls.notifications.list, { body: { purpose: 'list' } });
    // A piece of a file can't be sent twice, so the token is renewed before the first one and when one was refused.
    if (request.method !== 'PATCH') await renew();
    const tokens = await session.tokenStore.read();
    if (!tokens) return void response.status(401).end();
    const headers = new Headers({ authorization: `Bearer ${tokens.access}`, 'x-request-id': requestId });
    for (const header of sent) {
      const value = request.get(header);
      if (value) headers.set(header, value);
    }
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    try {
      const answer = await fetch(`${apiUrl}${uploadsPath}${id === '' ? '' : `/${id}`}`, {
        method: request.method,
        headers,
        redirect: 'manual',
        signal: gone.signal,
        ...(request.method === 'PATCH' ? { body: Readable.toWeb(request) as BodyInit, duplex: 'half' } : {}),
      } as RequestInit);
      if (answer.status === 401 && request.method === 'PATCH') {
        await renew();
        // Locked: the client asks how far the upload is, and goes on from there.
        return void response.status(423).end();
      }
      response.status(answer.status);
      for (const header of answered) {
        const value = answer.headers.get(header);
        if (value) response.set(header, value);
      }
      if (!answer.body || request.method === 'HEAD') return void response.end();
      await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
    } catch (error) {
      if (gone.signal.aborted) return;
      log.error('an upload could not be passed on', error, { requestId });
      if (response.headersSent) response.destroy();
      else response.status(502).end();
    }
  };
}
