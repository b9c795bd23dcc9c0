/** Colors of the backend status; their values are tokens. */
export type BackendStatusColor = 'green' | 'light-green' | 'orange' | 'red';

/** The data feed's status in the status bar. */
export interface BackendStatus {
  readonly text: string;
  readonly color: BackendStatusColor;
}

/** The two states named in the specification, spelled as the feed sends them. */
export const aggregationsCompleted = 'Aggregations Completed';
export const rawDataUpdated = 'Raw Data Updated';

/**
 * The states of one data load, in order. The specification (section 4) defines the last two and says that states
 * containing 'file' come before them; the wording of those three is ours.
 */
export const backendStates = [
  'Waiting for file',
  'Checking file',
  'Loading file',
  rawDataUpdated,
  aggregationsCompleted,
] as const;

/** A load state that Roadside itself writes; a feed may send others. */
export type BackendState = (typeof backendStates)[number];

/** Text and color for the feed's current state, letter for letter (specification, section 4). */
export function backendStatus(currentState: string): BackendStatus {
  if (currentState === aggregationsCompleted) return { text: 'All Reports Completed.', color: 'green' };
  if (currentState === rawDataUpdated) return { text: 'SURVEYS Updated/MY DASHBOARD Processing', color: 'light-green' };
  return { text: currentState, color: currentState.includes('file') ? 'orange' : 'red' };
}

/**
 * Progress of today's load: the number of the furthest known state among today's states (1-based, 0 before any), out of
 * all. Unknown states don't change it, so a failed load stays where it failed.
 */
export function updateProgress(todaysStates: readonly string[]): { readonly reached: number; readonly total: number } {
  const reached = todaysStates.reduce(
    (furthest, state) => Math.max(furthest, backendStates.findIndex((known) => known === state) + 1),
    0,
  );
  return { reached, total: backendStates.length };
}
