/** Progress of a step. `invalid` has something to fix. */
export type StepState = 'done' | 'current' | 'upcoming' | 'invalid';

interface Step {
  readonly id: string;
  readonly state?: StepState;
}

/**
 * Returns the state of every step. Steps before the current one are done and later ones upcoming, unless a step sets
 * its own state. If the current step is unknown, all are upcoming.
 */
export function stepStates(steps: readonly Step[], current: string): StepState[] {
  const at = steps.findIndex(({ id }) => id === current);
  return steps.map(({ state }, index) => state ?? (index === at ? 'current' : index < at ? 'done' : 'upcoming'));
}
