import { isWholeCondition, sendConditions, sendIntervals } from '@roadside/domain/subscriptions';
import { z } from 'zod';
import { count, finite, instant, positiveId, slug, text } from './scalars.ts';

/** When a report is sent, by the clock of its location. */
const sendSchedule = z.strictObject({
  every: z.enum(sendIntervals),
  weekday: z.int().min(0).max(6).describe('0 is Sunday; used by weekly.'),
  month_day: z.int().min(1).max(31).describe('Or the last day of a shorter month; used by monthly.'),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 07:00'),
});

/** When a report that is due is sent. */
const sendCondition = z.strictObject({
  kind: z
    .enum(sendConditions)
    .describe(
      'above, below: the metric of the location over the latest complete day, 7 days or month. unexpected: outside its forecast’s interval.',
    ),
  metric: text(64).nullable().describe('For above, below and unexpected.'),
  threshold: finite.nullable().describe('For above and below.'),
});

/** Reports that can be sent, besides dashboards. */
export const sentReports = ['executive', 'scorecard'] as const;

/** A receiver, and what happened last. */
const subscriptionReceiver = z.object({
  user_id: positiveId,
  display_name: z.string(),
  last_sent_at: instant.nullable(),
  state: z
    .enum(['waiting', 'sent', 'unchanged', 'not-met', 'no-access', 'no-address', 'failed', 'unsubscribed'])
    .describe('Of the last time it was due.'),
  checked_at: instant.nullable().describe('When it was due last.'),
  reason: z
    .string()
    .nullable()
    .describe('What the condition found then, in words; null for a location the caller may not see.'),
});

/** A dashboard or a report sent by email on a schedule. */
export const subscription = z
  .object({
    id: positiveId,
    version: count,
    name: z.string(),
    dashboard_id: positiveId.nullable().describe('null for a report.'),
    report: z.enum(sentReports).nullable(),
    dashboard_name: z.string().describe('Of the dashboard or the report.'),
    slug: slug.nullable().describe('The location of the numbers; null for each receiver’s own.'),
    place_name: z.string().nullable().describe('Name of that location; its slug where the caller may not see it.'),
    schedule: sendSchedule,
    time_zone: z.string(),
    condition: sendCondition,
    condition_words: z.string().describe('Empty if it is always sent.'),
    next_at: instant,
    mine: z.boolean().describe('Whether the caller owns it; otherwise they receive it.'),
    may_delete: z.boolean().describe('Whether the caller owns it, or looks after those that stopped.'),
    stopped: z
      .object({ at: instant, why: z.enum(['owner-left', 'no-access']) })
      .nullable()
      .describe('When and why it stopped: its owner left, or may no longer see what it sends.'),
    owner: z.string(),
    receivers: z.array(subscriptionReceiver).describe('All of them for the owner; otherwise only the caller.'),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof subscription>;

/** A subscription to save. */
export const subscriptionInput = {
  id: positiveId.optional(),
  version: positiveId.optional(),
  name: text(80).refine((name) => name.trim() !== '', 'Enter a name'),
  dashboard_id: positiveId.nullable().describe('null for a report.'),
  report: z
    .enum(sentReports)
    .nullable()
    .optional()
    .describe(
      'Instead of a dashboard. executive: weekly or monthly, as it is sent. scorecard: the latest of a station.',
    ),
  slug: slug.nullable(),
  schedule: sendSchedule,
  condition: sendCondition.refine(isWholeCondition, 'Needs exactly what its kind is about'),
  receivers: z.array(positiveId).min(1).max(500),
  again: z
    .array(positiveId)
    .max(500)
    .optional()
    .describe('Receivers who unsubscribed and get it again. The others of them stay unsubscribed.'),
};
