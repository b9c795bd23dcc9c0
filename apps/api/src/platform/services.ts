import type { OrganizationTree } from './organizations/organization-tree.ts';
import type { AccessTokens } from './auth/access-token.ts';
import type { Authenticator } from './auth/authenticator.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { ApiError } from './errors/api-error.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Log } from './logging/log.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';

/** The services of one running API. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly tree: OrganizationTree;
  readonly tokens: AccessTokens;
  readonly authenticator: Authenticator;
  readonly limits: RateLimiter;
  readonly live: LiveHub;
  /** The only clock. */
  readonly now: () => Date;
  readonly log: Log;
  /** Aborted when the process begins to stop; open streams end then. */
  readonly stopping: AbortSignal;
}

/** Services that become available after the routes that use them. */
export interface ServicesSlot {
  /** Throws 503 on access until they are provided. */
  readonly services: Services;
  readonly provide: (services: Services) => void;
  readonly current: () => Services | null;
}

/**
 * The port opens before the database does (liveness is answered while the demo world is being created), and Fastify
 * accepts no routes after that. So the routes get this slot in place of the services.
 */
export function createServicesSlot(): ServicesSlot {
  let current: Services | null = null;
  const part = <Name extends keyof Services>(name: Name): Services[Name] => {
    if (!current)
      throw new ApiError('unavailable', 'Roadside is starting. Try again in a moment.', { retryAfterSeconds: 2 });
    return current[name];
  };
  return {
    services: {
      get config() {
        return part('config');
      },
      get db() {
        return part('db');
      },
      get tree() {
        return part('tree');
      },
      get tokens() {
        return part('tokens');
      },
      get authenticator() {
        return part('authenticator');
      },
      get limits() {
        return part('limits');
      },
      get live() {
        return part('live');
      },
      get now() {
        return part('now');
      },
      get log() {
        return part('log');
      },
      get stopping() {
        return part('stopping');
      },
    },
    provide: (services) => {
      current = services;
    },
    current: () => current,
  };
}
