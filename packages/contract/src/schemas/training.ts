import { campaignFieldAliases, pageTypes, tagTypes } from '@roadside/domain/training';
import { z } from 'zod';
import { count, finite, instant, plannedInstant, positiveId, text, withAliases } from './scalars.ts';

const answer = z.strictObject({ answer: text(1000), correct: z.boolean() });

/** A question of a page (specification, section 3). */
const questionInput = z.strictObject({
  question: text(2000),
  type: z.enum(['single', 'multiple', 'text']),
  answers: z.array(answer).max(20),
});

/** A page of a module; stored in the order audio, video, question. */
const pageInput = z.strictObject({
  type: z.enum(pageTypes),
  file: text(300).nullable().optional().describe('Name of an uploaded file.'),
  video_length_required: z.boolean().optional(),
  question: questionInput.nullable().optional(),
});

const moduleInput = z.strictObject({
  title: text(200),
  description: text(4000, 0),
  pages: z.array(pageInput).min(1).max(100),
  tags: z.array(positiveId).max(50).optional(),
});

const weight = finite.default(1);

/** A training campaign as sent by the builder (specification, section 3, in its spelling). */
export const campaignInput = withAliases(
  campaignFieldAliases,
  z
    .strictObject({
      title: text(200),
      description: text(8000, 0),
      start: plannedInstant,
      end: plannedInstant,
      reg_required: z.boolean().default(false),
      all_eligible: z.boolean().default(true),
      geography_eligiblity: z.array(positiveId).max(1000).default([]),
      positions: z.array(text(60)).max(100).default([]),
      has_req_modules: z.boolean().default(false),
      existing_modules_req: z.array(positiveId).max(200).default([]),
      modules_required: z.array(moduleInput).max(50).default([]),
      managers: z.array(positiveId).max(100).default([]),
      settings: z
        .record(z.string().max(64), z.union([z.boolean(), finite, text(500, 0)]))
        .refine((settings) => Object.keys(settings).length <= 100, 'No more than 100 settings')
        .default({}),
      budget: finite.min(0).default(0),
      metric_values: z
        .strictObject({ overall_sat: weight, count_calls: weight, kmi: weight, kept_informed: weight })
        .prefault({}),
    })
    .refine((campaign) => Date.parse(campaign.start) <= Date.parse(campaign.end), {
      path: ['end'],
      message: 'end must not be before start',
    }),
);

export const campaign = z
  .object({
    id: positiveId,
    title: z.string(),
    description: z.string(),
    start: instant,
    end: instant,
    reg_required: z.boolean(),
    image: z.string().nullable(),
    all_eligible: z.boolean(),
    geography_eligiblity: z.array(positiveId),
    positions: z.array(z.string()),
    has_req_modules: z.boolean(),
    existing_modules_req: z.array(positiveId),
    managers: z.array(positiveId),
    settings: z.record(z.string(), z.unknown()),
    budget: z.number(),
    metric_values: z.object({
      overall_sat: z.number(),
      count_calls: z.number(),
      kmi: z.number(),
      kept_informed: z.number(),
    }),
  })
  .meta({ id: 'TrainingCampaign' });

export const trainingModule = z
  .object({
    id: positiveId,
    title: z.string(),
    description: z.string(),
    is_completed: z.boolean(),
    tags: z.array(positiveId),
    pages: z.array(
      z.object({
        id: positiveId,
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

export const tag = z.object({ id: positiveId, name: z.string(), type: z.enum(tagTypes) }).meta({ id: 'Tag' });
export const trainingDocument = z
  .object({ id: positiveId, title: z.string(), file: z.string(), media_type: z.string(), size: count })
  .meta({ id: 'TrainingDocument' });
