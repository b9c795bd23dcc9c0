import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { elementLimit, readLimit } from '../call/rate-limits.ts';
import { filters } from '../schemas/filters.ts';
import { metricArguments, timeType } from '../schemas/metric-parameters.ts';
import { callId, count, slug } from '../schemas/scalars.ts';
import { surveyDetail, topicRow } from '../schemas/survey.ts';

/** What the Surveys screen reads beside its elements. */
export const surveys = {
  detail: defineCall({
    name: 'surveys.detail',
    summary: 'One survey with its call: timeline, passes, and what the rules say about it',
    notes: 'slug is a place whose surveys include it. An unknown survey and one of another place answer alike.',
    path: '/dashboard/',
    selector: { equals: { purpose: 'survey_detail' } },
    access: signedIn('C024'),
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('survey_detail'), slug, id: callId }),
    reply: surveyDetail,
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  topics: defineCall({
    name: 'surveys.topics',
    summary: 'What comments are about, by topic, against the period before',
    notes: 'Counts comments, each once per topic; where it speaks of one in several ways the worst counts.',
    path: '/dashboard/',
    selector: { equals: { purpose: 'survey_topics' } },
    access: signedIn('C024'),
    rateLimit: elementLimit,
    body: z.strictObject({
      purpose: z.literal('survey_topics'),
      slug,
      time_type: timeType.default('This_Month'),
      filters: filters.optional(),
      args: metricArguments.optional(),
    }),
    reply: z.object({
      rows: z.array(topicRow),
      answered: count.describe('Answered surveys of the period, with and without comment.'),
      from: z.string(),
      to: z.string(),
      before: z.object({ from: z.string(), to: z.string() }),
    }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),
};
