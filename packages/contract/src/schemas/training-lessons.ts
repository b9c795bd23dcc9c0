import { pageTypes, questionTypes } from '@roadside/domain/training';
import { z } from 'zod';
import { count, day, instant, positiveId, text } from './scalars.ts';
import { rowVersion } from './scheduling.ts';
import { mediaSecond, richTextInput } from './training-modules.ts';

const pageId = positiveId;
const seconds = z.number().min(0);

/** A module in a list, with the caller's progress (specification, section 7: module_list). */
export const trainingModule = z
  .object({
    id: positiveId,
    title: z.string(),
    description: z.string(),
    is_completed: z.boolean(),
    tags: z.array(positiveId),
    pages: z.array(
      z.object({
        id: pageId,
        type: z.enum(pageTypes),
        file: z.string().nullable(),
        video_length_required: z.boolean(),
        is_completed: z.boolean(),
        question: z
          .object({
            question: z.string(),
            type: z.string(),
            answers: z.array(z.object({ id: positiveId, answer: z.string() })),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'TrainingModule' });

/** What a document is, as its manager sends it. */
export const documentInput = z.strictObject({
  title: text(200).refine((title) => title.trim() !== '', 'Enter a title'),
  description: text(2000, 0).default(''),
  positions: z.array(text(60)).max(50).default([]).describe('Only these positions; all if it is empty.'),
  module_id: positiveId.nullable().default(null).describe('The module whose lesson shows it; null for none.'),
});

/** A document with its versions, latest first. */
export const trainingDocument = z
  .object({
    id: positiveId,
    title: z.string(),
    description: z.string(),
    module_id: positiveId.nullable(),
    file: z.string().describe('Signed address of the latest version.'),
    media_type: z.string(),
    size: count,
    version: z.int().min(1),
    versions: z.array(z.object({ number: z.int().min(1), created_at: instant, size: count, file: z.string() })),
    managed: z
      .object({
        version: rowVersion,
        place: z.object({ slug: z.string(), name: z.string() }),
        positions: z.array(z.string()),
      })
      .nullable()
      .describe('What its managers change; null for everybody else.'),
  })
  .meta({ id: 'TrainingDocument' });

/** A certificate of a person. */
export const trainingCertificate = z
  .object({
    id: positiveId,
    module_id: positiveId,
    title: z.string(),
    issued_on: day,
    valid_through: day.nullable(),
    state: z.enum(['valid', 'expiring', 'expired']),
  })
  .meta({ id: 'TrainingCertificate' });

/** A module as a lesson on the learner's list. */
export const lesson = z
  .object({
    id: positiveId,
    title: z.string(),
    description: z.string(),
    minutes: count.describe('Length of its audio and video, plus half a minute a question.'),
    page_count: count,
    pages_completed: count,
    begun: z.boolean(),
    completed_at: instant.nullable(),
    due_on: day.nullable(),
    due: z.enum(['done', 'open', 'soon', 'overdue']),
    reason: z.string().describe('Why it was assigned; empty if it wasn’t or nobody said.'),
    assigned: z.boolean(),
    picture: z
      .object({ src: z.string(), alt: z.string() })
      .nullable()
      .describe('The picture of the campaign it was assigned for.'),
  })
  .meta({ id: 'Lesson' });

/** An answer the caller gave, with what may be told about it. */
const givenAnswer = z.object({
  answer_ids: z.array(positiveId),
  answer_text: z.string(),
  correct: z.boolean(),
  feedback: z.array(z.string()),
});

/** A question as a learner gets it: nothing in it tells the right answer before one was given. */
export const lessonQuestion = z
  .object({
    id: positiveId,
    type: z.enum(questionTypes),
    question: z.string(),
    content: richTextInput.nullable(),
    at_second: mediaSecond.nullable(),
    answers: z.array(z.object({ id: positiveId, answer: z.string() })),
    given: givenAnswer.nullable(),
  })
  .meta({ id: 'LessonQuestion' });

const attempt = z.object({
  number: z.int().min(1),
  finished: z.boolean(),
  right: count,
  questions: z.array(lessonQuestion),
});

/** A page of a lesson. A locked page has no content. */
export const lessonPage = z
  .object({
    id: pageId,
    type: z.enum(pageTypes),
    title: z.string(),
    is_completed: z.boolean(),
    locked: z.boolean(),
    content: richTextInput.nullable(),
    video_length_required: z.boolean(),
    media: z
      .object({
        src: z.string().describe('Signed address. It outlasts the file’s length.'),
        media_type: z.string(),
        length_seconds: seconds,
        captions: z.string().nullable(),
        transcript: z.string(),
      })
      .nullable(),
    credited_seconds: seconds,
    credited: z.array(z.tuple([seconds, seconds])),
    position_seconds: seconds.describe('Where to resume.'),
    questions: z.array(lessonQuestion).describe('Questions inside an audio or video.'),
    test: z
      .object({
        pass_mark: z.number(),
        question_count: count,
        passed: z.boolean(),
        best: z.number().nullable(),
        attempts_left: count.nullable(),
        may_try: z.boolean(),
        attempt: attempt.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'LessonPage' });

/** A module with its pages, as the caller takes it. */
export const lessonModule = z
  .object({
    id: positiveId,
    title: z.string(),
    description: z.string(),
    version_number: z.int().min(1),
    newer_version_exists: z.boolean().describe('It was changed; the caller keeps the version they began.'),
    is_completed: z.boolean(),
    completed_at: instant.nullable(),
    next_page_id: pageId.nullable(),
    due_on: day.nullable(),
    due: z.enum(['done', 'open', 'soon', 'overdue']),
    reason: z.string(),
    completion_message: z.string().describe('Empty until it is complete.'),
    next_module: z.object({ id: positiveId, title: z.string() }).nullable(),
    certificate: trainingCertificate.nullable(),
    pages: z.array(lessonPage),
  })
  .meta({ id: 'LessonModule' });

/** Whether a module helped its drivers, 30 days later. */
export const moduleEffect = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('too-few'), drivers: count }),
    z.object({ kind: z.literal('effect'), points: z.number(), low: z.number(), high: z.number(), drivers: count }),
  ])
  .meta({ id: 'ModuleEffect' });

export type TrainingModule = z.output<typeof trainingModule>;
export type TrainingDocument = z.output<typeof trainingDocument>;
export type TrainingCertificate = z.output<typeof trainingCertificate>;
export type Lesson = z.output<typeof lesson>;
export type LessonQuestion = z.output<typeof lessonQuestion>;
export type LessonPage = z.output<typeof lessonPage>;
export type LessonModule = z.output<typeof lessonModule>;
export type ModuleEffect = z.output<typeof moduleEffect>;
