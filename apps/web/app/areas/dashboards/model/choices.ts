import {
  canUndo,
  changeParameters,
  parameterHistory,
  undoParameters,
  type ParameterHistory,
} from '@roadside/domain/dashboards';

type History = ParameterHistory<{ readonly search: string }>;

/** The choices made on a dashboard, as query strings, with their undo history. */
export interface Choices {
  readonly history: History;
  /** The target of the last undo until the page gets there; null if none is pending. */
  readonly undone: History | null;
}

/** The initial choices of a page that opens with this query. */
export function choicesAt(search: string): Choices {
  return { history: parameterHistory({ search }), undone: null };
}

/**
 * The choices once the page shows this query: a pending undo, a step back to the previous choice, or else a new choice.
 * A page that gets two navigations in a row may show only the second.
 */
export function arriveAt(choices: Choices, search: string): Choices {
  const { history, undone } = choices;
  if (history.present.search === search) return choices;
  if (undone?.present.search === search) return { history: undone, undone: null };
  if (history.past.at(-1)?.search === search) return { history: undoParameters(history), undone };
  return { history: changeParameters(history, { search }), undone: null };
}

/**
 * Undoes the last choice of a page whose URL is `search`, which may be ahead of what it shows. Returns the query to
 * navigate to as `search`.
 */
export function takeBack(choices: Choices, search: string): { readonly choices: Choices; readonly search: string } {
  const undone = undoParameters(arriveAt(choices, search).history);
  return { choices: { ...choices, undone }, search: undone.present.search };
}

/** Whether there is a choice to undo. */
export function canTakeBack({ history }: Choices): boolean {
  return canUndo(history);
}
