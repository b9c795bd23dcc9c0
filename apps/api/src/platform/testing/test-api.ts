import { Writable } from 'node:stream';
import type { CallBody, CallDefinition, CallParams } from '@roadside/contract/call';
import type { FastifyInstance } from 'fastify';
import { addRoutes, createServer, liveContents } from '../../app.ts';
import { openOrganizationTree } from '../organizations/live-organization-tree.ts';
import { createAccessTokens } from '../auth/access-token.ts';
import { openAuthenticator } from '../auth/authenticator.ts';
import type { Handler } from '../calls/handler.ts';
import { parseConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { DiskWatch } from '../disk/disk-watch.ts';
import { addHealthRoutes } from '../health/health.routes.ts';
import { createLogger } from '../logging/create-logger.ts';
import { openLiveHub } from '../live/live-hub.ts';
import { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Services } from '../services.ts';

/** A response, its body parsed if it is JSON. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface AskOptions {
  readonly token?: string | undefined;
  readonly ip?: string;
  readonly userAgent?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The whole API in this process on the test's own database, with a clock the test sets. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Milliseconds; `now` for everything. */
  clock: number;
  /** JSON lines logged so far. */
  readonly logLines: string[];
  ask<Definition extends CallDefinition>(
    call: Definition,
    body: CallBody<Definition>,
    options?: AskOptions & { readonly params?: CallParams<Definition> },
  ): Promise<Answer>;
  /** Sends any body. */
  send(
    path: string,
    payload: string | Buffer,
    options?: AskOptions & {
      readonly contentType?: string;
      readonly method?: 'POST' | 'GET' | 'PUT' | 'DELETE' | 'OPTIONS';
    },
  ): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Replaces the modules' own handlers, except sign-in. */
  readonly handlers?: readonly Handler[];
}

const secret = 'the access token secret of the tests, long enough';

/** Opens the API on a database that already has its rows. Rate limits are on. */
export async function openTestApi(db: Database, { environment = {}, handlers }: TestApiOptions = {}): Promise<TestApi> {
  const config = parseConfig({ ROADSIDE_MODE: 'test', ACCESS_TOKEN_SECRET: secret, ...environment });
  const logLines: string[] = [];
  const log = createLogger(
    'debug',
    new Writable({ write: (line, _encoding, done) => (logLines.push(String(line)), done()) }),
  );
  const stopping = new AbortController();
  const state = { clock: Date.parse('2026-11-20T14:00:00Z') };
  const now = () => new Date(state.clock);
  const tree = await openOrganizationTree(db);
  const tokens = createAccessTokens(secret);
  const authenticator = await openAuthenticator({ db, tree, tokens, now, letDemoIn: config.mode !== 'production' });
  const limits = new RateLimiter({ db: db.kysely, now, log });
  const live = await openLiveHub({
    db,
    tree,
    authenticator,
    access: config.access,
    now,
    log,
    stopping: stopping.signal,
    contents: liveContents,
  });
  const services: Services = {
    config,
    db,
    tree,
    tokens,
    authenticator,
    limits,
    live,
    now,
    log,
    stopping: stopping.signal,
  };
  const disk = new DiskWatch({
    folder: config.dataFolder,
    log,
    now: () => state.clock,
    readSpace: async () => ({ total: 1e9, free: 5e8 }),
  });
  const app = createServer(config, log, stopping.signal, disk);
  addHealthRoutes(
    app,
    {
      services: () => services,
      started: () => !stopping.signal.aborted,
      lockHeld: () => true,
      diskProblem: () => disk.problem(),
    },
    config.monitoringToken,
  );
  if (handlers) addRoutes(app, services, handlers);
  else addRoutes(app, services);
  await app.ready();

  const send: TestApi['send'] = async (
    path,
    payload,
    {
      token,
      ip = '127.0.0.1',
      userAgent = 'test',
      headers = {},
      contentType = 'application/json',
      method = 'POST',
    } = {},
  ) => {
    const response = await app.inject({
      method,
      url: path,
      remoteAddress: '127.0.0.1',
      headers: {
        'user-agent': userAgent,
        'x-forwarded-for': ip,
        ...(method === 'POST' ? { 'content-type': contentType } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(method === 'POST' ? { payload } : {}),
    });
    return {
      status: response.statusCode,
      body: parseObject(response.payload),
      text: response.payload,
      headers: response.headers,
    };
  };
  return {
    app,
    services,
    get clock() {
      return state.clock;
    },
    set clock(value) {
      state.clock = value;
    },
    logLines,
    send,
    ask: (call, body, { params, ...options } = {}) => {
      const values: Record<string, unknown> = { ...call.selector.params, ...(params as object | undefined) };
      return send(
        call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name]))),
        JSON.stringify(body),
        options,
      );
    },
    close: async () => {
      stopping.abort();
      await app.close();
      await live.close();
      await limits.close();
      await authenticator.close();
      await tree.close();
    },
  };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
