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
    summary: 'How current the data is',
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
    summary: 'Calls on the map, individually or in grid cells',
    notes:
      'mode defaults to operations; passes returns calls that were passed, surveys returns calls with an answered survey that counts. sc_dt__gte and sc_dt__lte set the range; the default is month to date. sat is an on-screen filter and is refused here. Up to 10,000 calls in bounds are returned individually, more in cells.',
    path,
    selector: { equals: { purpose: 'maps' } },
    access: signedIn('C030'),
    rateLimit: heavyReadLimit,
    body: z.strictObject({
      purpose: z.literal('maps'),
      chart_type: z.literal('maps').optional(),
      slug,
      type: geographyTypeInput.optional().describe('Type of the geography; any other type is refused.'),
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
    summary: 'Emulated Surveys: the incentive score recomputed from raw surveys',
    notes:
      'qa lists the answers that count as success for each question; the default is {outc1: [5]}. With several questions, a survey must answer all of them, and it succeeds if every answer does. org_type is the level to score at: the slug’s own type, or one it breaks down by. Only This_Month, Prev_Month, This_Incentive_Period and Prev_Incentive_Period. Drivers can’t turn new_biz_rules off, or set reroute or remove to anything but without.',
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
      totals: surveyAggregate.describe('The score as requested.'),
      official: surveyAggregate.describe(
        'The score that decides the tier: overall satisfaction of all surveys of the period that count under the rules.',
      ),
      is_official: z
        .boolean()
        .describe('Whether totals is the official score. False with a filter, other questions, or other rules.'),
      strata: z
        .array(scoreStratum)
        .describe('All answered surveys, grouped by how they are marked; drivers get only those that count.'),
      recent: z.object({ top: count, answered: count }).describe('Surveys of the last 28 days that count.'),
      parent: z
        .object({ top: count, answered: count })
        .nullable()
        .describe('The same days of the place above, if the caller may view it and this place has few surveys.'),
      from: z.string(),
      to: z.string(),
      ends_on: z.string().describe('Last day of the period.'),
      as_of: instant.nullable(),
    }),
    status: 'final',
    idempotent: true,
  }),
};
