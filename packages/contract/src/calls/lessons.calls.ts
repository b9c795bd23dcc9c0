import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { count, instant, positiveId, text } from '../schemas/scalars.ts';
import {
  lesson,
  lessonModule,
  lessonPage,
  moduleEffect,
  trainingCertificate,
  trainingDocument,
} from '../schemas/training-lessons.ts';
import { mediaSecond } from '../schemas/training-modules.ts';

const ours = <Purpose extends string>(purpose: Purpose) =>
  ({
    path: '/training/',
    selector: { equals: { purpose } },
    access: signedIn('C420'),
    rateLimit: writeLimit,
    status: 'final',
    origin: 'ours',
  }) as const;
const purposeOf = <Purpose extends string>(purpose: Purpose) => ({ purpose: z.literal(purpose) });

const onPage = { module_id: positiveId, page_id: positiveId };
const played = z.array(z.tuple([mediaSecond, mediaSecond])).max(500);
const givenAnswer = {
  question_id: positiveId,
  answer_ids: z.array(positiveId).max(50).default([]),
  answer_text: text(4000, 0).default(''),
};

/** Taking a module: what to learn, pages, playing, answering, and all of it without network. */
export const lessons = {
  getDocuments: defineCall({
    name: 'training.getDocuments',
    summary: 'Documents of a module, or of all published modules',
    path: '/training/',
    selector: { equals: { purpose: 'get_documents' } },
    access: signedIn('C062'),
    rateLimit: readLimit,
    status: 'final',
    body: z.strictObject({
      ...purposeOf('get_documents'),
      module_id: positiveId.nullable().optional(),
      search: text(100, 0).optional(),
    }),
    reply: z.object({
      documents: z.array(trainingDocument),
      total_rows: count.describe('All that were found. The first 200 by title are listed.'),
      may_add: z.boolean().describe('Whether the caller may add documents.'),
    }),
    idempotent: true,
  }),
  getLessons: defineCall({
    ...ours('get_lessons'),
    name: 'training.getLessons',
    summary: 'Modules the caller must take, may take and has finished, with the caller’s certificates',
    rateLimit: readLimit,
    body: z.strictObject(purposeOf('get_lessons')),
    reply: z.object({
      must: z.array(lesson),
      may: z.array(lesson),
      done: z.array(lesson),
      certificates: z.array(trainingCertificate),
    }),
    idempotent: true,
  }),
  getLesson: defineCall({
    ...ours('get_lesson'),
    name: 'training.getLesson',
    summary: 'A module with its pages and the caller’s progress',
    notes: 'Right answers are not in it before an answer was given. A page is locked until the one before is complete.',
    rateLimit: readLimit,
    body: z.strictObject({ ...purposeOf('get_lesson'), module_id: positiveId }),
    reply: z.object({ module: lessonModule }),
    idempotent: true,
  }),
  openPage: defineCall({
    ...ours('open_page'),
    name: 'training.openPage',
    summary: 'Opens a page, and for audio or video the only session that earns credit',
    notes: 'Begins the module if necessary; from then on the caller keeps its version.',
    body: z.strictObject({ ...purposeOf('open_page'), ...onPage }),
    reply: z.object({ session_id: z.string().nullable(), page: lessonPage }),
    idempotent: false,
  }),
  heartbeat: defineCall({
    ...ours('heartbeat'),
    name: 'training.heartbeat',
    summary: 'Reports what was played since the last heartbeat; every 15 s, and when playback stops',
    notes:
      'Credited are seconds not credited before, but no more than have passed since the last heartbeat. Time a video plays in a hidden tab isn’t credited.',
    body: z.strictObject({
      ...purposeOf('heartbeat'),
      ...onPage,
      session_id: text(64),
      beat: z.int().min(1).max(1_000_000),
      played,
      position: mediaSecond,
      hidden: z.boolean(),
    }),
    reply: z.object({
      problem: z.enum(['other-session', 'replayed', 'not-in-the-file']).nullable(),
      credited_seconds: z.number(),
      credited: z.array(z.tuple([z.number(), z.number()])),
      is_completed: z.boolean(),
      next_page_id: positiveId.nullable(),
    }),
    idempotent: true,
  }),
  beginAttempt: defineCall({
    ...ours('begin_attempt'),
    name: 'training.beginAttempt',
    summary: 'Starts an attempt at a page of questions, or returns the one under way',
    body: z.strictObject({ ...purposeOf('begin_attempt'), ...onPage }),
    reply: z.object({ page: lessonPage }),
    idempotent: true,
  }),
  answer: defineCall({
    ...ours('answer_question'),
    name: 'training.answer',
    summary: 'Answers a question; the first answer counts',
    notes: 'The reply has the page with what may now be told: whether it was right, and the feedback.',
    body: z.strictObject({ ...purposeOf('answer_question'), ...onPage, ...givenAnswer }),
    reply: z.object({ page: lessonPage, next_page_id: positiveId.nullable(), is_completed: z.boolean() }),
    idempotent: true,
  }),
  downloadLesson: defineCall({
    ...ours('download_lesson'),
    name: 'training.downloadLesson',
    summary: 'A module to be taken without network, with a pass to send it in later',
    notes: 'Begins the module. Pages that are still locked have their content, and right answers stay out.',
    body: z.strictObject({ ...purposeOf('download_lesson'), module_id: positiveId }),
    reply: z.object({ pass: z.string(), issued_at: instant, module: lessonModule }),
    idempotent: false,
  }),
  syncLesson: defineCall({
    ...ours('sync_lesson'),
    name: 'training.syncLesson',
    summary: 'Sends in what was done without network, once',
    notes:
      'What was played counts as far as time has passed since the download. Answers given online meanwhile stay. The same again changes nothing.',
    body: z.strictObject({
      ...purposeOf('sync_lesson'),
      pass: text(64),
      module_id: positiveId,
      pages: z
        .array(
          z.strictObject({
            page_id: positiveId,
            played: played.default([]),
            position: mediaSecond.default(0),
            read: z.boolean().default(false),
            answers: z.array(z.strictObject(givenAnswer)).max(200).default([]),
          }),
        )
        .max(100),
    }),
    reply: z.object({ module: lessonModule }),
    idempotent: true,
  }),
  getEffect: defineCall({
    ...ours('get_effect'),
    name: 'training.getEffect',
    summary: 'How much more the metric of a module’s drivers changed in 30 days than that of drivers like them',
    rateLimit: readLimit,
    body: z.strictObject({ ...purposeOf('get_effect'), module_id: positiveId }),
    reply: z.object({ metric: z.string(), days: z.int(), effect: moduleEffect }),
    idempotent: true,
  }),
};
