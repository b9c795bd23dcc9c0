/** How far a step is. `invalid` has something to mend. */
export type StepState = 'done' | 'current' | 'upcoming' | 'invalid';

interface Step {
  readonly id: string;
  readonly state?: StepState;
}

/**
 * Where every step stands: what lies before the current one is done and what follows is not yet, unless a step says
 * otherwise. An unknown current step leaves them all upcoming.
 */
export function stepStates(steps: readonly Step[], current: string): StepState[] {
  const at = steps.findIndex(({ id }) => id === current);
  return steps.map(({ state }, index) => state ?? (index === at ? 'current' : index < at ? 'done' : 'upcoming'));
}
