import type { ChatOperation } from '@roadside/contract/chat';
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
}

/** An operation and its handler. */
export interface OperationHandler {
  readonly operation: ChatOperation;
  readonly run: (context: OperationContext, variables: unknown) => Promise<unknown>;
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
