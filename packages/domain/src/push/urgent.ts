import { quietReason, type RingFacts } from './quiet.ts';

/** Most characters of the reason for an urgent push. */
export const longestUrgentReason = 300;

/** Why something can't be sent as urgent. */
export type UrgentProblem = 'reason-missing' | 'reason-too-long';

/**
 * Checks the reason for an urgent push (decisions 35). It is needed as soon as one of its recipients would otherwise be
 * left in peace now; it goes to the audit log.
 * @returns null if it may be sent
 */
export function urgentProblem(
  recipients: readonly RingFacts[],
  reason: string | null | undefined,
  now: number,
): UrgentProblem | null {
  const given = reason?.trim() ?? '';
  if (given.length > longestUrgentReason) return 'reason-too-long';
  return given === '' && countQuiet(recipients, now) > 0 ? 'reason-missing' : null;
}

/** How many of these people an urgent push would ring although they are off shift, off work, or in quiet hours. */
export function countQuiet(recipients: readonly RingFacts[], now: number): number {
  return recipients.filter((facts) => quietReason(facts, now) !== null).length;
}
