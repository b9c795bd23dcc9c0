import type { DraftBoardReply } from '@roadside/contract/schemas';
import { balancedWithin, draftLists, type DraftList } from '@roadside/domain/arena';

/** A team's lists while they are edited: employee ids, most wanted first. */
export type Wanted = Readonly<Record<DraftList, readonly number[]>>;

/** Empty at first, then what was submitted. */
export const wantedOf = ({ preferences }: Pick<DraftBoardReply, 'preferences'>): Wanted =>
  preferences ?? { experienced: [], intermediate: [], beginner: [] };

/** The lists without people who can't be drafted anymore: they left, became captain, or are the reader. */
export function withoutStrangers(wanted: Wanted, players: readonly { readonly employee_id: number }[]): Wanted {
  const known = new Set(players.map(({ employee_id }) => employee_id));
  const kept = (list: DraftList) => wanted[list].filter((id) => known.has(id));
  return { experienced: kept('experienced'), intermediate: kept('intermediate'), beginner: kept('beginner') };
}

/** The lists after a driver was moved to a place of a list, or to none (null). */
export function afterMove(
  wanted: Wanted,
  id: number,
  to: { readonly list: DraftList; readonly index: number } | null,
): Wanted {
  const without = (list: DraftList) => wanted[list].filter((each) => each !== id);
  const next = (list: DraftList) => (to?.list === list ? without(list).toSpliced(to.index, 0, id) : without(list));
  return { experienced: next('experienced'), intermediate: next('intermediate'), beginner: next('beginner') };
}

/** The strength a team would have with its lists, beside an equal share of everybody. */
export interface Balance {
  readonly own: number;
  readonly fair: number;
  /** Within 5% of the equal share. */
  readonly even: boolean;
}

/** What the lists promise: the first of each list up to the number of rounds, by turns. */
export function balanceOfLists(
  { players, rounds, teams }: Pick<DraftBoardReply, 'players' | 'rounds' | 'teams'>,
  wanted: Wanted,
): Balance {
  const worth = new Map(players.map(({ employee_id, points_per_week }) => [employee_id, points_per_week]));
  const most = Math.max(...draftLists.map((list) => wanted[list].length));
  const order = Array.from({ length: most }, (_, index) =>
    draftLists.flatMap((list) => wanted[list][index] ?? []),
  ).flat();
  const picks = rounds * teams.length;
  const own = order.slice(0, rounds).reduce((sum, id) => sum + (worth.get(id) ?? 0), 0);
  const fair =
    players.slice(0, picks).reduce((sum, { points_per_week }) => sum + points_per_week, 0) / Math.max(1, teams.length);
  return { own, fair: Math.round(fair), even: fair > 0 && Math.abs(own - fair) <= balancedWithin * fair };
}

/** Seconds left of a turn, from what the server said and how long ago it said it. */
export const secondsNow = (turn: { readonly seconds_left: number }, sinceMs: number): number =>
  Math.max(0, turn.seconds_left - Math.floor(sinceMs / 1000));
