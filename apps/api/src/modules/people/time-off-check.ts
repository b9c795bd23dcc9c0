import { timeOffProblem, timeOffProblemWords } from '@roadside/domain/scheduling';
import type { TimeOffFacts } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { timeOffOf } from './driver-facts.ts';
import { readTimeOff } from './time-off.repository.ts';

/** Days off to store. */
export interface WantedDays extends Pick<TimeOffFacts, 'today' | 'by'> {
  readonly employeeId: number;
  readonly from: string;
  readonly to: string;
  /** The entry being changed. */
  readonly except?: number;
  /** Path of the fields in the body, such as 'draft'. */
  readonly at: string;
}

/**
 * Refuses days off that are too long, too far away, or already taken. Lock the employee first, so that the same days
 * sent twice at once are stored once.
 * @throws ApiError 409 for days already taken, 400 for others
 */
export async function refuseTimeOff(db: Kysely<Tables>, wanted: WantedDays): Promise<void> {
  const { employeeId, from, to, except, at, today, by } = wanted;
  const rows = await readTimeOff(db, [employeeId], { from });
  const others = rows.filter(({ id }) => id !== except).map(timeOffOf);
  const problem = timeOffProblem({ from, to }, { today, by, others });
  if (!problem) return;
  const { field, words } = timeOffProblemWords(problem, { today, by });
  throw new ApiError(problem.kind === 'taken' ? 'conflict' : 'invalid-body', `${words}.`, {
    fields: { [`${at}.${field}`]: words },
  });
}
