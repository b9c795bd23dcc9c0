import type { Logger } from 'pino';
import { addRoutes, createServer, liveContents } from './app.ts';
import { backgroundJobs } from './background-jobs.ts';
import { firstAccountNotice } from './modules/accounts/first-account.service.ts';
import { openOrganizationTree } from './platform/organizations/live-organization-tree.ts';
import { createAccessTokens } from './platform/auth/access-token.ts';
import { openAuthenticator } from './platform/auth/authenticator.ts';
import type { Config } from './platform/config/config.ts';
import type { DataFolderLock } from './platform/data-folder/data-folder-lock.ts';
import type { Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { DiskWatch } from './platform/disk/disk-watch.ts';
import { openPort } from './platform/http/open-port.ts';
import { printerProblem } from './platform/pdf/pdf-printer.ts';
import { addHealthRoutes } from './platform/health/health.routes.ts';
import { createJobRunner } from './platform/jobs/job-runner.ts';
import { openLiveHub } from './platform/live/live-hub.ts';
import { RateLimiter } from './platform/rate-limit/rate-limiter.ts';
import { createServicesSlot } from './platform/services.ts';

/** One stage of a long startup; `total` is null when it is not known. */
export interface StartProgress {
  readonly stage: string;
  readonly done: number;
  readonly total: number | null;
}

export interface StartOptions {
  readonly config: Config & { readonly accessTokenSecret: string };
  /** The data folder's lock; null when using a PostgreSQL server. */
  readonly lock: DataFolderLock | null;
  /** The database, which may still be opening; the API closes it. */
  readonly database: Promise<Database>;
  readonly log: Logger;
  readonly onProgress: (progress: StartProgress) => void;
  /** Reports something the person at the terminal should know. */
  readonly onNotice: (text: string) => void;
}

/** A running API. */
export interface RunningApi {
  /** Resolves with the address once the API is ready; rejects when the start fails or is stopped. */
  readonly ready: Promise<{ readonly url: string; readonly port: number }>;
  /** Finishes the requests in progress, then releases all resources. A second call waits for the first. */
  stop(): Promise<void>;
}

/** How long the running job may take to reach its next safe point. */
const jobPatienceMs = 4_000;

/**
 * Starts the API. It opens the port first, so that liveness is answered. Once the database is open it migrates the
 * schema, creates the demo world in demo mode, and starts the background jobs last.
 */
export function startApi({ config, lock, database, log, onProgress, onNotice }: StartOptions): RunningApi {
  const now = () => new Date();
  const stopping = new AbortController();
  const slot = createServicesSlot();
  // Closed in reverse order; each is added as soon as it is open.
  const closers: { readonly what: string; readonly close: () => Promise<unknown> | void }[] = [];
  const opened = <Thing>(what: string, thing: Thing, close: (thing: Thing) => Promise<unknown> | void): Thing => {
    closers.push({ what, close: () => close(thing) });
    return thing;
  };
  let isReady = false;

  const start = async () => {
    if (lock) opened('lock', lock, (held) => held.release());
    opened('database', database, (opening) =>
      opening.then(
        (db) => db.close(),
        () => undefined,
      ),
    );
    const disk = opened('disk watch', new DiskWatch({ folder: config.dataFolder, log, onWarning: onNotice }), (watch) =>
      watch.stop(),
    );
    const app = createServer(config, log, stopping.signal, disk);
    addHealthRoutes(
      app,
      {
        services: slot.current,
        started: () => isReady && !stopping.signal.aborted,
        lockHeld: () => lock?.isHeld() ?? true,
        diskProblem: () => disk.problem(),
      },
      config.monitoringToken,
    );
    addRoutes(app, slot.services);
    const listening = await openPort(app, config);
    await disk.start();
    const unprintable = config.pdf && (await printerProblem(config.pdf.chromium));
    if (unprintable) {
      log.error(unprintable);
      onNotice(unprintable);
    }

    onProgress({ stage: 'Opening the database', done: 0, total: null });
    const db = await database;
    const onTrouble = (error: Error) => log.warn({ err: error }, 'the background connection was lost');
    const background =
      db.background ??
      opened('background database', await openDatabase(config, { onTrouble, purpose: 'background' }), (open) =>
        open.close(),
      );
    // Added after the databases so that it closes before them: requests in progress still need them.
    opened('server', app, () => Promise.all([app.close(), listening.close()]));
    const applied = await migrate(background);
    if (applied.length > 0) log.info({ migrations: applied }, 'the schema is up to date');
    if (config.mode === 'demo') {
      const { ensureDemoWorld } = await import('./modules/demo/ensure-demo-world.ts');
      await ensureDemoWorld(background, config, onProgress);
    }
    stopping.signal.throwIfAborted();

    const tree = opened(
      'organizations',
      await openOrganizationTree(db, (error) => log.error({ err: error }, 'the organizations were not read again')),
      (open) => open.close(),
    );
    const tokens = createAccessTokens(config.accessTokenSecret);
    const authenticator = opened(
      'authenticator',
      await openAuthenticator({ db, tree, tokens, now, letDemoIn: config.mode !== 'production' }),
      (open) => open.close(),
    );
    const limits = opened('rate limits', new RateLimiter({ db: db.kysely, now, log }), (open) => open.close());
    // Opened after the authenticator, which must forget an ended session before the hub checks it.
    const live = opened(
      'live streams',
      await openLiveHub({
        db,
        tree,
        authenticator,
        access: config.access,
        now,
        log,
        stopping: stopping.signal,
        contents: liveContents,
      }),
      (open) => open.close(),
    );
    const jobs = opened(
      'jobs',
      createJobRunner({ db: background, definitions: backgroundJobs(config), now, log }),
      (runner) => patiently(runner.stop()),
    );
    slot.provide({ config, db, tree, tokens, authenticator, limits, live, now, log, stopping: stopping.signal });
    await jobs.start();
    stopping.signal.throwIfAborted();
    isReady = true;
    const notice = await firstAccountNotice(db, config);
    if (notice) onNotice(notice);
    return {
      url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${listening.port}`,
      port: listening.port,
    };
  };

  const ready = start();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping.abort(new Error('the api is stopping'));
    for (const { what, close } of closers.toReversed()) {
      try {
        await close();
      } catch (error) {
        log.error({ err: error }, `closing went wrong: ${what}`);
      }
    }
  };
  return { ready, stop: () => (stopped ??= stop()) };
}

async function patiently(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, jobPatienceMs)))]);
  clearTimeout(timer);
}
