import { commentTopics, markReasons, sentiments, statedSentiments } from '@roadside/domain/surveys';
import { z } from 'zod';
import { metricCell, metricMeta } from './dashboard-data.ts';
import { count, id, instant, slug, text } from './scalars.ts';

const answer = z.int().min(1).max(5).nullable();

const span = z.object({
  start: count.describe('First character, counted in UTF-16 code units.'),
  end: count.describe('One past the last character.'),
});

/** One survey answer (raw surveys, comments). */
export const surveyRow = z
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
    driver_slug: slug.nullable().optional().describe('Null if the source doesn’t name a driver.'),
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
      .array(z.object({ topic: z.string(), sentiment: z.enum(sentiments), ...span.shape }))
      .describe('Topics of the comment, each with its sentiment and the words it comes from.'),
    tone: z
      .enum(sentiments)
      .nullable()
      .describe('Sentiment of the whole comment, unsure if its words are not clear enough; null without a comment.'),
    language: z.enum(['en', 'es']).nullable().describe('Language of the comment; null without a comment.'),
    highlights: z.array(span).optional().describe('Words that match the search.'),
  })
  .meta({ id: 'SurveyRow' });
export type SurveyRow = z.output<typeof surveyRow>;

export const surveyTableReply = z
  .object({ data: z.array(surveyRow), meta: metricMeta, total_rows: count, next_cursor: z.string().nullable() })
  .meta({ id: 'SurveyTableReply' });

/** The incentive score recomputed from raw surveys (decisions 14). */
export const surveyAggregate = z
  .object({
    organization: z.object({ id, slug, name: z.string() }),
    score: metricCell,
    tier: z.int().min(1).max(3).nullable().describe('Tier reached: 1 at 82, 2 at 84, 3 at 87; null below.'),
    counted: count.describe('Answered surveys that count toward the score.'),
    rerouted: count,
    removed: count,
  })
  .meta({ id: 'SurveyAggregate' });

/** Surveys with the same marks, so a screen can try other rules without another request. */
export const scoreStratum = z
  .object({ reroute: z.boolean(), remove: z.boolean(), top: count, answered: count })
  .meta({ id: 'ScoreStratum' });

/** Number of rows for each choice of a filter, given all other filters. */
export const surveyFacets = z
  .record(z.string(), z.array(z.object({ value: z.string(), count })))
  .describe('By filter key; up to 100 choices each, largest first.');

/** One topic in a period and the previous one. */
export const topicRow = z
  .object({
    topic: z.string(),
    parent: z.string(),
    positive: count,
    neutral: count,
    negative: count,
    unsure: count.describe('Comments about it that are neither clearly praise nor blame.'),
    lost: count.describe('Answered surveys below the top score with a negative comment about it.'),
    before: z.object({ positive: count, neutral: count, negative: count, unsure: count }),
  })
  .meta({ id: 'TopicRow' });

/** A person's correction of a phrase in comments; the same phrase is read that way from then on. */
export const commentCorrection = z
  .object({
    id,
    phrase: z.string().describe('The words in lower case, without punctuation.'),
    topic: z.enum(commentTopics),
    sentiment: z.enum(statedSentiments).nullable().describe('null if the phrase isn’t about the topic.'),
    place: z.object({ slug, name: z.string() }).describe('It applies to comments here and below.'),
    by: z.string(),
    at: instant,
    taken_back: z.object({ by: z.string(), at: instant }).nullable(),
  })
  .meta({ id: 'CommentCorrection' });
export type CommentCorrection = z.output<typeof commentCorrection>;

/** A survey and its call. */
export const surveyDetail = z
  .object({
    survey: surveyRow,
    call: z
      .object({
        id: z.int(),
        received_at: instant,
        time_zone: z.string(),
        outcome: z.string().nullable(),
        clear_code: z.string().nullable(),
        promised_minutes: z.int().nullable(),
        ata_minutes: z.number().nullable(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        grid: z.string().nullable(),
        steps: z
          .array(z.object({ step: z.string(), at: instant }))
          .describe('The steps of RE SP AS DI ER OL TW CL that happened.'),
        passes: z
          .array(z.object({ at: instant, station_name: z.string(), reason: z.string().nullable() }))
          .describe('Stations that passed the call. A station the caller can’t see has no name and no reason.'),
      })
      .nullable()
      .describe('null if the call is no longer stored.'),
    reroute_reason: z
      .enum(markReasons)
      .nullable()
      .describe("The rule that rerouted it; 'imported' if only the imported data says so. null if it isn't rerouted."),
    remove_reason: z
      .enum(markReasons)
      .nullable()
      .describe("The rule that removed it; 'imported' if only the imported data says so. null if it isn't removed."),
    may_correct: z.boolean().describe('Whether the caller can correct the comment’s topics.'),
    corrections: z
      .array(commentCorrection)
      .describe('Corrections that apply to the comment, newest first; empty for callers who can’t correct.'),
  })
  .meta({ id: 'SurveyDetail' });

/** Additional parameters of the comments screen; empty or null = no condition. */
export const commentSearch = {
  search: text(200, 0).optional(),
  topic: text(80, 0).nullable().optional(),
  sentiment: z
    .enum([...sentiments, ''])
    .nullable()
    .optional(),
};
