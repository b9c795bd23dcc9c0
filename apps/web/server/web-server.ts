import { createServer, type RequestListener, type Server } from 'node:http';
import { refuseUnread } from './unread-requests.ts';

export interface WebServerOptions {
  /**
   * Milliseconds within which a request must have arrived in full, including its body. @defaultValue 30000, as on the
   * api
   */
  readonly requestMs?: number;
  /** How often open connections are checked for it. @defaultValue 5000 */
  readonly checkEveryMs?: number;
}

/**
 * The HTTP server in front of the app. A slow request is ended with 408, so that clients can't hold connections open.
 */
export function webServer(
  app: RequestListener,
  { requestMs = 30_000, checkEveryMs = 5_000 }: WebServerOptions = {},
): Server {
  const server = createServer(
    { requestTimeout: requestMs, headersTimeout: requestMs, connectionsCheckingInterval: checkEveryMs },
    app,
  );
  // Longer than a proxy's idle timeout, so that it never sends on a connection that is just closing.
  server.keepAliveTimeout = 65_000;
  return server.on('clientError', refuseUnread);
}
