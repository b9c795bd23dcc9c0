import type { BoardState } from './board-state.ts';

/** The rows of the wallboard: a location's drivers from the first place on. */
export const wallState: BoardState = { show: 'all', drafted: null, search: '', page: 1 };
