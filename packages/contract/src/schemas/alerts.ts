import { alertDirections } from '@roadside/domain/alerts';
import { serviceGroups } from '@roadside/domain/calls';
import { elementTimeTypes } from '@roadside/domain/dashboards';
import { z } from 'zod';
import { finite, instant, positiveId, slug, text } from './scalars.ts';

const watched = {
  metric: text(64),
  time_type: z.enum(elementTimeTypes).describe('The period whose number is watched.'),
  service: z.enum(serviceGroups).nullable().describe('Only calls of this service; null for all.'),
  direction: z.enum(alertDirections),
  threshold: finite,
};

/** What a person wants to hear of: a metric of a location that crosses a threshold. */
export const alertInput = z.strictObject({ slug, ...watched });

/** A person's alert. */
export const metricAlert = z
  .object({
    id: positiveId,
    slug: z.string(),
    place_name: z.string(),
    metric_label: z.string(),
    unit: z.string(),
    decimals: z.int(),
    ...watched,
    state: z
      .enum(['watching', 'crossed'])
      .describe('`crossed`: told, and not again until the number comes back by 1% or the alert is reset.'),
    value: z.number().nullable().describe('The number at the last check.'),
    checked_at: instant.nullable(),
    crossed_at: instant.nullable(),
    stopped_at: instant
      .nullable()
      .describe('When the caller could no longer see the number. It isn’t checked until it is set again or reset.'),
  })
  .meta({ id: 'MetricAlert' });
export type MetricAlert = z.output<typeof metricAlert>;
