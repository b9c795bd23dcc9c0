import { arenaPeriods } from '@roadside/domain/arena';
import { z } from 'zod';
import { id, positiveId, slug } from './scalars.ts';

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

export const team = z
  .object({ id, slug, name: z.string(), tier: z.string(), captain_id: positiveId.nullable() })
  .meta({ id: 'Team' });
