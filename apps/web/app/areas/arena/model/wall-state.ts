import { readBoardState, type BoardState } from './board-state.ts';

/** The rows of the wallboard: a location's drivers from the first place on. */
export const wallState: BoardState = { ...readBoardState(new URLSearchParams()), show: 'all' };
