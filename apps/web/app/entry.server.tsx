import { PassThrough } from 'node:stream';
import {
  createReadableStreamFromReadable,
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { stylesCookie, hasCachedStyles } from './kit/page/first-styles.server.ts';
import { noteDeferred } from './kit/page/note-deferred.ts';
import { NonceProvider } from './kit/page/nonce.ts';
import { PageStylesProvider } from './kit/page/page-styles.tsx';

/** A dashboard element may take this long before its place in the stream is closed; the api's own limit is shorter. */
export const streamTimeout = 20_000;

/** Renders a page: at once with placeholders for a browser, whole for a crawler. */
export default async function handleRequest(
  request: Request,
  statusCode: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId, log, stylesheet }: AppLoadContext,
): Promise<Response> {
  noteDeferred(remixContext.staticHandlerContext.loaderData);
  // The notes are taken in the same turn in which they are asked for, but not at once.
  await Promise.resolve();
  const firstVisit = stylesheet !== null && !hasCachedStyles(request.headers.get('cookie'), stylesheet);
  const styles = stylesheet && { href: stylesheet.href, inline: firstVisit ? stylesheet.text : '', nonce };
  return new Promise((resolve, reject) => {
    let status = statusCode;
    let shellSent = false;
    const whole = isbot(request.headers.get('user-agent'));
    const answer = () => {
      shellSent = true;
      const body = new PassThrough();
      if (firstVisit) headers.append('Set-Cookie', stylesCookie(stylesheet));
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <PageStylesProvider value={styles}>
          <RemixServer context={remixContext} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
        </PageStylesProvider>
      </NonceProvider>,
      {
        nonce,
        // After some thousand bytes React would send a placeholder for what is ready, and have script put it there: the
        // browser would lay the page out twice, and nobody without script would see it.
        progressiveChunkSize: Infinity,
        ...(whole ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        onError(error) {
          status = 500;
          // Before the shell is out the error is thrown on and logged once, by the server.
          if (shellSent && !request.signal.aborted) log.error('a page broke while it streamed', error, { requestId });
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** Everything a loader, an action or the rendering throws by accident; refusals are thrown on purpose and not logged. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  context.log.error('unexpected error', error, { requestId: context.requestId, path: new URL(request.url).pathname });
}
