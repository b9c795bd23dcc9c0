import { once } from 'node:events';
import type { AppLoadContext } from '@remix-run/node';
import type { RequestHandler, Response } from 'express';
import { SessionEndedError } from '@roadside/contract/client';
import { livePath, type LiveEventName } from '@roadside/contract/live';

/**
 * Proxies the API's live stream with the session's token, which the browser never sees. Only the position is read from
 * the request, in one strict form. A failure is an event, not a status: a browser reads no status of a stream, and
 * would log a console error for each try.
 * @param stopping - ends every stream, so that the server can close
 */
export function liveProxy(contextOf: (response: Response) => AppLoadContext, stopping: AbortSignal): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' || request.path !== '/') return next();
    const { session, api, requestId, log } = contextOf(response);
    const start = () =>
      response.status(200).set({
        'Content-Type': 'text/event-stream; charset=utf-8',
        // Each event must be sent immediately: nothing in between may compress or buffer it.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      });
    const refuse = (event: LiveEventName) => start().end(`id: 0\nevent: ${event}\ndata: {}\n\n`);
    if (!(await session.tokenStore.read())) return void refuse('signed-out');

    const { after } = request.query;
    const position = typeof after === 'string' && /^\d{1,9}$/.test(after) ? after : null;
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, stopping]);
    try {
      const answer = await api.stream(livePath, {
        signal,
        headers: position === null ? {} : { 'last-event-id': position },
      });
      if (answer.status !== 200 || !answer.body) {
        await answer.body?.cancel();
        return void refuse(answer.status === 401 ? 'signed-out' : 'away');
      }
      start().flushHeaders();
      // Not a pipeline: that would cut the browser off when the API breaks off.
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
        if (!response.write(chunk)) await once(response, 'drain', { signal });
      response.end();
    } catch (error) {
      if (gone.signal.aborted) return;
      // A stream that breaks off is ended cleanly; the browser reconnects and catches up.
      if (response.headersSent) return void response.end();
      if (error instanceof SessionEndedError) return void refuse('signed-out');
      if (!stopping.aborted) log.error('the stream of changes could not be opened', error, { requestId });
      refuse('away');
    }
  };
}
