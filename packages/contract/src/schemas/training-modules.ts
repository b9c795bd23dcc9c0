import {
  certificateRules,
  pageTypes,
  questionProblem,
  questionTypes,
  type QuestionProblem,
} from '@roadside/domain/training';
import { richTextProblem, type RichText } from '@roadside/domain/rich-text';
import { z } from 'zod';
import { audienceInput } from './home.ts';
import { finite, positiveId, text } from './scalars.ts';

/** Rich text as the editor stores it, checked node by node, links and pictures included. */
export const richTextInput = z
  .looseObject({ type: z.literal('doc') })
  .check(({ value, issues }) => {
    const problem = richTextProblem(value);
    if (problem)
      issues.push({
        code: 'custom',
        path: [...problem.path],
        message: `This text can’t be stored: ${problem.code}`,
        input: value,
      });
  })
  .meta({ id: 'RichText', description: 'A document of nodes and marks' }) as unknown as z.ZodType<RichText, RichText>;

/** Where a file is in an audio or video, in seconds. */
export const mediaSecond = z.number().min(0).max(86_400);

const answerInput = z.strictObject({
  answer: text(1000),
  correct: z.boolean().default(false),
  feedback: text(1000, 0).default('').describe('Shown to people who gave this answer.'),
});

const problemWords: Readonly<Record<QuestionProblem, string>> = {
  'no-answers': 'Add at least two answers',
  'no-right-answer': 'Mark the right answer',
  'several-right-answers': 'Mark one right answer only',
  'not-two-answers': 'A true or false question has two answers',
  'no-number': 'Enter the right number',
};

/** A question of a page as the builder sends it (specification, section 3; more types are ours). */
export const questionInput = z
  .strictObject({
    question: text(2000),
    type: z.enum(questionTypes),
    answers: z.array(answerInput).max(20).default([]).describe('For `order`, in the right order.'),
    content: richTextInput.nullable().default(null),
    number: z
      .strictObject({ value: finite, tolerance: finite.min(0).default(0) })
      .nullable()
      .default(null),
    at_second: mediaSecond.nullable().default(null).describe('Stops an audio or video at this second.'),
  })
  .check(({ value, issues }) => {
    const answers = value.answers.map((answer, index) => ({ ...answer, id: index + 1 }));
    const problem = questionProblem({ type: value.type, answers, number: value.number });
    if (problem !== null)
      issues.push({
        code: 'custom',
        path: [problem === 'no-number' ? 'number' : 'answers'],
        message: problemWords[problem],
        input: value,
      });
  });

const pageFields = z.strictObject({
  type: z.enum(pageTypes),
  title: text(200, 0).default(''),
  file: text(300).nullable().default(null).describe('Name of an uploaded file.'),
  captions: text(300).nullable().default(null).describe('Name of an uploaded WebVTT file.'),
  transcript: text(50_000, 0).default(''),
  content: richTextInput.nullable().default(null),
  video_length_required: z.boolean().default(false),
  question: questionInput.nullable().default(null).describe('The only question. Send `questions` for several.'),
  questions: z.array(questionInput).max(200).default([]),
  pass_mark: z.number().min(0).max(100).default(100),
  max_attempts: z.int().min(1).max(100).nullable().default(null),
  questions_asked: z
    .int()
    .min(1)
    .max(200)
    .nullable()
    .default(null)
    .describe('How many questions of the page an attempt draws; null = all.'),
  shuffle: z.boolean().default(false),
});

/** A page of a module; stored in the order text, audio, video, question. */
export const pageInput = pageFields.check(({ value, issues }) => {
  const problem = pageProblem(value);
  if (problem) issues.push({ code: 'custom', path: [problem[0]], message: problem[1], input: value });
});

function pageProblem(page: z.output<typeof pageFields>): readonly [field: string, words: string] | null {
  const questions = page.questions.length + (page.question === null ? 0 : 1);
  const isMedia = page.type === 'audio' || page.type === 'video';
  if (page.question !== null && page.questions.length > 0) return ['question', 'Send question or questions'];
  if (isMedia && page.file === null) return ['file', `Choose the ${page.type} file`];
  if (!isMedia && page.file !== null) return ['file', 'Only audio and video pages have a file'];
  if (page.type === 'question' && questions === 0) return ['questions', 'Add a question'];
  if (page.type === 'text' && page.content === null) return ['content', 'Write the text'];
  if (page.type === 'text' && questions > 0) return ['questions', 'Put questions on a page of their own'];
  const timed = [page.question, ...page.questions].filter((question) => question?.at_second != null).length;
  if (isMedia && timed !== questions) return ['questions', 'Choose the second of each question'];
  if (!isMedia && timed > 0) return ['questions', 'Only a question in an audio or video has a second'];
  return null;
}

/** A module as the builder sends it. */
export const moduleInput = z.strictObject({
  title: text(200),
  description: text(4000, 0),
  pages: z.array(pageInput).min(1).max(100),
  tags: z.array(positiveId).max(50).default([]),
  published: z.boolean().default(true),
  open: z.boolean().default(true).describe('False if only assigned people may take it.'),
  audience: audienceInput.prefault({}).describe('Who may take it without being assigned.'),
  completion_message: text(2000, 0).default(''),
  next_module_id: positiveId.nullable().default(null),
  certificate: z
    .strictObject({
      title: text(200),
      valid_days: z.int().min(1).max(3650).nullable().default(null),
      rule: z.enum(certificateRules).default('block').describe('What the schedule does once it has expired.'),
    })
    .nullable()
    .default(null),
});

/** A module with its right answers, for those who build it. Sent back unchanged, it saves the same module. */
export const builtModule = moduleInput
  .safeExtend({
    id: positiveId,
    version: z.int().min(1).describe('Send it back with a change; a conflict means somebody saved in between.'),
    version_number: z.int().min(1).describe('The latest version of its pages.'),
    people_in_version: z.int().min(0).describe('People who keep this version if it is changed.'),
  })
  .meta({ id: 'BuiltTrainingModule' });

/** A page as the builder sends it, with defaults applied. */
export type PageInput = z.output<typeof pageInput>;
/** A question as the builder sends it, with defaults applied. */
export type QuestionInput = z.output<typeof questionInput>;
/** A module as the builder sends it, with defaults applied. */
export type ModuleInput = z.output<typeof moduleInput>;
/** A module as those who build it read it. */
export type BuiltModule = z.output<typeof builtModule>;
