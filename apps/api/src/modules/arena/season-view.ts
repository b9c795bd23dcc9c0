import { addDays } from '@roadside/domain/calendar';
import { defaultWeights, playoffWeeks, seasonWeeks, standings } from '@roadside/domain/arena';
import type { MatchResult, PointWeights, Standing, TieFacts } from '@roadside/domain/arena';
import type { MatchReply, SeasonReply } from '@roadside/contract/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { incentiveReply } from '../rewards/index.ts';
import { readSeasons } from './season.repository.ts';
import type { MatchRow, SeasonRow, SeasonTeamRow } from './season.repository.ts';

/**
 * The season on everybody's screen: the one that runs, otherwise the latest that has ended. A season that was started
 * ahead of its first week doesn't replace one that is still being played.
 */
export async function currentSeason(
  db: Kysely<Tables>,
  today: string,
  { withHidden = false }: { readonly withHidden?: boolean } = {},
): Promise<SeasonRow | null> {
  const seasons = await readSeasons(db, { withHidden });
  const [running] = seasons
    .filter(({ state }) => state === 'running')
    .toSorted(
      (a, b) => Number(a.hidden) - Number(b.hidden) || Number(b.starts_on <= today) - Number(a.starts_on <= today),
    );
  return running ?? seasons.find(({ state }) => state === 'finished') ?? null;
}

/** The weights of the board, the profile and the skill tree: those of the season everybody sees. */
export async function boardWeights(db: Kysely<Tables>, today: string): Promise<PointWeights> {
  return (await currentSeason(db, today))?.weights ?? defaultWeights;
}

/** The last day of a season: the Sunday of the finals. */
export const lastDayOf = ({ starts_on, regular_weeks }: Pick<SeasonRow, 'starts_on' | 'regular_weeks'>) =>
  addDays(starts_on, (regular_weeks + playoffWeeks) * 7 - 1);

/** A season in the contract's form. */
export function seasonReply(season: SeasonRow, today: string): SeasonReply {
  const week = seasonWeeks(season.starts_on, season.regular_weeks).find(({ from, to }) => from <= today && today <= to);
  return {
    id: season.id,
    name: season.name,
    state: season.state,
    hidden: season.hidden,
    starts_on: season.starts_on,
    ends_on: lastDayOf(season),
    regular_weeks: season.regular_weeks,
    weights: season.weights,
    handicap: season.handicap,
    incentives: season.incentives.map((each) => incentiveReply(each)),
    frozen: season.frozen_at !== null,
    week: week?.week ?? null,
  };
}

/** Points of a week under way, by team id. */
export type LivePoints = ReadonlyMap<number, number>;

/** A match in the contract's form; while its week runs, with the points so far. */
export function matchReply(match: MatchRow, slugOf: (teamId: number) => string, live: LivePoints | null): MatchReply {
  return {
    id: match.id,
    stage: match.stage,
    home: slugOf(match.home_id),
    away: slugOf(match.away_id),
    home_points: match.home_points ?? live?.get(match.home_id) ?? null,
    away_points: match.away_points ?? live?.get(match.away_id) ?? null,
    settled: match.settled_at !== null,
    restated: match.restated.map(({ team_id, points, reason, made_at }) => ({
      team: slugOf(team_id),
      points,
      reason,
      made_at,
    })),
  };
}

/** The table of the regular season up to a week. */
export function tableOf(
  teams: readonly SeasonTeamRow[],
  matches: readonly MatchRow[],
  bets: ReadonlyMap<number, number>,
  throughWeek = Infinity,
): readonly Standing[] {
  const facts = (team: SeasonTeamRow): TieFacts & { id: number } => ({
    id: team.id,
    name: team.name,
    bets: bets.get(team.id) ?? 0,
  });
  return standings(
    teams.map(facts),
    matches.filter(({ stage, week }) => stage === 'regular' && week <= throughWeek).map(resultOf),
  );
}

/** A match as the domain sees it. */
export const resultOf = (match: MatchRow): MatchResult => ({
  home: match.home_id,
  away: match.away_id,
  homePoints: match.home_points,
  awayPoints: match.away_points,
});
