import { z } from 'zod';
import { metricHeading } from './dashboard-data.ts';
import { facilityType } from './geography.ts';
import { id, instant } from './scalars.ts';

/** A goal: at or past green is green, between yellow and green is yellow, otherwise red. */
export const metricGoal = z
  .object({
    id: z.int().nullable(),
    organization_id: id,
    fac_type: facilityType.nullable(),
    metric_id: z.string(),
    green: z.number(),
    yellow: z.number(),
    start: z.string().nullable().describe('First day it applies; null = it always has.'),
    end: z.string().nullable().describe('Last day it applies; null = until further notice.'),
    inherited_from: id
      .nullable()
      .describe(
        'The organization above that set it, if this one has no goal of its own; null for its own and default goals.',
      ),
    is_default: z.boolean().describe('True for the goals everyone starts with.'),
    set_by: z
      .object({ id: z.int(), display_name: z.string() })
      .nullable()
      .describe('Who set it; null if nobody did or it’s unknown.'),
    set_at: instant.nullable().describe('When it was set; null for default goals.'),
  })
  .meta({ id: 'MetricGoal' });
export type MetricGoal = z.output<typeof metricGoal>;

/** A metric of the catalog, with the fields for the explanation next to a number. */
export const catalogMetric = z
  .object({
    ...metricHeading.shape,
    category: z.string(),
    description: z.string(),
    numerator: z.string(),
    denominator: z.string().nullable(),
    valid_range: z.tuple([z.number().nullable(), z.number().nullable()]),
    target: z.string().nullable(),
    source: z.string(),
    computable: z.boolean().describe('False for metrics whose data isn’t loaded yet.'),
  })
  .meta({ id: 'CatalogMetric' });
export type CatalogMetric = z.output<typeof catalogMetric>;
