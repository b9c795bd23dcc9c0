import { arenaPeriods, draftLists, noPointsReasons, pointMetrics } from '@roadside/domain/arena';
import { z } from 'zod';
import { errorReply } from '../errors/error-reply.ts';
import { count, day, id, instant, positiveId, slug } from './scalars.ts';

/** Points, and money in cents. Whole numbers only, so sums are exact. */
export const points = z.int().min(0).max(1_000_000);
export const cents = z.int().min(1).max(100_000_000);

/** A payment of a performance campaign (specification, section 3). */
export const campaignTransaction = z
  .object({
    id: z.string(),
    campaign_id: positiveId,
    employee_id: positiveId,
    status: z.string(),
    errorMessage: z.string().nullable(),
    paymentInfo: z
      .object({ amount_cents: z.int(), sent_at: instant.nullable(), reference: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'CampaignTransaction' });

/** The 206 of a payment: an error reported in a reply (section 7). */
export const paymentFailed = errorReply
  .extend({ transaction: campaignTransaction.nullable() })
  .meta({ id: 'PaymentFailed' });

export const performanceCampaign = z
  .object({
    id: positiveId,
    title: z.string(),
    start: instant,
    end: instant,
    budget: z.number(),
    eligible: z.boolean(),
    signed_up: z.boolean(),
  })
  .meta({ id: 'PerformanceCampaign' });

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

const verdict = z.enum([...noPointsReasons, 'counts']).nullable();

/** A call or survey behind a point line, as far as the reader may see it. */
export const pointFact = z
  .object({
    call_id: positiveId,
    survey_id: positiveId.nullable(),
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
    counted: z.array(positiveId),
    uncounted: z.array(z.object({ id: positiveId, why: z.enum(noPointsReasons), words: z.string() })),
  })
  .meta({ id: 'PointLine' });
export type PointLineReply = z.output<typeof pointLine>;

/** A change of a settled day, booked on a later one. */
export const pointCorrection = z
  .object({
    of_day: day,
    points: z.int(),
    changes: z.array(
      z.object({
        source: z.enum(['call', 'survey']),
        id: positiveId,
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

const spread = z.object({ mean: z.number(), std: z.number(), sum: z.number() });
export const pointsStats = z
  .object({ driver_stats: spread, global_stats: spread, remaining_days: z.int().min(0) })
  .meta({ id: 'PointsStats' });

export const bet = z
  .object({
    id: z.string(),
    status: z.enum(['CURRENT', 'FINISHED']),
    bet_made_on: day,
    metric: z.string(),
    level: z.int().min(1),
    points_bet: count,
    need_to_beat: z.number(),
    current_period_points: z.number(),
    projected_total_points: z.number(),
    points_earned: z.number().nullable(),
    reward_earned: z.number().nullable(),
  })
  .meta({ id: 'Bet' });

export const bank = z
  .object({
    employee_id: positiveId,
    display_name: z.string(),
    balance: z.int(),
    available: z.int(),
    allocations: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['bet_allocation', 'withdrawal_request']),
        amount: z.int(),
        state: z.string(),
        pending_payment_amount: z.int(),
        created_at: instant,
      }),
    ),
  })
  .meta({ id: 'Bank' });

export const team = z
  .object({ id, slug, name: z.string(), tier: z.string(), captain_id: positiveId.nullable() })
  .meta({ id: 'Team' });
