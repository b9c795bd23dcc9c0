/** The key of the browser's storage that holds the persisted session (section 3). */
export const persistedStateKey = 'vuex';

/**
 * What is never persisted: dashboards, maps and server-side parameters (section 3), and the tokens,
 * which stand in an encrypted http-only cookie (decisions 7).
 */
export const notPersisted = ['dashboards', 'maps', 'server_side_parameters', 'access_token', 'refresh_token'] as const;

/** One part of the client's state that is left out of storage. */
export type NotPersisted = (typeof notPersisted)[number];

/** The part of the client's state that may be written to storage. */
export function persistedStateOf<State extends object>(state: State): Omit<State, NotPersisted> {
  const left: ReadonlySet<string> = new Set(notPersisted);
  return Object.fromEntries(Object.entries(state).filter(([key]) => !left.has(key))) as Omit<State, NotPersisted>;
}
