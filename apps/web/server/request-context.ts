import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { Request, RequestHandler, Response } from 'express';
import { messages } from '@roadside/domain/messages';
import type { Admission } from '../app/kit/server/guard.server.ts';
import { createApi } from '../app/kit/server/api.server.ts';
import type { Stylesheet } from '../app/kit/page/first-styles.server.ts';
import { createSealer } from '../app/kit/server/sealed-cookie.server.ts';
import { RequestSession } from '../app/kit/server/session.server.ts';
import { createTokenKeeper } from '../app/kit/server/token-keeper.server.ts';
import type { WebConfig } from './config.ts';
import type { Log } from './log.ts';

declare module '@remix-run/node' {
  /** The context of every loader and action. */
  interface AppLoadContext {
    readonly nonce: string;
    /** Identifies this request in our log and the API's; shown to people beside an error. */
    readonly requestId: string;
    readonly mode: WebConfig['mode'];
    /** Whether developer screens are available. */
    readonly developerPages: boolean;
    /** The map provider of this installation; null = its own basemap. */
    readonly basemapProvider: WebConfig['basemapProvider'];
    /** The pinned ISO day, or null for the real clock. */
    readonly today: string | null;
    /** The owner's settings that `can` needs. */
    readonly access: WebConfig['access'];
    readonly session: RequestSession;
    readonly api: ReturnType<typeof createApi>;
    readonly log: Log;
    /** True for a request by the script of an open page, false for a full page load. */
    readonly inPage: boolean;
    /** The guard's result for the open screen; null on every other route. */
    readonly admission: Promise<Admission> | null;
    /** The styles of the built app, inlined into a first page; null in development. */
    readonly stylesheet: Stylesheet | null;
  }
}

/** Gives every request its id, session and API client, and writes the session cookie when the headers are sent. */
export function requestContexts(config: WebConfig, log: Log, stylesheet: Stylesheet | null = null) {
  const sealer = createSealer(config.sessionSecrets, 'session');
  const keeper = createTokenKeeper();
  const secure = config.mode === 'production';
  const contexts = new WeakMap<Response, AppLoadContext>();

  const attach: RequestHandler = (request, response, next) => {
    const requestId = acceptableId(request.get('x-request-id')) ?? randomBytes(9).toString('base64url');
    // Everything after this point is personal; a cacheable page sets its own header.
    response.set({ 'X-Request-Id': requestId, 'Cache-Control': 'no-store' });
    const session = new RequestSession(request.headers.cookie, {
      sealer,
      keeper,
      secure,
      endedNotice: { tone: 'warning', text: messages.sessionExpired },
    });
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const api = createApi({
      baseUrl: config.apiUrl,
      session,
      requestId,
      client: { address: addressOf(request), userAgent: request.get('user-agent') },
      signal: gone.signal,
      log,
    });
    contexts.set(response, {
      nonce: response.locals.nonce,
      requestId,
      mode: config.mode,
      developerPages: config.developerPages,
      basemapProvider: config.basemapProvider,
      today: config.today,
      access: config.access,
      session,
      api,
      log,
      inPage: request.path.endsWith('.data'),
      admission: null,
      stylesheet,
    });
    beforeHeaders(response, (status) => {
      if (redirects(status)) session.returnNotices();
      const cookie = session.setCookie();
      if (cookie) response.append('Set-Cookie', cookie);
    });
    next();
  };

  const contextOf = (response: Response): AppLoadContext => {
    const context = contexts.get(response);
    if (!context) throw new Error('This answer has no context: attach it first.');
    return context;
  };

  return { attach, contextOf };
}

/** Runs once, right before the headers are sent: the last chance to set a cookie, whatever sends the response. */
function beforeHeaders(response: Response, act: (status: number) => void) {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => Response;
  let done = false;
  response.writeHead = ((...given: unknown[]) => {
    if (!done) {
      done = true;
      act(typeof given[0] === 'number' ? given[0] : response.statusCode);
    }
    return writeHead(...given);
  }) as Response['writeHead'];
}

/** Remix tells the script of an open page to go elsewhere with 202. */
const redirectInPage = 202;
const redirects = (status: number): boolean => status === redirectInPage || (status >= 300 && status < 400);

function acceptableId(given: string | undefined): string | null {
  return given && /^[\w.-]{8,64}$/.test(given) ? given : null;
}

function addressOf(request: Request): string {
  return request.ip ?? request.socket.remoteAddress ?? 'unknown';
}
