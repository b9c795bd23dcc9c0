import { movementParts } from '@roadside/domain/metrics';
import { figureKinds, figureUnits, reportParts, reportPeriodKinds, sentenceIds } from '@roadside/domain/reports';
import { z } from 'zod';
import { comparedDays, metricCell, metricHeading, metricMeta, metricRow, whyMovedReply } from './dashboard-data.ts';
import { facilityType, geographyType } from './geography.ts';
import { count, instant, slug } from './scalars.ts';

const number = z.number().nullable();
const metricCells = z.record(z.string(), metricCell);

const lead = z.object({ dimension: z.enum(['service', 'provider', 'wait']), key: z.string() });

/** A number in a sentence, with what it counts. */
export const reportFigure = z
  .object({
    value: z.number().describe('Rounded as shown, except a share just short of all or nothing.'),
    unit: z.enum(figureUnits),
    decimals: z.int().min(0).max(6),
    signed: z.boolean(),
    source: z.object({
      of: z.enum(figureKinds),
      metric: z.string(),
      slug,
      from: z.string(),
      to: z.string(),
      part: z.enum(movementParts).nullable(),
      lead: lead.nullable(),
    }),
  })
  .meta({ id: 'ReportFigure' });

/** A sentence of a report's first page. Text pieces have no digits: every number is a figure. */
export const reportSentence = z
  .object({
    id: z.enum(sentenceIds),
    pieces: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('text'), text: z.string() }),
        z.object({ kind: z.literal('figure'), figure: reportFigure }),
        z.object({ kind: z.literal('place'), slug, name: z.string() }),
        z.object({ kind: z.literal('lead'), lead }),
        z.object({ kind: z.literal('before') }),
      ]),
    ),
  })
  .meta({ id: 'ReportSentence' });

/** A place of the ranking, best first; places with too few surveys have no rank and come last. */
export const rankedRow = metricRow
  .extend({
    rank: z.int().min(1).nullable(),
    previous: metricCell.nullable().describe('Satisfaction on the days compared with.'),
  })
  .meta({ id: 'RankedRow' });

/** What a report says: the part of a reply that is frozen. */
export const execReportFacts = z
  .object({
    geography: metricMeta.shape.geography,
    from: z.string(),
    to: z.string(),
    period: z.enum(reportPeriodKinds).nullable().describe('null = other days'),
    last_day: z.string().describe('Last day with complete data.'),
    finished: z.boolean().describe('Whether all days have data.'),
    before: comparedDays,
    as_of: instant.nullable(),
    metrics: z.array(metricHeading),
    goals: z.record(z.string(), z.object({ green: z.number(), yellow: z.number() })),
    sentences: z.array(reportSentence),
    headlines: z.array(z.object({ metric: z.string(), cell: metricCell, previous: metricCell.nullable() })),
    moves: z
      .array(z.object({ metric: z.string(), change: number, parts: whyMovedReply.shape.parts }))
      .describe('Why satisfaction and waits moved.'),
    child_type: geographyType.nullable(),
    ranking: z.array(rankedRow).describe('Places of child_type, best first.'),
    stations: z
      .object({ best: z.array(rankedRow), lowest: z.array(rankedRow), ranked: count })
      .describe('The stations at both ends of the ranking of all stations; those with too few surveys are left out.'),
    tiers: z
      .array(z.object({ tier: z.int().min(0).max(3), stations: count }))
      .describe('Stations by tier of their score on these days, highest first.'),
    stations_too_few: count.describe('Stations with too few surveys to score.'),
    trend: z.object({
      dates: z.array(z.string()),
      unfinished: metricMeta.shape.unfinished,
      metrics: z.record(z.string(), z.array(metricCell)),
    }),
  })
  .meta({ id: 'ExecReportFacts' });
export type ExecReportFacts = z.output<typeof execReportFacts>;

const counted = z.object({ value: number, numerator: number, denominator: number });

/** A number that later surveys, imports or edits changed in a frozen report. */
export const restatement = z
  .object({
    part: z.enum(reportParts).describe('Where the report says it.'),
    detail: z
      .string()
      .nullable()
      .describe('A month of the trend, a tier or `few`, a reason of a change; null for the others.'),
    metric: z.string().describe('A metric’s id, `rank` of a place, or `stations` of a tier.'),
    slug,
    name: z.string(),
    was: counted.nullable().describe('null = not in the frozen report'),
    now: counted.nullable().describe('null = no longer there'),
  })
  .meta({ id: 'Restatement' });
export type Restatement = z.output<typeof restatement>;

/** Whether a report is frozen, and what has changed since. */
const frozenFields = {
  frozen: z
    .object({ version: z.int().min(1), at: instant })
    .nullable()
    .describe('Set for complete weeks, months and incentive periods: their reports never change.'),
  restated: z.array(restatement).describe('Numbers of a frozen report that are different today.'),
};

const incentiveMonths = z.int().min(1).max(12).describe('Length of an incentive period, to choose one by name.');

export const execReportReply = z
  .object({ report: execReportFacts, ...frozenFields, incentive_months: incentiveMonths })
  .meta({ id: 'ExecReportReply' });
export type ExecReportReply = z.output<typeof execReportReply>;

/** One facility type's numbers: its total, and its part of each place below. */
export const productRow = z
  .object({
    facility_type: facilityType.nullable().describe('null = stations without a facility type'),
    total: metricCells,
    places: z.record(z.string(), metricCells).describe('By slug of the place.'),
    elsewhere: metricCells.nullable().describe('Stations in none of the places; null if there are none.'),
  })
  .meta({ id: 'ProductRow' });

/** Facility types by organization type. The rows add up to the whole, and so do the places with what is elsewhere. */
export const productReport = z
  .object({
    geography: metricMeta.shape.geography,
    from: z.string(),
    to: z.string(),
    last_day: z.string(),
    finished: z.boolean(),
    as_of: instant.nullable(),
    metrics: z.array(metricHeading),
    incentive_months: incentiveMonths,
    child_type: geographyType,
    child_types: z.array(geographyType).describe('The organization types to choose from.'),
    places: z.array(z.object({ slug, name: z.string() })),
    rows: z.array(productRow).describe('PSP, nonPSP, Fleet, then stations without a facility type if there are any.'),
    contract_stations: productRow.describe('csn: PSP and nonPSP together. Not one of the rows that add up.'),
    whole: productRow.omit({ facility_type: true }),
  })
  .meta({ id: 'ProductReport' });
export type ProductReport = z.output<typeof productReport>;
