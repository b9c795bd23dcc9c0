import { campaignFieldAliases } from '@roadside/domain/training';
import { z } from 'zod';
import { day, finite, plannedInstant, positiveId, text, withAliases } from './scalars.ts';
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
      module_order: z
        .array(z.int().min(0).max(250))
        .max(250)
        .default([])
        .describe('Order of the modules, as places in existing_modules_req followed by modules_required.'),
      managers: z.array(positiveId).max(100).default([]),
      settings: z
        .record(z.string().max(64), z.union([z.boolean(), finite, text(500, 0)]))
        .refine((settings) => Object.keys(settings).length <= 100, 'No more than 100 settings')
        .default({}),
      budget: finite.min(0).default(0),
      metric_values: z
        .strictObject({ overall_sat: weight, count_calls: weight, kmi: weight, kept_informed: weight })
        .prefault({}),
      group_eligibility: z
        .array(positiveId)
        .max(1000)
        .default([])
        .describe('Ids of employee groups; an empty list doesn’t limit it.'),
      image_alt: text(300, 0).default('').describe('What the picture shows, for people who can’t see it.'),
      joined_since: day.nullable().default(null).describe('Only people who joined on or after this day.'),
      due_on: day.nullable().default(null).describe('Day the required modules are due.'),
      due_days: z
        .int()
        .min(1)
        .max(366)
        .nullable()
        .default(null)
        .describe('Days a person has after being enrolled, even past `due_on`.'),
      auto_enroll: z.boolean().default(true).describe('Assigns the required modules to everybody eligible.'),
      tags: z.array(positiveId).max(50).default([]),
    })
    .refine((campaign) => Date.parse(campaign.start) <= Date.parse(campaign.end), {
      path: ['end'],
      message: 'end must not be before start',
    }),
);

/** A campaign as the builder sends it, with defaults applied. */
export type CampaignInput = z.output<typeof campaignInput>;
