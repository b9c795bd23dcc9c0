import { commentTopics, sentiments } from '@roadside/domain/surveys';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { elementLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import { filters } from '../schemas/filters.ts';
import { metricArguments, timeType } from '../schemas/metric-parameters.ts';
import { callId, count, positiveId, slug, text } from '../schemas/scalars.ts';
import { commentCorrection, surveyDetail, topicRow } from '../schemas/survey.ts';

/** Reads of the Surveys screen besides its elements. */
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

  correct: defineCall({
    name: 'surveys.correct',
    summary: 'Corrects what the words of a comment are about, or how they speak of it',
    notes:
      'The comment follows at once, comments that are stored within a minute, and the same phrase at the next import. It holds for the place and what is below it; at a driver, for the station. The last correction of a phrase and topic wins.',
    path: '/dashboard/',
    selector: { equals: { purpose: 'correct_comment' } },
    access: signedIn('C160'),
    rateLimit: writeLimit,
    idempotencyKey: 'accepted',
    body: z.strictObject({
      purpose: z.literal('correct_comment'),
      slug,
      id: callId,
      phrase: text(300).describe('Words of the comment, in a row.'),
      topic: z.enum(commentTopics),
      sentiment: z.enum(sentiments).nullable().describe('null: the words do not speak of the topic.'),
    }),
    reply: surveyDetail,
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  takeBackCorrection: defineCall({
    name: 'surveys.takeBackCorrection',
    summary: 'Takes a correction back: what held before it holds again',
    notes: 'It stays in the log. A correction of another place answers like one that does not exist.',
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
    summary: 'The log of corrections that hold at a place, the last first',
    notes: 'Those of the place itself, of what is above it and of what is below it. 50 at a time.',
    path: '/dashboard/',
    selector: { equals: { purpose: 'comment_corrections' } },
    access: signedIn('C160'),
    rateLimit: readLimit,
    body: z.strictObject({
      purpose: z.literal('comment_corrections'),
      slug,
      before: positiveId.optional().describe('next_before of an earlier reply.'),
    }),
    reply: z.object({ rows: z.array(commentCorrection), next_before: positiveId.nullable() }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),
};
