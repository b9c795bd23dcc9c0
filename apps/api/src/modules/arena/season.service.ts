import { byPoints, seasonWeeks } from '@roadside/domain/arena';
import { addDays, dayList } from '@roadside/domain/calendar';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { TeamResultReply } from '@roadside/contract/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { pointsByRules } from '../points/index.ts';
import { readTeamBySlug } from '../teams/index.ts';
import { betsInSeason, betsOfTeams } from './bets.ts';
import type { BetCounts } from './bets.ts';
import { readBoard, rowReply } from './leaderboard.service.ts';
import type { BoardReader } from './leaderboard.service.ts';
import { sumBy, teamPoints } from './season-points.ts';
import { matchReply, seasonReply, tableOf } from './season-view.ts';
import { readMatches, readSeasonPlayers, readSeasonTeams } from './season.repository.ts';
import type { MatchRow, SeasonPlayerRow, SeasonRow, SeasonTeamRow } from './season.repository.ts';

type Reply<Name extends keyof typeof calls.performance> = CallReply<(typeof calls.performance)[Name]>;

/** Everything of a season that its screens are made of. */
interface SeasonFacts {
  readonly teams: readonly SeasonTeamRow[];
  readonly players: readonly SeasonPlayerRow[];
  readonly matches: readonly MatchRow[];
}

async function factsOf(db: Kysely<Tables>, season: SeasonRow): Promise<SeasonFacts> {
  const [teams, players, matches] = await Promise.all([
    readSeasonTeams(db, season.id),
    readSeasonPlayers(db, season.id),
    readMatches(db, season.id),
  ]);
  return { teams, players, matches };
}

const slugsOf = (teams: readonly SeasonTeamRow[]) => {
  const slugs = new Map(teams.map(({ id, slug }) => [id, slug]));
  return (id: number) => slugs.get(id) ?? '';
};

/** The weeks of a season with their matches; the week under way with the points so far. */
export async function readMatchSchedule(
  db: Kysely<Tables>,
  season: SeasonRow,
  today: string,
): Promise<Omit<Reply<'matchSchedule'>, 'seasons'>> {
  const { teams, players, matches } = await factsOf(db, season);
  const weeks = seasonWeeks(season.starts_on, season.regular_weeks);
  // Until it is settled, a week that has ended keeps its points so far.
  const unsettled = weeks.filter(
    ({ week, from }) => from <= today && matches.some((match) => match.week === week && match.settled_at === null),
  );
  const live = new Map(
    await Promise.all(unsettled.map(async (week) => [week.week, await teamPoints(db, season, players, week)] as const)),
  );
  const slugOf = slugsOf(teams);
  const best = players.find(({ employee_id }) => employee_id === season.mvp_id);
  return {
    season: seasonReply(season, today),
    teams: [...teams],
    weeks: weeks.map(({ week, from, to, stage }) => ({
      week,
      start: from,
      end: to,
      stage,
      matches: matches
        .filter((match) => match.week === week)
        .map((match) => matchReply(match, slugOf, live.has(week) ? (live.get(week) ?? null) : null)),
    })),
    mvp: best
      ? {
          employee_id: best.employee_id,
          name: best.display_name,
          team: slugOf(best.team_id),
          points: await pointsOfPlayer(db, season, best.driver_id),
        }
      : null,
    champion: season.champion_id === null ? null : slugOf(season.champion_id),
  };
}

async function pointsOfPlayer(db: Kysely<Tables>, season: SeasonRow, driverId: number): Promise<number> {
  const weeks = seasonWeeks(season.starts_on, season.regular_weeks);
  const rows = await pointsByRules(db, season, {
    from: season.starts_on,
    to: weeks.at(-1)?.to ?? season.starts_on,
    driverIds: [driverId],
  });
  return Math.round(rows.reduce((sum, { points }) => sum + points, 0));
}

/** The table of a season, and every team's rank after each week. */
export async function readRankings(
  db: Kysely<Tables>,
  season: SeasonRow,
  today: string,
): Promise<Reply<'teamRankings'>> {
  const { teams, players, matches } = await factsOf(db, season);
  const bets = betsOfTeams(players, await betsInSeason(db, season));
  const played = [
    ...new Set(
      matches.filter(({ stage, settled_at }) => stage === 'regular' && settled_at !== null).map(({ week }) => week),
    ),
  ].toSorted((a, b) => a - b);
  const tables = played.map((week) => tableOf(teams, matches, bets, week));
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  return {
    season: seasonReply(season, today),
    rankings: tableOf(teams, matches, bets).flatMap(({ id, rank, wins, losses, draws, points }) => {
      const team = teamOf.get(id);
      if (!team) return [];
      return [
        {
          rank,
          team,
          wins,
          losses,
          draws,
          points,
          // The place in the table, not the shared rank: lines of equal teams would lie on each other.
          ranks: tables.map((table) => table.findIndex((row) => row.id === id) + 1),
        },
      ];
    }),
  };
}

const formDays = 7;

/** A team with its players and results; in no season, just its name. */
export async function readTeam(
  db: Kysely<Tables>,
  tree: OrganizationTree,
  {
    slug,
    season,
    today,
    reader,
  }: {
    readonly slug: string;
    readonly season: SeasonRow | null;
    readonly today: string;
    readonly reader: BoardReader;
  },
): Promise<Reply<'teamContestResults'> | null> {
  const found = await readTeamBySlug(db, slug);
  if (!found) return null;
  const facts = season ? await factsOf(db, season) : { teams: [], players: [], matches: [] };
  const team = facts.teams.find(({ id }) => id === found.id);
  if (!season || !team)
    return {
      team: { ...found, tier: '', captain_id: null, members: 0, wins: 0, losses: 0, draws: 0, rank: null },
      season: null,
      players: [],
      results: [],
    };
  const players = facts.players.filter(({ team_id }) => team_id === team.id);
  const bets = await betsInSeason(db, season);
  const table = tableOf(facts.teams, facts.matches, betsOfTeams(facts.players, bets));
  const standing = table.find(({ id }) => id === team.id);
  // Players who have left keep their points in the matches, and aren't listed anymore.
  const shown = await playersOf(db, tree, { season, team, players, bets, today, reader });
  return {
    team: {
      ...team,
      members: shown.length,
      wins: standing?.wins ?? 0,
      losses: standing?.losses ?? 0,
      draws: standing?.draws ?? 0,
      rank: standing?.rank ?? null,
    },
    season: seasonReply(season, today),
    players: shown,
    results: await resultsOf(db, { season, team, facts, today }),
  };
}

async function playersOf(
  db: Kysely<Tables>,
  tree: OrganizationTree,
  {
    season,
    team,
    players,
    bets,
    today,
    reader,
  }: {
    readonly season: SeasonRow;
    readonly team: SeasonTeamRow;
    readonly players: readonly SeasonPlayerRow[];
    readonly bets: BetCounts;
    readonly today: string;
    readonly reader: BoardReader;
  },
): Promise<Reply<'teamContestResults'>['players']> {
  const driverIds = players.map(({ driver_id }) => driver_id);
  const weeks = seasonWeeks(season.starts_on, season.regular_weeks);
  const week = weeks.find(({ from, to }) => from <= today && today <= to);
  const from = addDays(today, 1 - formDays);
  const [board, form, thisWeek] = await Promise.all([
    readBoard(db, tree, { key: 'everyone', driverIds: null }, today),
    pointsByRules(db, season, { from, to: today, driverIds }),
    week ? pointsByRules(db, season, { from: week.from, to: week.to, driverIds }) : [],
  ]);
  const rowOf = new Map(board.rows.map((row) => [row.id, row]));
  const weekPoints = sumBy(thisWeek, ({ driver_id }) => driver_id);
  const shown = players.flatMap((player) => {
    const row = rowOf.get(player.employee_id);
    if (!row) return [];
    return [
      {
        ...rowReply(row, reader),
        captain: team.captain_id === player.employee_id,
        experience: player.experience,
        week_points: Math.round(weekPoints.get(player.driver_id) ?? 0),
        form: dayList(from, today).map((day) => ({
          day,
          points: Math.round(
            form.find(({ driver_id, local_day }) => driver_id === player.driver_id && local_day === day)?.points ?? 0,
          ),
        })),
      },
    ];
  });
  const placeOf = ({ week_points: points, employee_id, name }: (typeof shown)[number]) => ({
    points,
    bets: bets.get(employee_id) ?? 0,
    name,
  });
  return shown.toSorted((a, b) => byPoints(placeOf(a), placeOf(b)));
}

async function resultsOf(
  db: Kysely<Tables>,
  {
    season,
    team,
    facts,
    today,
  }: {
    readonly season: SeasonRow;
    readonly team: SeasonTeamRow;
    readonly facts: SeasonFacts;
    readonly today: string;
  },
): Promise<TeamResultReply[]> {
  const schedule = await readMatchSchedule(db, season, today);
  const nameOf = new Map(facts.teams.map(({ slug, name }) => [slug, name]));
  return schedule.weeks.flatMap(({ week, start, matches }) =>
    matches
      .filter(({ home, away }) => home === team.slug || away === team.slug)
      .map((match): TeamResultReply => {
        const atHome = match.home === team.slug;
        const own = (atHome ? match.home_points : match.away_points) ?? 0;
        const theirs = (atHome ? match.away_points : match.home_points) ?? 0;
        const opponent = atHome ? match.away : match.home;
        return {
          week,
          start,
          stage: match.stage,
          team_slug: team.slug,
          opponent_slug: opponent,
          opponent_name: nameOf.get(opponent) ?? opponent,
          points: own,
          opponent_points: theirs,
          result: match.settled ? (own > theirs ? 'won' : own < theirs ? 'lost' : 'drawn') : 'open',
        };
      }),
  );
}
