import {
  canUndo,
  changeParameters,
  parameterHistory,
  undoParameters,
  type ParameterHistory,
} from '@roadside/domain/dashboards';

type History = ParameterHistory<{ readonly search: string }>;

/** What was chosen on a dashboard, by the address's query, and how it is taken back. */
export interface Choices {
  readonly history: History;
  /** Where the last undo leads, until the page has arrived there; null when none is under way. */
  readonly undone: History | null;
}

/** The choices of a page that opens at this query. */
export function choicesAt(search: string): Choices {
  return { history: parameterHistory({ search }), undone: null };
}

/**
 * The choices once the page shows this query: the step back that was asked for or that stands before, else a new
 * choice. A page that is asked for two steps at once may show only the second.
 */
export function arriveAt(choices: Choices, search: string): Choices {
  const { history, undone } = choices;
  if (history.present.search === search) return choices;
  if (undone?.present.search === search) return { history: undone, undone: null };
  if (history.past.at(-1)?.search === search) return { history: undoParameters(history), undone };
  return { history: changeParameters(history, { search }), undone: null };
}

/** Takes the last choice back of a page whose address is `search`, which may be ahead of what it shows; `search` is where to go. */
export function takeBack(choices: Choices, search: string): { readonly choices: Choices; readonly search: string } {
  const undone = undoParameters(arriveAt(choices, search).history);
  return { choices: { ...choices, undone }, search: undone.present.search };
}

/** Whether there is a choice to take back. */
export function canTakeBack({ history }: Choices): boolean {
  return canUndo(history);
}
