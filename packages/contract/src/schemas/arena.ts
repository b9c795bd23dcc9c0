import { arenaPeriods, draftLists, noPointsReasons, pointMetrics } from '@roadside/domain/arena';
import { z } from 'zod';
import { incentive } from './bank.ts';
import { callId, count, day, id, instant, positiveId, slug } from './scalars.ts';

export const leaderboardRow = z
  .object({
    rank: z.int().min(1),
    employee_id: positiveId,
    name: z.string(),
    station: z.string(),
    change: z.enum(['up', 'down', 'none']),
    places: count.describe('How many places the row moved in the last seven days.'),
    points: z.int(),
    level: z.int().min(1).max(15),
    drafted: z.boolean(),
    mine: z.boolean().describe('The row of the caller, or of the driver the board was opened for.'),
    slug: slug.nullable().describe('The driver, if the caller may see what their points came from.'),
  })
  .meta({ id: 'LeaderboardRow' });
export type LeaderboardRowReply = z.output<typeof leaderboardRow>;

export const teamResult = z
  .object({
    week: z.int(),
    start: day,
    stage: z.enum(['regular', 'semifinal', 'final', 'consolation']),
    team_slug: slug,
    opponent_slug: slug,
    opponent_name: z.string(),
    points: z.number(),
    opponent_points: z.number(),
    result: z.enum(['won', 'lost', 'drawn', 'open']),
  })
  .meta({ id: 'TeamResult' });
export type TeamResultReply = z.output<typeof teamResult>;

/** A player of a team, with the points of the last seven days as form. */
export const teamPlayer = leaderboardRow
  .extend({
    captain: z.boolean(),
    experience: z.enum(draftLists),
    week_points: z.int(),
    form: z.array(z.object({ day, points: z.int() })),
  })
  .meta({ id: 'TeamPlayer' });
export type TeamPlayerReply = z.output<typeof teamPlayer>;

/** Weight per metric. */
export const pointWeights = z.partialRecord(z.enum(pointMetrics), z.number().min(0).max(10));

/** A season as everybody sees it. */
export const season = z
  .object({
    id: positiveId,
    name: z.string(),
    state: z.enum(['setup', 'running', 'finished']),
    hidden: z.boolean(),
    starts_on: day,
    ends_on: day,
    regular_weeks: z.int(),
    weights: pointWeights,
    handicap: z.boolean(),
    incentives: z.array(incentive).describe('What it pays players in reward points after the final.'),
    frozen: z.boolean(),
    week: z.int().nullable().describe('The week under way; null before the start and after the end.'),
  })
  .meta({ id: 'Season' });
export type SeasonReply = z.output<typeof season>;

/** A match of a season. Points of a week under way are as of now. */
export const match = z
  .object({
    id: positiveId,
    stage: z.enum(['regular', 'semifinal', 'final', 'consolation']),
    home: slug,
    away: slug,
    home_points: z.number().nullable(),
    away_points: z.number().nullable(),
    settled: z.boolean(),
    restated: z.array(z.object({ team: slug, points: z.int(), reason: z.string(), made_at: instant })),
  })
  .meta({ id: 'SeasonMatch' });
export type MatchReply = z.output<typeof match>;

/** A metric that was judged again for some days. */
export const metricRestatement = z
  .object({
    metric: z.enum(pointMetrics),
    from: day,
    to: day,
    reason: z.string(),
    bets: count.describe('Open bets that were called off.'),
    made_at: instant,
  })
  .meta({ id: 'MetricRestatement' });
export type MetricRestatementReply = z.output<typeof metricRestatement>;

const verdict = z.enum([...noPointsReasons, 'counts']).nullable();

/** A call or survey behind a point line, as far as the reader may see it. */
export const pointFact = z
  .object({
    call_id: callId,
    survey_id: callId.nullable(),
    at: instant,
    trouble_code: z.string(),
    city: z.string().nullable(),
  })
  .meta({ id: 'PointFact' });

/** The points of one metric on one day, and what they came from. */
export const pointLine = z
  .object({
    metric: z.enum(pointMetrics),
    label: z.string(),
    points: z.int(),
    each: z.int().describe('Points of one event.'),
    source: z.enum(['call', 'survey']),
    counted: z.array(callId),
    uncounted: z.array(z.object({ id: callId, why: z.enum(noPointsReasons), words: z.string() })),
  })
  .meta({ id: 'PointLine' });
export type PointLineReply = z.output<typeof pointLine>;

/** How a campaign counted a driver's day. */
export const campaignOfDay = z
  .object({
    id: positiveId,
    title: z.string(),
    from: day,
    to: day,
    earns_from: day
      .nullable()
      .describe('The first day that counts; null while required training has been open on all of them.'),
    open_modules: z.array(z.string()).describe('Required modules that are open.'),
    handicap: z
      .int()
      .nullable()
      .describe('What evening out hours, zones and services adds to the day; null in a campaign that doesn’t.'),
  })
  .meta({ id: 'CampaignOfDay' });

/** A change of a settled day, booked on a later one. */
export const pointCorrection = z
  .object({
    of_day: day,
    points: z.int(),
    changes: z.array(
      z.object({
        source: z.enum(['call', 'survey']),
        id: callId,
        metric: z.enum(pointMetrics),
        was: verdict,
        now: verdict,
        points: z.int(),
      }),
    ),
  })
  .meta({ id: 'PointCorrection' });

export const skillTree = z
  .object({
    driver: z.object({ employee_id: positiveId, name: z.string(), slug, station: z.string() }).nullable(),
    level_data: z.array(
      z.object({ name: z.string(), points: z.number(), level: z.int(), threshold: z.number(), reached: z.boolean() }),
    ),
    period_data: z.array(
      z.object({
        period: z.enum(arenaPeriods),
        current_period: z.boolean(),
        total_period_points: z.number(),
        skill_points: z.record(z.string(), z.number()),
      }),
    ),
    stats: z.object({
      global: z.array(z.object({ variable: z.string(), avg: z.number() })),
      driver: z.array(z.object({ variable: z.string(), avg: z.number() })),
    }),
  })
  .meta({ id: 'SkillTree' });
export type SkillTreeReply = z.output<typeof skillTree>;

export const team = z
  .object({ id, slug, name: z.string(), tier: z.string(), captain_id: positiveId.nullable() })
  .meta({ id: 'Team' });

const perList = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ experienced: schema, intermediate: schema, beginner: schema });

/** A draft as a team's captain sees it. */
export const draftBoard = z
  .object({
    id: positiveId,
    season: z.string(),
    state: z.enum(['lists', 'live', 'done']),
    paused: z.boolean(),
    rounds: z.int().min(1),
    clock_seconds: z.int(),
    team,
    captain: z.boolean().describe('The caller submits and picks for this team.'),
    may_pick: z.boolean().describe('The caller is on the clock, or is an Admin while any team is.'),
    turn: z
      .object({ round: z.int(), number: z.int(), team_id: positiveId, seconds_left: count, at: instant })
      .nullable(),
    teams: z.array(
      team.extend({ captain: z.string().nullable(), submitted: z.boolean(), picks: count, strength: z.number() }),
    ),
    balanced: z.boolean().describe('The strongest team is within 5% of the weakest.'),
    players: z.array(
      z.object({
        employee_id: positiveId,
        name: z.string(),
        station: z.string(),
        experience: z.enum(draftLists),
        position: z.int(),
        points_per_week: z.number(),
        team_id: positiveId.nullable(),
      }),
    ),
    picks: z.array(
      z.object({
        number: z.int(),
        round: z.int(),
        team_id: positiveId,
        employee_id: positiveId,
        automatic: z.boolean(),
      }),
    ),
    preferences: perList(z.array(positiveId)).nullable(),
    queue: z.array(positiveId),
  })
  .meta({ id: 'DraftBoard' });
export type DraftBoardReply = z.output<typeof draftBoard>;

/** A season on the commissioner's desk. */
export const deskSeason = season
  .extend({
    version: positiveId,
    teams: z.array(slug),
    players: count,
    draft: z
      .object({ state: z.enum(['lists', 'live', 'done']), rounds: z.int().min(1), clock_seconds: z.int() })
      .nullable()
      .describe('Null until it is opened. Without one, the members of the teams play.'),
  })
  .meta({ id: 'DeskSeason' });
export type DeskSeasonReply = z.output<typeof deskSeason>;

/** A team on the commissioner's desk. */
export const deskTeam = team
  .extend({ members: count, captain: z.string().nullable(), version: positiveId })
  .meta({ id: 'DeskTeam' });
export type DeskTeamReply = z.output<typeof deskTeam>;
