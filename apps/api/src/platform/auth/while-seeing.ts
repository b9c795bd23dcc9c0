import { refusedWhileSeeing } from '@roadside/domain/session';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from './authenticator.ts';

/** Refuses what an Admin may not do while seeing as the caller: change something, or read what is private. */
export function refuseWhileSeeing({ seenBy, employee }: Pick<Caller, 'seenBy' | 'employee'>): void {
  if (seenBy) throw new ApiError('seeing-as', refusedWhileSeeing(employee.displayName));
}

/** Who really makes the request: the Admin, while seeing as somebody else. */
export function actorOf({ seenBy, employee }: Pick<Caller, 'seenBy' | 'employee'>): number {
  return seenBy?.employeeId ?? employee.id;
}
