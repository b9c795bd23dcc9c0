import { cellTones, chartTypes, maxCellRules, timeTypes } from '@roadside/domain/dashboards';
import { z } from 'zod';
import { filters } from './filters.ts';
import { geographyArgument, geographyType, geographyTypeInput } from './geography.ts';
import { metricArguments, metricId } from './metric-parameters.ts';
import { day, id, instant, orderList, positiveId, slug, text } from './scalars.ts';

const requestFields = {
  type: geographyTypeInput.nullable().optional(),
  purpose: text(64).nullable().optional(),
  parameters: z.strictObject({
    metrics: z.array(metricId).max(60).optional(),
    time_type: z.array(z.enum(timeTypes)).max(timeTypes.length).optional(),
    relation: z.enum(['children', 'self']).optional(),
    child_type: geographyTypeInput.nullable().optional(),
    filters: filters.optional(),
    args: metricArguments.optional(),
  }),
};

/**
 * An element's request to the backend (specification, section 3: request). Omitted parameters are those of the stored
 * element.
 */
export const elementRequest = z.strictObject({ slug, ...requestFields }).meta({ id: 'ElementRequest' });

const cellRule = z
  .strictObject({
    metric: metricId,
    when: z.enum(['above', 'below']),
    value: z.number().min(-1e9).max(1e9),
    tone: z.enum(cellTones),
  })
  .meta({ id: 'CellRule' });

/** The stored form of the same request: without a slug, the element uses the geography on the screen. */
const keptRequest = z.strictObject({
  slug: slug.nullable().optional(),
  ...requestFields,
  parameters: requestFields.parameters.extend({
    rules: z
      .array(cellRule)
      .max(maxCellRules)
      .optional()
      .describe('How the cells of a table look, by their value; the first that applies.'),
  }),
});

export const storedChartType = z.enum(chartTypes);

/** An element with the choices of the screen. */
export const elementAsShown = {
  request: elementRequest,
  geography: geographyArgument.optional().describe('If set, id and slug must match request.slug.'),
  order_by: orderList.optional().describe('Overrides the one in request.parameters.args.'),
  chart_type: storedChartType
    .optional()
    .describe('Chart to show instead of the saved one; sets the format of the reply.'),
};

/** How a trend table is turned. */
export const pivoted = z
  .boolean()
  .optional()
  .describe('Dates as rows and numbers as columns, for a trend table that is shown so. Other tables ignore it.');

const gridColumns = 12;

/** Position and size on the dashboard's twelve-column grid; rows are 0-based. */
const elementLayout = z
  .strictObject({
    x: z
      .int()
      .min(0)
      .max(gridColumns - 1),
    y: z.int().min(0).max(1000),
    w: z.int().min(1).max(gridColumns),
    h: z.int().min(1).max(40),
  })
  .refine((place) => place.x + place.w <= gridColumns, {
    path: ['w'],
    message: `Must fit within the ${gridColumns} columns`,
  })
  .meta({ id: 'ElementLayout' });

/**
 * A dashboard element as sent by the builder. A new one has no id. metrics, time_type, relation, child_type and filters
 * belong to the element; those in request.parameters are updated to match.
 */
const elementDefinition = z.strictObject({
  id: positiveId.optional(),
  name: text(120),
  title: text(120),
  order: z.int().min(0).max(1000),
  request: keptRequest,
  chart_type: storedChartType,
  time_type: z.enum(timeTypes),
  metrics: z.array(metricId).max(60),
  relation: z.enum(['children', 'self']),
  child_type: geographyTypeInput.nullable().optional(),
  grouped: z.boolean().optional().describe('Groups rows by several child types; for tables only, and not for drivers.'),
  filters: filters.optional(),
  layout: elementLayout.nullable().optional().describe('null = after the previous element, at its default size.'),
  initial_annotation: text(2000, 0).nullable().optional(),
  dashboard_comment: text(2000, 0).nullable().optional(),
});

/** A dashboard as sent by the builder. */
export const dashboardDefinition = z.strictObject({
  dataTarget: text(64),
  name: text(120),
  order: z.int().min(0).max(1000).optional(),
  icon: text(64).optional(),
  comments: text(4000, 0).nullable().optional(),
  notification: text(500, 0).nullable().optional(),
  notification_type: text(64, 0).nullable().optional(),
  elements: z.array(elementDefinition).max(50),
});

const organization_id = id.describe('The place it belongs to; negative for a facility type at a place.');

export const comment = z
  .object({
    id: positiveId,
    elem: positiveId,
    organization_id,
    parent_comment: positiveId.nullable().describe('The comment this one replies to.'),
    author: z.object({ id: positiveId, display_name: z.string(), photo_avatar: z.string().nullable() }),
    body: z.string(),
    created_at: instant,
    edited_at: instant.nullable(),
  })
  .meta({ id: 'Comment' });

/** Tags of a note: short words, each once. */
export const noteTags = z
  .array(text(30).regex(/^\S.*\S$|^\S$/, 'Enter a word'))
  .max(5)
  .default([])
  .describe('With a tag, the note is shown on every trend chart of its place and of those below.');

export const annotation = z
  .object({
    id: positiveId,
    elem: positiveId,
    organization_id,
    day,
    until: day.nullable(),
    body: z.string(),
    tags: z.array(z.string()),
    author: z.object({ id: positiveId, display_name: z.string() }),
    created_at: instant,
  })
  .meta({ id: 'Annotation' });

const storedElement = z.object({
  id: positiveId,
  name: z.string(),
  title: z.string(),
  order: z.int(),
  request: z.object({
    slug: slug.nullable(),
    type: geographyType.nullable(),
    purpose: z.string().nullable(),
    parameters: z.record(z.string(), z.unknown()),
  }),
  chart_type: z.string(),
  time_type: z.string(),
  metrics: z.array(z.string()),
  relation: z.enum(['children', 'self']),
  child_type: geographyType.nullable(),
  grouped: z.boolean(),
  filters: z.record(z.string(), z.unknown()),
  layout: elementLayout.nullable(),
  comments: z
    .array(comment)
    .describe('The latest 100 at the place, oldest first; myDashboard.readComments returns all.'),
  annotations: z.array(annotation),
  initial_annotation: z.string().nullable(),
  dashboard: positiveId,
  dashboard_comment: z.string().nullable(),
});

/** A stored dashboard (specification, section 3). Owner 35300 owns everyone's dashboards. */
export const dashboardReply = z
  .object({
    id: positiveId,
    dataTarget: z.string(),
    name: z.string(),
    order: z.int(),
    icon: z.string(),
    comments: z.string().nullable(),
    notification: z.string().nullable(),
    notification_type: z.string().nullable(),
    owner: z.object({ id, display_name: z.string() }),
    employees: z.array(positiveId).describe('Ids of the people it’s shared with; only the owner sees them.'),
    elements: z.array(storedElement),
    version: z.int().min(1).describe('Send it with the next change; an older version gets 409.'),
  })
  .meta({ id: 'Dashboard' });

const titles = z.array(z.string());

/** A version of a dashboard, with what it changed of the one before. */
export const dashboardVersion = z
  .object({
    version: z.int().min(1),
    name: z.string(),
    elements: z.int().min(0).describe('How many elements it had.'),
    saved_by: z.string().nullable().describe('null if nobody is known: it was kept before the first change.'),
    saved_at: instant,
    changes: z.object({
      renamed: z.boolean(),
      settings: z.boolean(),
      added: titles,
      removed: titles,
      changed: titles,
    }),
  })
  .meta({ id: 'DashboardVersion' });

export type DashboardVersion = z.output<typeof dashboardVersion>;
export type DashboardReply = z.output<typeof dashboardReply>;
export type DashboardDefinition = z.output<typeof dashboardDefinition>;
export type ElementDefinition = DashboardDefinition['elements'][number];
export type ElementComment = z.output<typeof comment>;
export type ElementAnnotation = z.output<typeof annotation>;
