import { createServer as createHttpServer } from 'node:http';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import packageFile from '../package.json' with { type: 'json' };
import { modules } from './modules/registry.ts';
import type { Handler } from './platform/calls/handler.ts';
import { mountCalls } from './platform/calls/mount-calls.ts';
import type { Config } from './platform/config/config.ts';
import type { DiskWatch } from './platform/disk/disk-watch.ts';
import { arrive } from './platform/concurrency/arrivals.ts';
import { ApiError } from './platform/errors/api-error.ts';
import { toFailure } from './platform/errors/error-reply.ts';
import { addFileRoutes } from './platform/files/files.routes.ts';
import { addGraphqlRoutes } from './platform/graphql/graphql.routes.ts';
import { addBodyParsers } from './platform/http/body-parsers.ts';
import { answerClientError } from './platform/http/client-errors.ts';
import { addDraining } from './platform/http/drain.ts';
import { OverloadGuard, overloadLimits } from './platform/http/overload.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { addLiveRoutes } from './platform/live/live.routes.ts';
import { addOpenApiRoutes } from './platform/openapi/openapi.routes.ts';
import type { Services } from './platform/services.ts';

/** Time limits for receiving a request. */
interface RequestTimes {
  /** Milliseconds within which the whole request, including its body, must arrive. @defaultValue 30000 */
  readonly requestMs?: number;
  /**
   * How often open connections are checked against that limit; Node's default of 30 s would double it.
   * @defaultValue 5000
   */
  readonly checkEveryMs?: number;
}

/**
 * The HTTP server on its own: request ids, security headers, the overload guard, body limits and error replies.
 * `addRoutes` and the health module add the routes.
 */
export function createServer(
  config: Pick<Config, 'mode' | 'trustedProxies' | 'databaseUrl'>,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
  disk?: Pick<DiskWatch, 'noteRefusedWrite'>,
  { requestMs = 30_000, checkEveryMs = 5_000 }: RequestTimes = {},
): FastifyInstance {
  const headers = securityHeaders({ production: config.mode === 'production' });
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = toFailure(error);
    if (failure.body.code === 'storage-full') disk?.noteRefusedWrite();
    if (failure.ours) request.log.error({ err: error, status: failure.status }, 'a request failed');
    if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
    if (failure.status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.status(failure.status).send(failure.body);
  };
  const guard = new OverloadGuard({
    limits: overloadLimits[config.databaseUrl ? 'postgres' : 'pglite'],
    headers,
    log,
    stopping,
  });
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // The web app forwards the browser's address. Forwarded addresses from anyone else are ignored.
    trustProxy: ['loopback', ...config.trustedProxies],
    bodyLimit: 1_000_000,
    serverFactory: (serve) =>
      createHttpServer(
        {
          requestTimeout: requestMs,
          headersTimeout: requestMs,
          connectionsCheckingInterval: checkEveryMs,
          keepAliveTimeout: 65_000,
        },
        guard.inFrontOf(serve),
      ),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // The onRequest hook below answers 503 in the same format as every other error.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // Errors raised before any hook runs, such as a path that cannot be decoded.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      void answerError(error, request, reply);
    },
  });
  addDraining(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('arrival', 0);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!stopping.aborted || request.url.startsWith('/health/')) return;
    reply.header('connection', 'close');
    throw new ApiError('unavailable', 'Roadside is shutting down. Try again in a moment.', { retryAfterSeconds: 2 });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
  // Runs before the overload guard's hook: a request counts as arrived while it waits for its turn.
  app.addHook('preValidation', async (request) => {
    request.arrival = arrive();
  });
  guard.addHooks(app);
  addBodyParsers(app);

  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new ApiError('unknown-path', 'There’s nothing here.');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The path without its query; bodies and headers are never logged.
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        employee: request.caller?.employee.id,
      },
      'answered',
    );
  });
  return app;
}

/** What the changes of every module carry in the live stream. */
export const liveContents = modules.flatMap(({ live = [] }) => live);

/**
 * Adds every route that needs the database: the contract's calls, files, GraphQL and the API description. Tests may
 * pass handlers that replace those of every module except accounts, which handles sign-in.
 */
export function addRoutes(app: FastifyInstance, services: Services, given?: readonly Handler[]): void {
  addOpenApiRoutes(app, packageFile.version, () => services.config.developerPages);
  addFileRoutes(
    app,
    services,
    modules.flatMap(({ files = [] }) => files),
  );
  addLiveRoutes(app, services);
  for (const { routes } of modules) routes?.(app, services);
  addGraphqlRoutes(
    app,
    services,
    modules.flatMap(({ operations = [] }) => operations),
  );
  const mounted = given ? modules.filter(({ name }) => name === 'accounts') : modules;
  mountCalls(app, services, [...mounted.flatMap(({ handlers }) => handlers?.(services) ?? []), ...(given ?? [])]);
}
