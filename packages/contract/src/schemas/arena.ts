import { arenaPeriods } from '@roadside/domain/arena';
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
    points: z.int(),
    drafted: z.boolean(),
  })
  .meta({ id: 'LeaderboardRow' });

export const teamResult = z
  .object({
    week: z.int(),
    team_slug: slug,
    opponent_slug: slug,
    points: z.number(),
    opponent_points: z.number(),
    result: z.enum(['won', 'lost', 'drawn', 'open']),
  })
  .meta({ id: 'TeamResult' });

export const skillTree = z
  .object({
    level_data: z.array(z.object({ name: z.string(), points: z.number(), level: z.int(), threshold: z.number() })),
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
