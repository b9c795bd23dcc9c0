import type { Handler } from './calls/handler.ts';
import type { OperationHandler } from './graphql/operation-handler.ts';
import type { JobDefinition } from './jobs/job-definition.ts';
import type { Services } from './services.ts';

/** One area of the backend: everything the platform runs of it. `modules/registry.ts` lists them all. */
export interface ApiModule {
  /** The name of its folder. */
  readonly name: string;
  /** Answers the calls of the contract that belong to it. */
  readonly handlers?: (services: Services) => readonly Handler[];
  /** Runs in the background, under the job runner. */
  readonly jobs?: readonly JobDefinition[];
  /** Answers the GraphQL operations that belong to it. */
  readonly operations?: readonly OperationHandler[];
}
