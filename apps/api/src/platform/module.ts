import type { Handler } from './calls/handler.ts';
import type { FileRule } from './files/file-rule.ts';
import type { OperationHandler } from './graphql/operation-handler.ts';
import type { JobDefinition } from './jobs/job-definition.ts';
import type { Services } from './services.ts';

/** One area of the backend, with everything the platform runs for it. `modules/registry.ts` lists them all. */
export interface ApiModule {
  /** The name of its folder. */
  readonly name: string;
  /** Handles the contract's calls that belong to it. */
  readonly handlers?: (services: Services) => readonly Handler[];
  /** Background jobs, run by the job runner. */
  readonly jobs?: readonly JobDefinition[];
  /** Who may read the files it stores. */
  readonly files?: readonly FileRule[];
  /** Handles the GraphQL operations that belong to it. */
  readonly operations?: readonly OperationHandler[];
}
