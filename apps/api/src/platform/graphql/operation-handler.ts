import type { ChatOperation } from '@roadside/contract/chat';
import type { LiveChange } from '@roadside/contract/live';
import type { EmployeeSubject, Target } from '@roadside/domain/permissions';
import type { z } from 'zod';
import type { CallerEmployee } from '../calls/handler.ts';
import type { Services } from '../services.ts';

/** Context for the handler of a GraphQL operation. */
export interface OperationContext extends Pick<Services, 'config' | 'db' | 'tree' | 'now'> {
  readonly subject: EmployeeSubject;
  readonly employee: CallerEmployee;
  /**
   * Checks `domain.can` for the operation's own action and a
   * looked-up target; throws the refusal of the authorization matrix.
   */
  readonly require: (target: Target) => void;
  /**
   * Changes the caller may hear of, as they happen; null when some were missed. Ends like the caller's live stream: with
   * the token, the session, or the caller's rights.
   */
  readonly changes: () => AsyncIterable<LiveChange | null>;
}

/** An operation and its handler. */
export interface OperationHandler {
  readonly operation: ChatOperation;
  readonly run: (context: OperationContext, variables: unknown) => Promise<unknown> | AsyncIterable<unknown>;
}

/**
 * Binds a handler to an operation of the contract: the variables
 * arrive parsed, and the reply is checked before it is sent.
 */
export function handleOperation<Variables extends z.ZodType, Reply extends z.ZodType>(
  operation: ChatOperation<Variables, Reply>,
  run: (context: OperationContext, variables: z.output<Variables>) => Promise<z.input<Reply>>,
): OperationHandler {
  return { operation, run: run as OperationHandler['run'] };
}

/** Binds a handler to a subscription of the contract: each event it yields is checked before it is sent. */
export function handleSubscription<Variables extends z.ZodType, Reply extends z.ZodType>(
  operation: ChatOperation<Variables, Reply, 'subscription'>,
  run: (context: OperationContext, variables: z.output<Variables>) => AsyncIterable<z.input<Reply>>,
): OperationHandler {
  return { operation, run: run as OperationHandler['run'] };
}
