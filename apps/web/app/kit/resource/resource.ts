import type { Problem } from '../outcome/outcome.ts';
import type { Address } from './resource-address.ts';

/**
 * The types of a resource's loader and action. The server's definition carries types only; none of it reaches the
 * browser.
 */
export interface ResourceTypes<Path extends string, Data, Change, Changed> {
  readonly path: Path;
  readonly data: Data;
  readonly change: Change;
  readonly changed: Changed;
}

/** A resource as `defineResource` made it; import its type, never the value, in browser code. */
export interface AnyResource {
  readonly types: ResourceTypes<string, unknown, unknown, unknown> | undefined;
}

type TypesOf<Resource extends AnyResource> = NonNullable<Resource['types']>;

/** A URL of this resource, and of no other. */
export type AddressOf<Resource extends AnyResource> = Address<TypesOf<Resource>['path']>;
/** The data a resource's loader returns. */
export type DataOf<Resource extends AnyResource> = TypesOf<Resource>['data'];
/** The body a resource's action takes. */
export type ChangeOf<Resource extends AnyResource> = TypesOf<Resource>['change'];
/** The data a resource's action returns. */
export type ChangedOf<Resource extends AnyResource> = TypesOf<Resource>['changed'];

/** A query key whose first part is the path, so that all pages and filters of a list can be invalidated together. */
export const keyOf = (address: string) => address.split('?');
/** The query key of a list that is read page by page. */
export const pagesKeyOf = (address: string) => [...keyOf(address), 'pages'];

/** Header that identifies one attempt to change something; a retry of the same attempt carries the same key. */
export const idempotencyHeader = 'Idempotency-Key';

/** A failure as an error, so that a query can hold it. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail || problem.kind);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

const maxRetries = 2;

/** Whether a failed read is retried: only transient problems, and a limited number of times. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return (
    failures < maxRetries &&
    error instanceof ProblemError &&
    (error.problem.kind === 'unreachable' || error.problem.kind === 'busy')
  );
}

/** Milliseconds before the next try: the delay the service requested, otherwise exponential. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ProblemError ? error.problem.waitSeconds : undefined;
  return asked === undefined ? 500 * 2 ** failures : Math.min(asked, 30) * 1000;
}
