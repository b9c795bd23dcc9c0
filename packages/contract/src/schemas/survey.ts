import { sentiments } from '@roadside/domain/surveys';
import { z } from 'zod';
import { metricCell, metricMeta } from './dashboard-data.ts';
import { count, id, instant, slug, text } from './scalars.ts';

const answer = z.int().min(1).max(5).nullable();

/** One survey answer (raw surveys, comments). */
const surveyRow = z
  .object({
    id: z.int(),
    call_id: z.int(),
    sc_dt_surveys: z.string().describe('Station-local day of the call.'),
    recorded_date: instant,
    date_updated_surveys: instant,
    station_id: id,
    station_slug: slug,
    station_name: z.string(),
    driver_id: id.nullable(),
    driver_name: z.string().nullable(),
    sc_svc_prov_type: z.enum(['P', 'C', 'F']).nullable(),
    tcd: z.string(),
    q_chl: z.string(),
    outc1: answer,
    response_sat: answer,
    q24: answer,
    q26: answer,
    driver5: answer,
    driver10: answer,
    reroute: z.boolean(),
    remove: z.boolean(),
    comment: z.string().nullable(),
    topics: z
      .array(z.object({ topic: z.string(), sentiment: z.enum(sentiments) }))
      .describe('What the comment speaks of, each with its tone.'),
  })
  .meta({ id: 'SurveyRow' });

export const surveyTableReply = z
  .object({ data: z.array(surveyRow), meta: metricMeta, total_rows: count, next_cursor: z.string().nullable() })
  .meta({ id: 'SurveyTableReply' });

/** The incentive score re-computed from raw surveys (decisions 14). */
export const surveyAggregate = z
  .object({
    organization: z.object({ id, slug, name: z.string() }),
    score: metricCell,
    tier: z.int().min(1).max(3).nullable().describe('Tier reached: 1 at 82, 2 at 84, 3 at 87; null below.'),
    counted: count,
    rerouted: count,
    removed: count,
  })
  .meta({ id: 'SurveyAggregate' });

/** What the comments screen adds to a request; empty or null = no condition. */
export const commentSearch = {
  search: text(200, 0).optional(),
  topic: text(80, 0).nullable().optional(),
  sentiment: z
    .enum([...sentiments, ''])
    .nullable()
    .optional(),
};
