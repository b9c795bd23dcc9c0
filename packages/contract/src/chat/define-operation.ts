import type { z } from 'zod';
import type { AccessRule, RateLimit } from '../call/define-call.ts';

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** One GraphQL operation of the chat store or the search service. */
export interface ChatOperation<
  Variables extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Kind extends OperationKind = OperationKind,
> {
  /** The field of chat.graphql that it runs. */
  readonly name: string;
  readonly kind: Kind;
  readonly summary: string;
  readonly access: AccessRule;
  readonly rateLimit: RateLimit;
  /** Stricter than the GraphQL types: bounds, and text without control characters. */
  readonly variables: Variables;
  /** Value of the field; for a subscription, of one event. */
  readonly reply: Reply;
  /** The document a client sends. */
  readonly document: string;
  readonly status: 'final' | 'draft';
}

/** Declares one operation; the API resolves it, and a client sends its document. */
export function defineOperation<Variables extends z.ZodType, Reply extends z.ZodType, Kind extends OperationKind>(
  operation: ChatOperation<Variables, Reply, Kind>,
): ChatOperation<Variables, Reply, Kind> {
  return operation;
}
