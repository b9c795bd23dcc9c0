import type { FastifyInstance } from 'fastify';
import type { Handler } from './calls/handler.ts';
import type { Config } from './config/config.ts';
import type { FileRule } from './files/file-rule.ts';
import type { OperationHandler } from './graphql/operation-handler.ts';
import type { JobDefinition } from './jobs/job-definition.ts';
import type { LiveContentSource } from './live/live-content.ts';
import type { Services } from './services.ts';

/** One area of the backend, with everything the platform runs for it. `modules/registry.ts` lists them all. */
export interface ApiModule {
  /** The name of its folder. */
  readonly name: string;
  /** Handles the contract's calls that belong to it. */
  readonly handlers?: (services: Services) => readonly Handler[];
  /** Background jobs, run by the job runner; a function where they depend on the settings. */
  readonly jobs?: readonly JobDefinition[] | ((config: Config) => readonly JobDefinition[]);
  /** Routes that aren't calls, such as files. */
  readonly routes?: (app: FastifyInstance, services: Services) => void;
  /** Who may read the files it stores. */
  readonly files?: readonly FileRule[];
  /** Handles the GraphQL operations that belong to it. */
  readonly operations?: readonly OperationHandler[];
  /** What its changes carry in the live stream. */
  readonly live?: readonly LiveContentSource[];
}
