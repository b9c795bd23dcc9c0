/** Color names of the backend status; their values are tokens. */
export type BackendStatusColor = 'green' | 'light-green' | 'orange' | 'red';

/** What the status bar says about the data feed. */
export interface BackendStatus {
  readonly text: string;
  readonly color: BackendStatusColor;
}

/** The two states the specification names; their spelling is what the feed sends. */
export const aggregationsCompleted = 'Aggregations Completed';
export const rawDataUpdated = 'Raw Data Updated';

/**
 * The states one load of data passes through, in order. The specification (section 4) gives the last two and
 * says that states with 'file' in them come before; the words of those three are ours.
 */
export const backendStates = [
  'Waiting for file',
  'Checking file',
  'Loading file',
  rawDataUpdated,
  aggregationsCompleted,
] as const;

/** One state of a load that Roadside itself writes; a feed may send others. */
export type BackendState = (typeof backendStates)[number];

/** Text and color for the feed's current state, letter for letter (specification, section 4). */
export function backendStatus(currentState: string): BackendStatus {
  if (currentState === aggregationsCompleted) return { text: 'All Reports Completed.', color: 'green' };
  if (currentState === rawDataUpdated) return { text: 'SURVEYS Updated/MY DASHBOARD Processing', color: 'light-green' };
  return { text: currentState, color: currentState.includes('file') ? 'orange' : 'red' };
}

/**
 * How far today's load has come: the number of the furthest known state among today's states (1-based, 0 before
 * any) out of all. Unknown states do not move it, so a failed load stands where it failed.
 */
export function updateProgress(todaysStates: readonly string[]): { readonly reached: number; readonly total: number } {
  const reached = todaysStates.reduce(
    (furthest, state) => Math.max(furthest, backendStates.findIndex((known) => known === state) + 1),
    0,
  );
  return { reached, total: backendStates.length };
}
