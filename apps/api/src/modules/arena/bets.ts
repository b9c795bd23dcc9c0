/** How many bets each person made, by employee id; with equal points, fewer come first (decisions 43). */
export type BetCounts = ReadonlyMap<number, number>;

/** Nobody has bet. */
export const noBets: BetCounts = new Map();

/** Bets of teams: the sum over their players. */
export function betsOfTeams(
  players: readonly { readonly employee_id: number; readonly team_id: number }[],
  bets: BetCounts,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { employee_id, team_id } of players)
    sums.set(team_id, (sums.get(team_id) ?? 0) + (bets.get(employee_id) ?? 0));
  return sums;
}
