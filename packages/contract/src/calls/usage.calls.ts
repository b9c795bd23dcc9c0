import { usageDefaults, usageGroups, usagePages, usageTimeTypes } from '@roadside/domain/usage';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, writeLimit } from '../call/rate-limits.ts';
import { facilityType } from '../schemas/geography.ts';
import { count, day, id, instant, slug, text } from '../schemas/scalars.ts';

/** Usage of the application. */
export const usage = {
  read: defineCall({
    name: 'usage.read',
    summary: 'Visits by group and period',
    notes:
      'Needs the Admin permission; drivers are refused. user_day, facility_type__in and position_type are for a geography without a parent; elsewhere they are refused. With user_day, a person counts once per day instead of once per step. Days are those of each person’s own time zone.',
    path: '/onboarding/usage/',
    selector: {},
    access: signedIn('C060'),
    rateLimit: heavyReadLimit,
    body: z.strictObject({
      slug: slug.optional(),
      parameters: z
        .strictObject({
          filter: z
            .strictObject({
              user_day: z.boolean().optional(),
              facility_type__in: z.array(facilityType).min(1).max(4).optional(),
              position_type: z.array(text(60)).min(1).max(50).optional(),
            })
            .optional(),
          grouping: z.enum(usageGroups).default(usageDefaults.group),
          time_type: z.enum(usageTimeTypes).default(usageDefaults.timeType),
          from: day,
          to: day,
        })
        .refine((range) => range.from <= range.to, { path: ['from'], message: 'from must not be after to' }),
    }),
    reply: z.object({
      dates: z.array(z.string()).describe('A day, the first day of a week, or a month such as 2026-11.'),
      groups: z.array(
        z.object({
          name: z.string(),
          users: z.array(count).describe('People, or person-days with user_day, by step.'),
          visits: z.array(count),
        }),
      ),
      total: z
        .object({ users: z.array(count), visits: z.array(count) })
        .describe('Of all groups; a person in several groups counts once.'),
      positions: z.array(z.string()).describe('Positions of the people here, to filter by.'),
    }),
    status: 'final',
    idempotent: true,
  }),

  allUserHistory: defineCall({
    name: 'usage.allUserHistory',
    summary: 'Visits by one organization’s people',
    notes:
      'People who have not visited are listed too, with zero. It covers the days that single visits are kept, which is a retention setting.',
    path: '/onboarding/ga/',
    selector: { equals: { purpose: 'all_user_history' } },
    access: signedIn('C061'),
    rateLimit: heavyReadLimit,
    body: z.strictObject({ purpose: z.literal('all_user_history'), org_id: id }),
    reply: z.object({
      kept_days: count.nullable().describe('Days that single visits are kept; null for all.'),
      users: z.array(
        z.object({
          employee_id: id,
          display_name: z.string(),
          visits: count,
          position_type: z.string(),
          last_visit: instant.nullable(),
          pages: z.array(z.object({ page: z.string(), visits: count })),
        }),
      ),
    }),
    status: 'final',
    idempotent: true,
  }),

  paths: defineCall({
    name: 'usage.paths',
    summary: 'Where people go from screen to screen, how far they get, who keeps coming, and who stopped',
    notes:
      'Needs the Admin permission; drivers are refused. Two screens belong together if one person opened the second within 30 minutes of the first. Covers the last 30 days, or as many as single visits are kept. Somebody stopped coming if they came on four or more of the 90 days before that, and not since. Cohorts are the people whose first visit was in one of the last six months; their visits are counted by month, which is kept.',
    path: '/onboarding/ga/',
    selector: { equals: { purpose: 'paths' } },
    access: signedIn('C490'),
    rateLimit: heavyReadLimit,
    origin: 'ours',
    body: z.strictObject({ purpose: z.literal('paths'), slug }),
    reply: z.object({
      from: day,
      to: day,
      steps: z.array(z.object({ page: z.string(), next: z.string(), visits: count })),
      funnel: z.array(z.object({ position_type: z.string(), came: count, dashboard: count, surveys: count })),
      stopped: z.array(
        z.object({
          employee_id: id,
          display_name: z.string(),
          position_type: z.string(),
          last_day: day,
          days_before: count.describe('Days they came in the 90 days before.'),
        }),
      ),
      cohorts: z
        .array(
          z.object({
            position_type: z.string(),
            month: z.string().describe('Of their first visit, such as 2026-11.'),
            came: z.array(count).describe('How many came in that month, and in each one after it.'),
          }),
        )
        .describe('Oldest first, by position.'),
    }),
    status: 'final',
    idempotent: true,
  }),

  visit: defineCall({
    name: 'usage.visit',
    summary: 'Counts a visit of a screen',
    notes: 'Only the screen is recorded, never its content or location. The web app sends it after each navigation.',
    path: '/onboarding/visits/',
    selector: {},
    access: signedIn('C195'),
    rateLimit: writeLimit,
    origin: 'ours',
    body: z.strictObject({ page: z.enum(usagePages as [string, ...string[]]) }),
    reply: z.object({ counted: z.literal(true) }),
    status: 'final',
    idempotent: false,
  }),
};
