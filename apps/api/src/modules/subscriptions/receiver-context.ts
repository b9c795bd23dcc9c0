import type { Action } from '@roadside/domain/permissions';
import { contextOfPerson } from '../../platform/calls/context-of-person.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { JobTools } from '../../platform/calls/job-context.ts';
import type { ReceiverRow } from './subscriptions.repository.ts';

/** The context of a report as its receiver would read it: every check is theirs. Null if they left or have no place. */
export function receiverContext(tools: JobTools, person: ReceiverRow, action: Action): CallContext | null {
  if (!person.active) return null;
  return contextOfPerson(tools, person, {
    action,
    requestId: `subscription-${person.subscription_id}`,
  });
}

/** People with the same rights read the same report, which is made once. */
export function rightsOf({ subject }: CallContext): string {
  const { positionType, permissions, organization } = subject;
  return JSON.stringify([positionType, [...permissions].sort(), organization.id]);
}
