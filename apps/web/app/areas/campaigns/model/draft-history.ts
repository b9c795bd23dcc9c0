/** A value with the steps that can be undone and done again. */
export interface History<Value> {
  readonly now: Value;
  readonly past: readonly Value[];
  readonly future: readonly Value[];
  /** What the last step changed; typing on in one field is one step. */
  readonly field: string | null;
}

const maxSteps = 100;

/** A history without steps. */
export const startHistory = <Value>(now: Value): History<Value> => ({ now, past: [], future: [], field: null });

/**
 * Takes a step.
 * @param field what is changed; several changes of the same one in a row are one step; null is always a step of its own
 */
export function step<Value>(history: History<Value>, next: Value, field: string | null): History<Value> {
  if (next === history.now) return history;
  if (field !== null && field === history.field) return { ...history, now: next, future: [] };
  return { now: next, past: [...history.past, history.now].slice(-maxSteps), future: [], field };
}

/** Undoes the last step. */
export function undo<Value>({ now, past, future, field }: History<Value>): History<Value> {
  const last = past.at(-1);
  return last === undefined
    ? { now, past, future, field }
    : { now: last, past: past.slice(0, -1), future: [now, ...future], field: null };
}

/** Does the last undone step again. */
export function redo<Value>({ now, past, future, field }: History<Value>): History<Value> {
  const [next, ...rest] = future;
  return next === undefined
    ? { now, past, future, field }
    : { now: next, past: [...past, now], future: rest, field: null };
}
