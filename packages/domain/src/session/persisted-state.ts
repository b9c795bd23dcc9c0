/** Storage key of the persisted session in the browser (section 3). */
export const persistedStateKey = 'vuex';

/**
 * State that is never persisted: dashboards, maps and server-side parameters (section 3), and the tokens, which are in
 * an encrypted http-only cookie (decisions 7).
 */
export const notPersisted = ['dashboards', 'maps', 'server_side_parameters', 'access_token', 'refresh_token'] as const;

/** One part of the client state that is never persisted. */
export type NotPersisted = (typeof notPersisted)[number];

/** The part of the client state that may be persisted. */
export function persistedStateOf<State extends object>(state: State): Omit<State, NotPersisted> {
  const left: ReadonlySet<string> = new Set(notPersisted);
  return Object.fromEntries(Object.entries(state).filter(([key]) => !left.has(key))) as Omit<State, NotPersisted>;
}
