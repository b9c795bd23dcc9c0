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
    summary: 'An organization’s goals: its own, inherited and default',
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
    summary: 'Sets an organization’s goal for a metric, starting on a given day',
    notes:
      'If less is better, green can’t be above yellow; if more is better, it can’t be below. A goal that overlaps an older one ends it the day before.',
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
    summary: 'Undoes the last goal set for a metric and restores the previous one',
    notes: 'Only the latest change to a metric’s goals can be undone; returns 409 if a later one exists.',
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
