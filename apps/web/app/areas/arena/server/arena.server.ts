import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import {
  draftAddress,
  leaderboardAddress,
  pointsAddress,
  seasonAddress,
  skillTreeAddress,
  teamAddress,
} from '../model/addresses.ts';
import { rangesAsked, readBoardState, rowsPerPage, type BoardState } from '../model/board-state.ts';

const { performance } = calls;
type Api = ResourceRequest['api'];

/** A location's leaderboard. */
export const leaderboardResource = defineResource(leaderboardAddress, {
  query: ({ api, params, search }) => readLeaderboard(api, params.slug ?? '', readBoardState(search)),
});
export type LeaderboardResource = typeof leaderboardResource;

/** Reads a leaderboard. */
export const readLeaderboard = (api: Api, slug: string, { show, drafted, points, levels, search, page }: BoardState) =>
  api.attempt(performance.leaderboard, {
    body: {
      purpose: 'leaderboard',
      slug,
      ...(show === 'around' && search === '' ? { around: true } : { page, rows_per_page: rowsPerPage }),
      ...(drafted === null ? {} : { drafted }),
      ...rangesAsked({ points, levels }),
      ...(search === '' ? {} : { search }),
    },
  });

/** What a driver's day was worth. */
export const pointsResource = defineResource(pointsAddress, {
  query: ({ api, params, search }) =>
    readPoints(api, params.slug ?? '', search.get('day'), Number(search.get('campaign')) || null),
});
export type PointsResource = typeof pointsResource;

/** Reads a driver's day; without a day, the last one with calls. */
export const readPoints = (api: Api, slug: string, day: string | null, campaign: number | null = null) =>
  api.attempt(performance.pointsOfDay, {
    body: {
      purpose: 'points_of_day',
      slug,
      ...(day ? { day } : {}),
      ...(campaign === null ? {} : { campaign_id: campaign }),
    },
  });

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

const id = z.int().min(1);
const list = z.array(id).max(100);

/** A team's draft: lists before it, picks and the clock while it is live. */
export const draftResource = defineResource(draftAddress, {
  query: ({ api, params }) => readDraft(api, params.slug ?? ''),
  body: z.discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('submit'),
      team: id,
      preferences: z.strictObject({ experienced: list, intermediate: list, beginner: list }),
    }),
    z.strictObject({ do: z.literal('pick'), employee: id, number: id }),
    z.strictObject({ do: z.literal('queue'), queue: performance.draftQueue.body.shape.queue }),
    z.strictObject({ do: z.enum(['start', 'pause', 'resume']) }),
  ]),
  change: async ({ api, person, params, change, key }) => {
    const team_slug = params.slug ?? '';
    const idempotencyKey = key === undefined ? {} : { idempotencyKey: key };
    switch (change.do) {
      case 'submit': {
        const sent = await api.attempt(performance.draft, {
          body: {
            purpose: 'draft',
            team_id: change.team,
            captain_id: person.employeeId,
            preferences: change.preferences,
          },
        });
        return sent.ok ? readDraft(api, team_slug) : sent;
      }
      case 'pick':
        return api.attempt(performance.draftPick, {
          body: { purpose: 'draft_pick', team_slug, employee_id: change.employee, number: change.number },
          ...idempotencyKey,
        });
      case 'queue':
        return api.attempt(performance.draftQueue, {
          body: { purpose: 'draft_queue', team_slug, queue: change.queue },
        });
      case 'start':
      case 'pause':
      case 'resume':
        return api.attempt(performance.draftControl, {
          body: { purpose: 'draft_control', team_slug, action: change.do },
        });
    }
  },
});
export type DraftResource = typeof draftResource;

/** Reads a team's draft. */
export const readDraft = (api: Api, team_slug: string) =>
  api.attempt(performance.draftBoard, { body: { purpose: 'draft_board', team_slug } });
