/** What the draft's clock and picks need to know. Nothing of it is kept elsewhere, so a reconnect loses nothing. */
export interface LiveDraft {
  /** Team ids in the order of the first round. */
  readonly order: readonly number[];
  readonly rounds: number;
  /** Seconds a team has for a pick. */
  readonly clockSeconds: number;
  readonly picks: readonly Pick[];
  /** Milliseconds since 1970 at which the pick on the clock began; null before the start and while paused. */
  readonly turnStartedAt: number | null;
  /** Milliseconds already used of the turn when the draft was paused. */
  readonly usedBeforePause: number;
}

/** One pick. */
export interface Pick {
  readonly teamId: number;
  readonly playerId: number;
  /** Made by the clock instead of the captain. */
  readonly automatic: boolean;
}

/** The turn on the clock. */
export interface Turn {
  /** From 1. */
  readonly round: number;
  /** Overall number of the pick, from 1. */
  readonly number: number;
  readonly teamId: number;
}

/** The team for an overall pick number in snake order: the second round runs backwards, the third forwards again. */
export function snakeTeam(order: readonly number[], number: number): number | null {
  const round = Math.floor((number - 1) / order.length);
  const place = (number - 1) % order.length;
  return order[round % 2 === 0 ? place : order.length - 1 - place] ?? null;
}

/** The turn on the clock; null once every team has picked in every round. */
export function turnOf({ order, rounds, picks }: LiveDraft): Turn | null {
  const number = picks.length + 1;
  if (order.length === 0 || number > order.length * rounds) return null;
  const teamId = snakeTeam(order, number);
  return teamId === null ? null : { round: Math.ceil(number / order.length), number, teamId };
}

/** Seconds left for the turn at an instant, never below 0; null while nothing is on the clock. */
export function secondsLeft(draft: LiveDraft, now: number): number | null {
  if (turnOf(draft) === null) return null;
  const used = draft.usedBeforePause + (draft.turnStartedAt === null ? 0 : Math.max(0, now - draft.turnStartedAt));
  return Math.max(0, Math.ceil(draft.clockSeconds - used / 1000));
}

/** Why a pick is refused. */
export type PickProblem = 'over' | 'paused' | 'not-your-turn' | 'taken' | 'not-in-the-draft' | 'turn-passed';

/**
 * Why a pick is refused, or null.
 * @param number the turn the captain saw; a pick for a turn that has passed is refused, never booked for the next one
 */
export function pickProblem(
  draft: LiveDraft,
  pick: { readonly teamId: number; readonly playerId: number; readonly number: number },
  players: ReadonlySet<number>,
): PickProblem | null {
  const turn = turnOf(draft);
  if (!turn) return 'over';
  if (pick.number !== turn.number) return 'turn-passed';
  if (turn.teamId !== pick.teamId) return 'not-your-turn';
  if (draft.turnStartedAt === null) return 'paused';
  if (!players.has(pick.playerId)) return 'not-in-the-draft';
  return draft.picks.some(({ playerId }) => playerId === pick.playerId) ? 'taken' : null;
}

/**
 * The player the clock picks: the first of the team's queue who is still there, otherwise the best of the ranking. Null
 * if nobody is left.
 */
export function automaticPick(draft: LiveDraft, queue: readonly number[], ranking: readonly number[]): number | null {
  const taken = new Set(draft.picks.map(({ playerId }) => playerId));
  const ranked = new Set(ranking);
  const free = (playerId: number) => !taken.has(playerId);
  return queue.find((playerId) => ranked.has(playerId) && free(playerId)) ?? ranking.find(free) ?? null;
}

/** The draft after a pick; the next turn starts at the same instant. */
export function afterPick(draft: LiveDraft, pick: Pick, now: number): LiveDraft {
  return { ...draft, picks: [...draft.picks, pick], turnStartedAt: now, usedBeforePause: 0 };
}

/** The draft paused: the time used so far is kept. */
export function paused(draft: LiveDraft, now: number): LiveDraft {
  if (draft.turnStartedAt === null) return draft;
  return {
    ...draft,
    turnStartedAt: null,
    usedBeforePause: draft.usedBeforePause + Math.max(0, now - draft.turnStartedAt),
  };
}

/** The draft started, or resumed with the time that was left. */
export function resumed(draft: LiveDraft, now: number): LiveDraft {
  return draft.turnStartedAt === null && turnOf(draft) !== null ? { ...draft, turnStartedAt: now } : draft;
}

/** A player's expected points per week, for the balance meter. */
export interface Strength {
  /** Expected points per day worked. */
  readonly pointsPerDay: number;
  /** Days planned per week. */
  readonly daysPerWeek: number;
}

/** Teams within this share of each other are balanced. */
export const balancedWithin = 0.05;

/** Expected points of a team per week: each player's points per day worked times the planned days. */
export function teamStrength(players: readonly Strength[]): number {
  return players.reduce((sum, { pointsPerDay, daysPerWeek }) => sum + pointsPerDay * daysPerWeek, 0);
}

/** Whether the strongest team is within 5 % of the weakest; teams without strength are balanced only among themselves. */
export function balancedTeams(strengths: readonly number[]): boolean {
  if (strengths.length < 2) return true;
  const strongest = Math.max(...strengths);
  return strongest - Math.min(...strengths) <= balancedWithin * strongest;
}
