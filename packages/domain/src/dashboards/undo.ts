/** Parameters with their history, so paging, sorting and time changes can be undone (specification, section 2). */
export interface ParameterHistory<Parameters> {
  readonly present: Parameters;
  /** Earlier parameters, oldest first. */
  readonly past: readonly Parameters[];
}

/** Maximum undo steps; the oldest is dropped first. */
export const undoDepth = 50;

/** A new history with nothing to undo. */
export function parameterHistory<Parameters>(present: Parameters): ParameterHistory<Parameters> {
  return { present, past: [] };
}

/** The history after a change; a change to equal values adds no step. */
export function changeParameters<Parameters extends object>(
  history: ParameterHistory<Parameters>,
  change: Partial<Parameters>,
): ParameterHistory<Parameters> {
  const present = { ...history.present, ...change };
  if (sameValue(present, history.present)) return history;
  return { present, past: [...history.past, history.present].slice(-undoDepth) };
}

/** The history after one undo; unchanged at the start. */
export function undoParameters<Parameters>(history: ParameterHistory<Parameters>): ParameterHistory<Parameters> {
  const previous = history.past.at(-1);
  return previous === undefined ? history : { present: previous, past: history.past.slice(0, -1) };
}

/** Whether there is a step to undo. */
export function canUndo(history: ParameterHistory<unknown>): boolean {
  return history.past.length > 0;
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left = Object.entries(a);
  const right = new Map<string, unknown>(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && sameValue(value, right.get(key)));
}
