import { calls } from '@roadside/contract/calls';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { leaderboardAddress, pointsAddress, seasonAddress, skillTreeAddress, teamAddress } from '../model/addresses.ts';
import { readBoardState, rowsPerPage, type BoardState } from '../model/board-state.ts';

const { performance } = calls;
type Api = ResourceRequest['api'];

/** A location's leaderboard. */
export const leaderboardResource = defineResource(leaderboardAddress, {
  query: ({ api, params, search }) => readLeaderboard(api, params.slug ?? '', readBoardState(search)),
});
export type LeaderboardResource = typeof leaderboardResource;

/** Reads a leaderboard. */
export const readLeaderboard = (api: Api, slug: string, { show, drafted, search, page }: BoardState) =>
  api.attempt(performance.leaderboard, {
    body: {
      purpose: 'leaderboard',
      slug,
      ...(show === 'around' && search === '' ? { around: true } : { page, rows_per_page: rowsPerPage }),
      ...(drafted === null ? {} : { drafted }),
      ...(search === '' ? {} : { search }),
    },
  });

/** What a driver's day was worth. */
export const pointsResource = defineResource(pointsAddress, {
  query: ({ api, params, search }) => readPoints(api, params.slug ?? '', search.get('day')),
});
export type PointsResource = typeof pointsResource;

/** Reads a driver's day; without a day, the last one with calls. */
export const readPoints = (api: Api, slug: string, day: string | null) =>
  api.attempt(performance.pointsOfDay, { body: { purpose: 'points_of_day', slug, ...(day ? { day } : {}) } });

/** A season: weeks and table. */
export const seasonResource = defineResource(seasonAddress, {
  query: ({ api, search }) => readSeason(api, Number(search.get('season')) || null),
});
export type SeasonResource = typeof seasonResource;

/** Reads the weeks and the table of a season; without an id, of the current one. */
export async function readSeason(api: Api, id: number | null) {
  const which = id === null ? {} : { season_id: id };
  const [schedule, table] = await Promise.all([
    api.attempt(performance.matchSchedule, { body: { purpose: 'match_schedule', ...which } }),
    api.attempt(performance.teamRankings, { body: { purpose: 'team_rankings', ...which } }),
  ]);
  if (!schedule.ok) return schedule;
  if (!table.ok) return table;
  return { ok: true as const, data: { ...schedule.data, rankings: table.data.rankings } };
}

/** A team: players and results. */
export const teamResource = defineResource(teamAddress, {
  query: ({ api, params }) => readTeam(api, params.slug ?? ''),
});
export type TeamResource = typeof teamResource;

/** Reads a team. */
export const readTeam = (api: Api, slug: string) =>
  api.attempt(performance.teamContestResults, { body: { purpose: 'team_contest_results', team_slug: slug } });

/** A driver's skill tree. */
export const skillTreeResource = defineResource(skillTreeAddress, {
  query: ({ api, params }) => readSkillTree(api, params.slug ?? ''),
});
export type SkillTreeResource = typeof skillTreeResource;

/** Reads a driver's skill tree. */
export const readSkillTree = (api: Api, slug: string) =>
  api.attempt(performance.skillTree, { body: { purpose: 'skill_tree', slug } });
