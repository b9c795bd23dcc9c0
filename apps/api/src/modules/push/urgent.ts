import { countQuiet, longestUrgentReason, urgentProblem } from '@roadside/domain/push';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readRingFacts } from './ring-facts.repository.ts';

/**
 * Refuses something urgent without a reason if it would ring somebody off shift, on days off, or in quiet hours
 * (decisions 35). Call it before sending; the caller audits the reason with what it sends.
 * @param field - name of the reason in the caller's body, for the form
 * @returns the reason without surrounding spaces, null if none was given, and how many it rings off shift
 */
export async function refuseUrgentWithoutReason(
  db: Kysely<Tables>,
  {
    employeeIds,
    reason,
    field,
    now,
    always = false,
  }: {
    readonly employeeIds: readonly number[];
    readonly reason: string | null | undefined;
    readonly field: string;
    readonly now: Date;
    /** Asks for a reason even if everybody is at work now, because it may ring again later. */
    readonly always?: boolean;
  },
): Promise<{ readonly reason: string | null; readonly offShift: number }> {
  const facts = [...(await readRingFacts(db, employeeIds, now)).values()];
  const offShift = countQuiet(facts, now.getTime());
  const problem = urgentProblem(facts, reason, now.getTime());
  if (problem === 'reason-missing') {
    const people = offShift === 1 ? '1 person who is' : `${offShift} people who are`;
    throw new ApiError('invalid-body', `This rings ${people} off shift. Say why it can’t wait.`, {
      fields: { [field]: 'Enter a reason' },
    });
  }
  if (always && !reason?.trim())
    throw new ApiError('invalid-body', 'Say why it can’t wait.', { fields: { [field]: 'Enter a reason' } });
  if (problem === 'reason-too-long')
    throw new ApiError('invalid-body', `Keep the reason under ${longestUrgentReason} characters.`, {
      fields: { [field]: `Use ${longestUrgentReason} characters or fewer` },
    });
  return { reason: reason?.trim() || null, offShift };
}
