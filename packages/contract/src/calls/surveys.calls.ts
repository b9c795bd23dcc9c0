import { commentTopics, statedSentiments } from '@roadside/domain/surveys';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { elementLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import { comparedDays } from '../schemas/dashboard-data.ts';
import { filters } from '../schemas/filters.ts';
import { metricArguments, timeType } from '../schemas/metric-parameters.ts';
import { callId, count, positiveId, slug, text } from '../schemas/scalars.ts';
import { commentCorrection, surveyDetail, topicRow } from '../schemas/survey.ts';

/** Reads of the Surveys screen besides its elements. */
export const surveys = {
  detail: defineCall({
    name: 'surveys.detail',
    summary: 'One survey with its call: timeline, passes, and what the rules say about it',
    notes: 'slug is a place whose surveys include it. An unknown survey and another place’s survey get the same reply.',
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
    summary: 'What comments are about, by topic, vs. the same weekdays before',
    notes:
      'Counts each comment once per topic; if it mentions a topic more than once, the most negative mention counts.',
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
      answered: count.describe('Answered surveys in the period, with or without a comment.'),
      from: z.string(),
      to: z.string(),
      before: comparedDays.describe('With several spans, the comments of all of them are counted.'),
    }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  correct: defineCall({
    name: 'surveys.correct',
    summary: 'Corrects the topic or sentiment of words in a comment',
    notes:
      'Applies to this comment immediately, to other saved comments within a minute, and to the same phrase in later imports. Covers the place and everything below it or, for a driver, the station. The latest correction of a phrase and topic wins.',
    path: '/dashboard/',
    selector: { equals: { purpose: 'correct_comment' } },
    access: signedIn('C160'),
    rateLimit: writeLimit,
    idempotencyKey: 'accepted',
    body: z.strictObject({
      purpose: z.literal('correct_comment'),
      slug,
      id: callId,
      phrase: text(300).describe('Consecutive words of the comment.'),
      topic: z.enum(commentTopics),
      sentiment: z.enum(statedSentiments).nullable().describe('null: the words aren’t about the topic.'),
    }),
    reply: surveyDetail,
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  takeBackCorrection: defineCall({
    name: 'surveys.takeBackCorrection',
    summary: 'Undoes a correction and restores what applied before',
    notes: 'It stays in the log. Another place’s correction gets the same reply as one that doesn’t exist.',
    path: '/dashboard/',
    selector: { equals: { purpose: 'take_back_correction' } },
    access: signedIn('C160'),
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('take_back_correction'), slug, id: positiveId }),
    reply: z.object({ correction: commentCorrection }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  corrections: defineCall({
    name: 'surveys.corrections',
    summary: 'The log of corrections that apply at a place, newest first',
    notes: 'Includes corrections at the place itself, above it and below it. 50 at a time.',
    path: '/dashboard/',
    selector: { equals: { purpose: 'comment_corrections' } },
    access: signedIn('C160'),
    rateLimit: readLimit,
    body: z.strictObject({
      purpose: z.literal('comment_corrections'),
      slug,
      before: positiveId.optional().describe('next_before from an earlier reply.'),
    }),
    reply: z.object({ rows: z.array(commentCorrection), next_before: positiveId.nullable() }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),
};
