/** Answers to a call-out. */
export const callOutAnswers = ['can', 'cannot'] as const;
export type CallOutAnswer = (typeof callOutAnswers)[number];

/** Where a driver who was asked stands. */
export const callOutStandings = ['asked', 'can', 'cannot', 'approved', 'denied', 'withdrawn'] as const;
export type CallOutStanding = (typeof callOutStandings)[number];

/** Combines a driver's answer with the state of the request it became. */
export function callOutStanding(
  answer: CallOutAnswer | null,
  request: 'pending' | 'approved' | 'denied' | 'withdrawn' | null,
): CallOutStanding {
  if (answer === null) return 'asked';
  if (answer === 'cannot') return 'cannot';
  return request === null || request === 'pending' ? 'can' : request;
}

/** Minutes after which a driver who hasn't answered counts as not coming. */
export const silentMinutes = 30;

/** Whether a driver has been silent for so long that others are asked in the driver's place. */
export function isSilent(standing: CallOutStanding, askedAt: number, now: number): boolean {
  return standing === 'asked' && now - askedAt >= silentMinutes * 60_000;
}

/** States of a call-out. */
export type CallOutState = 'open' | 'covered' | 'closed' | 'over';

/** The state of a call-out: over once it has started, covered when no hour is short anymore. */
export function callOutState(
  { startsAt, closedAt }: { readonly startsAt: number; readonly closedAt: number | null },
  shortHours: number,
  now: number,
): CallOutState {
  if (closedAt !== null) return 'closed';
  if (startsAt <= now) return 'over';
  return shortHours === 0 ? 'covered' : 'open';
}
