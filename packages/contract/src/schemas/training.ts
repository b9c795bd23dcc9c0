import { campaignFieldAliases, tagTypes } from '@roadside/domain/training';
import { z } from 'zod';
import { finite, instant, plannedInstant, positiveId, text, withAliases } from './scalars.ts';
import { moduleInput } from './training-modules.ts';

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

export const tag = z.object({ id: positiveId, name: z.string(), type: z.enum(tagTypes) }).meta({ id: 'Tag' });
