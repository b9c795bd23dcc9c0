import { focusMetrics, mapModes } from '@roadside/domain/maps';
import { aggregatorTimeTypes, surveyQuestions } from '@roadside/domain/surveys';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { elementLimit, heavyReadLimit, readLimit } from '../call/rate-limits.ts';
import { callRow, callTableReply, updateStatus } from '../schemas/dashboard-data.ts';
import { filters } from '../schemas/filters.ts';
import { facilityType, geographyTypeInput } from '../schemas/geography.ts';
import { metricArguments } from '../schemas/metric-parameters.ts';
import { callId, count, finite, instant, slug } from '../schemas/scalars.ts';
import { scoreStratum, surveyAggregate } from '../schemas/survey.ts';

const path = '/dashboard/';
const place = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };

/** Reads below /dashboard/ that belong to no element: status, maps, survey scores, call details. */
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
    summary: 'Calls on the map: single dots up to the limit, clusters beyond',
    notes: 'Mode operations and focus metric ata unless said; at most 500 dots; clusters of 10 calls or more.',
    path,
    selector: { equals: { purpose: 'maps' } },
    access: signedIn('C030'),
    rateLimit: heavyReadLimit,
    body: z.strictObject({
      purpose: z.literal('maps'),
      chart_type: z.literal('maps').optional(),
      slug,
      type: geographyTypeInput.optional(),
      parameters: z.strictObject({
        filters: filters.optional(),
        mode: z.enum(mapModes).optional(),
        focus_metric: z.enum(focusMetrics).optional(),
        bounds: z
          .tuple([
            z.number().min(-180).max(180),
            z.number().min(-90).max(90),
            z.number().min(-180).max(180),
            z.number().min(-90).max(90),
          ])
          .optional()
          .describe('West, south, east, north in degrees.'),
        zoom: z.number().min(0).max(24).optional(),
      }),
    }),
    reply: z.object({
      dots: z.array(
        z.object({
          id: z.int(),
          ...place,
          tcd: z.string(),
          value: z.number().nullable(),
          sat: z.int().min(1).max(5).nullable(),
        }),
      ),
      clusters: z.array(z.object({ ...place, calls: count, value: z.number().nullable() })),
      total: count,
      as_of: instant.nullable(),
    }),
    status: 'draft',
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

  passedCalls: defineCall({
    name: 'dashboard.passedCalls',
    summary: 'Call Details page by page, by sc_dt, from the first of the month to today',
    path,
    selector: { equals: { purpose: 'passed_calls', action: 'list' } },
    access: signedIn('C032'),
    rateLimit: elementLimit,
    body: z.strictObject({
      purpose: z.literal('passed_calls'),
      action: z.literal('list'),
      slug,
      filters: filters.optional(),
      args: metricArguments.optional(),
    }),
    reply: callTableReply,
    status: 'draft',
    origin: 'ours',
    idempotent: true,
  }),

  passedCallDetail: defineCall({
    name: 'dashboard.passedCallDetail',
    summary: 'One call with its whole timeline; the member is masked for drivers',
    path,
    selector: { equals: { purpose: 'passed_calls', action: 'detail' } },
    access: signedIn('C032'),
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('passed_calls'), action: z.literal('detail'), slug, id: callId }),
    reply: z.object({
      call: callRow,
      steps: z
        .array(z.object({ step: z.string(), at: instant, minutes_since_previous: finite.nullable() }))
        .describe('RE SP AS DI ER OL TW CL, those that happened.'),
      passes: z.array(z.object({ at: instant, station_name: z.string(), reason: z.string().nullable() })),
    }),
    status: 'draft',
    origin: 'ours',
    idempotent: true,
  }),
};
