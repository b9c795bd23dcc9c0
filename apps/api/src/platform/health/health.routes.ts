import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { can } from '@roadside/domain/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { pendingMigrations } from '../database/migrate.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../services.ts';

export type Check = 'ok' | 'failing';

/** Checks that must pass before a load balancer sends traffic here. */
export interface Readiness {
  readonly ready: boolean;
  readonly checks: {
    readonly database: Check;
    readonly migrations: Check;
    readonly lock: Check;
    readonly started: Check;
    readonly disk: Check;
  };
  /** Why it isn't ready, when a sentence says more than the name of the check. */
  readonly reason?: string;
}

export interface HealthOptions {
  /** Null until the API has its database; liveness is answered before that. */
  readonly services: () => Services | null;
  /** False until startup is complete and from the moment a stop begins. */
  readonly started: () => boolean;
  readonly lockHeld: () => boolean;
  /** Why nothing can be saved on the disk; null while there is room. */
  readonly diskProblem: () => string | null;
}

/** A database slower than this should not receive traffic. */
const checkLimitMs = 2_500;

/**
 * `/health/live`: the process is running. No input or output; used by the supervisor that restarts it.
 * `/health/ready`: it can serve requests. For this machine, holders of the monitoring token, and Admins.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  options: HealthOptions,
  monitoringToken: string | undefined,
): void {
  app.get('/health/live', async () => ({ live: true }));

  app.get('/health/ready', async (request, reply) => {
    if (!(await mayAsk(request, options.services(), monitoringToken)))
      throw new ApiError('unknown-path', 'There’s nothing here.');
    const readiness = await readReadiness(options);
    return reply
      .status(readiness.ready ? 200 : 503)
      .headers(readiness.ready ? {} : { 'retry-after': '5' })
      .send(readiness);
  });
}

async function readReadiness({ services, started, lockHeld, diskProblem }: HealthOptions): Promise<Readiness> {
  const running = services();
  const database = running ? await within(sql`select 1`.execute(running.db.kysely)) : 'failing';
  const migrations =
    running && database === 'ok'
      ? await within(
          pendingMigrations(running.db).then((pending) =>
            pending.length === 0 ? null : Promise.reject(new Error('pending')),
          ),
        )
      : 'failing';
  const problem = diskProblem();
  const checks = {
    database,
    migrations,
    lock: lockHeld() ? 'ok' : 'failing',
    started: started() ? 'ok' : 'failing',
    disk: problem === null ? 'ok' : 'failing',
  } as const;
  return {
    ready: Object.values(checks).every((check) => check === 'ok'),
    checks,
    ...(problem === null ? {} : { reason: problem }),
  };
}

async function within(work: Promise<unknown>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Check>((resolve) => {
    timer = setTimeout(() => resolve('failing'), checkLimitMs);
  });
  try {
    return await Promise.race([
      work.then(
        () => 'ok' as const,
        () => 'failing' as const,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

async function mayAsk(
  request: FastifyRequest,
  services: Services | null,
  monitoringToken: string | undefined,
): Promise<boolean> {
  if (isLoopback(request.ip)) return true;
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined) return false;
  if (monitoringToken !== undefined && sameText(given, monitoringToken)) return true;
  const caller = await services?.authenticator.authenticate(request.headers.authorization).catch(() => null);
  return caller ? can(caller.subject, 'health.ready').allowed : false;
}

function isLoopback(ip: string): boolean {
  const address = ip.replace(/^::ffff:/, '');
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
