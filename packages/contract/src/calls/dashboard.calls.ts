import { mapModes } from '@roadside/domain/maps';
import { aggregatorTimeTypes, surveyQuestions } from '@roadside/domain/surveys';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, readLimit } from '../call/rate-limits.ts';
import { updateStatus } from '../schemas/dashboard-data.ts';
import { filters } from '../schemas/filters.ts';
import { facilityType, geographyTypeInput } from '../schemas/geography.ts';
import { mapCalls } from '../schemas/maps.ts';
import { count, instant, slug } from '../schemas/scalars.ts';
import { scoreStratum, surveyAggregate } from '../schemas/survey.ts';

const path = '/dashboard/';
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** Reads under /dashboard/ that are not tied to an element: status, maps, survey scores. */
export const dashboard = {
  getLastUpdate: defineCall({
    name: 'dashboard.getLastUpdate',
    summary: 'How far the data is',
    path: '/dashboard/dashboard-data/',
    selector: { equals: { purpose: 'get_last_update' } },
    access: signedIn('C021'),
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('get_last_update') }),
    reply: updateStatus,
    status: 'final',
    idempotent: true,
  }),

  maps: defineCall({
    name: 'dashboard.maps',
    summary: 'Calls on the map, one by one or in cells of a grid',
    notes:
      'Mode operations unless said. passes has calls that were passed, surveys those with an answered survey that counts. sc_dt__gte and sc_dt__lte name the days; from the first of the month to today unless said. sat filters on screen and is refused here. Up to 10,000 calls in bounds come one by one, more in cells.',
    path,
    selector: { equals: { purpose: 'maps' } },
    access: signedIn('C030'),
    rateLimit: heavyReadLimit,
    body: z.strictObject({
      purpose: z.literal('maps'),
      chart_type: z.literal('maps').optional(),
      slug,
      type: geographyTypeInput.optional().describe('Type of the geography; refused if it is another one.'),
      parameters: z.strictObject({
        filters: filters.optional(),
        mode: z.enum(mapModes).optional(),
        bounds: z
          .tuple([longitude, latitude, longitude, latitude])
          .optional()
          .describe('West, south, east, north in degrees.'),
      }),
    }),
    reply: mapCalls,
    status: 'final',
    idempotent: true,
  }),

  surveyAggregator: defineCall({
    name: 'dashboard.surveyAggregator',
    summary: 'Emulated Surveys: the incentive score re-computed from raw surveys',
    notes:
      'qa says per question which answers count as success, {outc1: [5]} unless said; of several questions all must be answered, and a survey succeeds when all succeed. org_type is the level to score at: the type of the slug itself, or one it is broken down by. Only This_Month, Prev_Month, This_Incentive_Period and Prev_Incentive_Period. new_biz_rules off, and reroute or remove other than without, are refused for drivers.',
    path,
    selector: { equals: { purpose: 'survey_aggregator' } },
    access: signedIn('C031'),
    rateLimit: heavyReadLimit,
    body: z.strictObject({
      purpose: z.literal('survey_aggregator'),
      slug,
      qa: z.partialRecord(z.enum(surveyQuestions), z.array(z.int().min(1).max(5)).max(5)).optional(),
      org_type: geographyTypeInput,
      fac_type: facilityType.nullable().optional(),
      time_type: z.enum(aggregatorTimeTypes).default('This_Month'),
      filters: filters.optional(),
    }),
    reply: z.object({
      rows: z.array(surveyAggregate),
      totals: surveyAggregate,
      strata: z.array(scoreStratum).describe('Every answered survey by its marks; drivers get what counts only.'),
      recent: z.object({ top: count, answered: count }).describe('What counts of the latest 28 days.'),
      from: z.string(),
      to: z.string(),
      ends_on: z.string().describe('Last day of the period.'),
      as_of: instant.nullable(),
    }),
    status: 'final',
    idempotent: true,
  }),
};
