import { betMetrics } from '@roadside/domain/arena';
import { z } from 'zod';
import { count, day } from './scalars.ts';

export const betMetric = z.enum(betMetrics);
export const betLevel = z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(10)]);
const chance = z.number().min(0).max(1);

const spread = z.object({ mean: z.number(), std: z.number(), sum: z.number() });

/** Odds stats (specification, section 3), and what they offer today. */
export const pointsStats = z
  .object({
    driver_stats: spread.describe('The driver’s points per day over the last 13 weeks, and their sum in the period.'),
    global_stats: spread.describe('Everyone’s points per day.'),
    remaining_days: z
      .int()
      .min(0)
      .describe('Days left after today; 0 on the last day of the period, when bets are closed.'),
    period: z.object({ from: day, to: day }),
    horizon: z.enum(['days', 'sqrt']).describe('ODDS_HORIZON'),
    levels: z.array(
      z.object({
        level: betLevel,
        factor: z.number(),
        need_to_beat: z.number(),
        chance: chance.describe('The real chance to win, from the driver’s own days.'),
        max_stake: z
          .int()
          .describe('The most to bet at this level: less where the odds pay more than the chance is worth.'),
      }),
    ),
    curve: z.object({ totals: z.array(z.number()), chances: z.array(chance) }),
    play_points: z.int(),
    max_stake: z.int(),
    cool_off_hours: z.number(),
    blocked: z
      .string()
      .nullable()
      .describe('Why the caller can’t bet now; null if they can. On the last day of the period, when bets open again.'),
  })
  .meta({ id: 'PointsStats' });
export type PointsStatsReply = z.output<typeof pointsStats>;

/** A driver’s bet on their own points (specification, section 3). */
export const bet = z
  .object({
    id: z.string(),
    status: z.enum(['CURRENT', 'FINISHED']),
    bet_made_on: day,
    metric: betMetric,
    level: betLevel,
    points_bet: count,
    need_to_beat: z.number(),
    current_period_points: z.number(),
    projected_total_points: z.number().describe('Where the driver would end at today’s pace.'),
    points_earned: z.number().nullable(),
    reward_earned: z.number().nullable(),
    period: z.object({ from: day, to: day }),
    chance_then: chance.describe('The real chance when the bet was made.'),
    chance_now: chance.nullable().describe('The real chance today; null once finished.'),
    void_reason: z.string().nullable().describe('Why the bet was called off and the stake returned.'),
  })
  .meta({ id: 'Bet' });
export type BetReply = z.output<typeof bet>;
