import { usageDefaults, usageGroups, usageTimeTypes } from '@roadside/domain/usage';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit } from '../call/rate-limits.ts';
import { facilityType } from '../schemas/geography.ts';
import { count, day, id, instant, slug, text } from '../schemas/scalars.ts';

/** Usage of the application. */
export const usage = {
  read: defineCall({
    name: 'usage.read',
    summary: 'Visits by group and period',
    notes:
      'Needs the Admin permission; drivers are refused. For a geography without a parent, user_day is counted, and facility_type__in and position_type can be used as filters; elsewhere both are refused.',
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
      dates: z.array(z.string()),
      groups: z.array(z.object({ name: z.string(), users: z.array(count), visits: z.array(count) })),
    }),
    status: 'draft',
    idempotent: true,
  }),

  allUserHistory: defineCall({
    name: 'usage.allUserHistory',
    summary: 'Visits by one organization’s people',
    path: '/onboarding/ga/',
    selector: { equals: { purpose: 'all_user_history' } },
    access: signedIn('C061'),
    rateLimit: heavyReadLimit,
    body: z.strictObject({ purpose: z.literal('all_user_history'), org_id: id }),
    reply: z.object({
      users: z.array(
        z.object({
          employee_id: id,
          display_name: z.string(),
          visits: count,
          last_visit: instant.nullable(),
          pages: z.array(z.object({ page: z.string(), visits: count })),
        }),
      ),
    }),
    status: 'draft',
    idempotent: true,
  }),
};
