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
import { loadServedParts } from './kit/page/served-parts.ts';

/** The longest a dashboard element may take before its slot in the stream is closed. The API's own limit is shorter. */
export const streamTimeout = 20_000;

/** Renders a page: streamed with placeholders to a browser, complete to a crawler. */
export default async function handleRequest(
  request: Request,
  statusCode: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId, log, stylesheet }: AppLoadContext,
): Promise<Response> {
  noteDeferred(remixContext.staticHandlerContext.loaderData);
  // Settled promises are noted in a microtask, so yield before rendering.
  await (import.meta.env.PROD ? loadServedParts() : Promise.resolve());
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
        // Past a few thousand bytes React would send a placeholder for content that is ready and let script move it
        // into place: the browser would lay the page out twice, and without script it would never show.
        progressiveChunkSize: Infinity,
        ...(whole ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        onError(error) {
          status = 500;
          // Until the shell is sent, the error is rethrown and the server logs it once.
          if (shellSent && !request.signal.aborted) log.error('a page broke while it streamed', error, { requestId });
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** Logs unexpected errors from loaders, actions and rendering. Refusals are thrown on purpose and aren't logged. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  context.log.error('unexpected error', error, { requestId: context.requestId, path: new URL(request.url).pathname });
}
