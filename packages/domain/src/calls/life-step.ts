/** The steps of a call, in order (glossary, section 1). A call without a tow has no TW. */
export const lifeSteps = [
  { code: 'RE', label: 'Received' },
  { code: 'SP', label: 'Spotted' },
  { code: 'AS', label: 'Assigned' },
  { code: 'DI', label: 'Dispatched' },
  { code: 'ER', label: 'En route' },
  { code: 'OL', label: 'On location' },
  { code: 'TW', label: 'Towing' },
  { code: 'CL', label: 'Cleared' },
] as const;

/** One step of a call. */
export type LifeStep = (typeof lifeSteps)[number]['code'];

/** Time of each step, in milliseconds since the epoch; steps that are unknown or did not happen are omitted. */
export type LifeTimes = Readonly<Partial<Record<LifeStep, number>>>;

/** Possible outcomes of a call: served, canceled, ended during the request call, or gone on arrival. */
export const callOutcomes = ['completed', 'cancelled', 'killed', 'gone_on_arrival'] as const;

/** One outcome of a call. */
export type CallOutcome = (typeof callOutcomes)[number];

/** A problem with the times of a call. */
export type LifeProblem =
  | { readonly code: 'not-received' }
  | { readonly code: 'out-of-order'; readonly earlier: LifeStep; readonly later: LifeStep };

/** Returns the problems with a call's times: no RE, or a step stamped before one that precedes it. */
export function lifeProblems(times: LifeTimes): readonly LifeProblem[] {
  const problems: LifeProblem[] = times.RE === undefined ? [{ code: 'not-received' }] : [];
  let previous: LifeStep | null = null;
  for (const { code } of lifeSteps) {
    const at = times[code];
    if (at === undefined) continue;
    if (previous !== null && at < (times[previous] ?? at))
      problems.push({ code: 'out-of-order', earlier: previous, later: code });
    else previous = code;
  }
  return problems;
}

/** The last step the call has reached, or null before RE. */
export function currentStep(times: LifeTimes): LifeStep | null {
  return lifeSteps.findLast(({ code }) => times[code] !== undefined)?.code ?? null;
}

const msPerMinute = 60_000;

/** Minutes from one step to another, or null if either is unknown; negative if the times are out of order. */
export function minutesBetween(times: LifeTimes, from: LifeStep, to: LifeStep): number | null {
  const start = times[from];
  const end = times[to];
  return start === undefined || end === undefined ? null : (end - start) / msPerMinute;
}
