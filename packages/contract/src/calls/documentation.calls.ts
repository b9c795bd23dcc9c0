import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { facilityType } from '../schemas/geography.ts';
import { catalogMetric, metricGoal } from '../schemas/goals.ts';
import { metricId } from '../schemas/metric-parameters.ts';
import { day, finite, id, positiveId } from '../schemas/scalars.ts';

const path = '/onboarding/documentation/';

export const documentation = {
  getGoals: defineCall({
    name: 'documentation.getGoals',
    summary: 'The goals of an organization, its own, inherited and default ones',
    path,
    selector: { equals: { purpose: 'get_goals' } },
    access: signedIn('C041'),
    rateLimit: readLimit,
    body: z.strictObject({
      purpose: z.literal('get_goals'),
      organization_id: id,
      fac_type: facilityType.nullable().optional(),
    }),
    reply: z.object({ goals: z.array(metricGoal) }),
    status: 'final',
    idempotent: true,
  }),

  getCategorizedMetrics: defineCall({
    name: 'documentation.getCategorizedMetrics',
    summary: 'The metric catalog by category',
    path,
    selector: { equals: { purpose: 'get_categorized_metrics' } },
    access: signedIn('C042'),
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('get_categorized_metrics') }),
    reply: z.object({ categories: z.array(z.object({ category: z.string(), metrics: z.array(catalogMetric) })) }),
    status: 'final',
    idempotent: true,
  }),

  setGoals: defineCall({
    name: 'documentation.setGoals',
    summary: 'Sets the goal of a metric for an organization from a day on',
    notes:
      'Where less is better, green must not be above yellow; where more is better, not below. A goal that overlaps an older one ends it the day before.',
    path,
    selector: { equals: { purpose: 'set_goals' } },
    access: signedIn('C043'),
    rateLimit: writeLimit,
    body: z
      .strictObject({
        purpose: z.literal('set_goals'),
        organization_id: id,
        fac_type: facilityType.nullable().optional(),
        metric_id: metricId,
        green: finite,
        yellow: finite,
        start: day,
        end: day.nullable().optional(),
      })
      .refine((goal) => goal.end == null || goal.start <= goal.end, {
        path: ['end'],
        message: 'end must not be before start',
      }),
    reply: z.object({ goal: metricGoal, goals: z.array(metricGoal) }),
    status: 'final',
    idempotent: true,
  }),

  undoGoals: defineCall({
    name: 'documentation.undoGoals',
    summary: 'Takes the last goal set for a metric back: what held before holds again',
    notes: 'Only the latest change of a line of goals can be taken back; 409 when another came after it.',
    path,
    selector: { equals: { purpose: 'undo_goals' } },
    access: signedIn('C090'),
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('undo_goals'),
      organization_id: id,
      fac_type: facilityType.nullable().optional(),
      goal_id: positiveId,
    }),
    reply: z.object({ goals: z.array(metricGoal) }),
    status: 'final',
    origin: 'ours',
    idempotent: false,
  }),
};
