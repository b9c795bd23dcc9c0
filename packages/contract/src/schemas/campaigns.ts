import { tagTypes } from '@roadside/domain/training';
import { z } from 'zod';
import { count, day, instant, positiveId } from './scalars.ts';

const money = z.number().describe('In dollars.');

/** Where a campaign belongs. Its first and last day are whole days of this time zone, no matter who reads or changes it. */
export const campaignPlace = z
  .object({ name: z.string().nullable().describe('Null if the caller may not view it.'), time_zone: z.string() })
  .describe('Where it belongs. Its first and last day are whole days of this time zone.');

/** A training campaign (specification, section 3, in its spelling; the fields after `metric_values` are ours). */
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
    existing_modules_req: z.array(positiveId).describe('Ids of all required modules, in their order.'),
    managers: z.array(positiveId),
    settings: z.record(z.string(), z.unknown()),
    budget: money.nullable().describe('In dollars. Null for people who neither build campaigns nor manage it.'),
    metric_values: z.object({
      overall_sat: z.number(),
      count_calls: z.number(),
      kmi: z.number(),
      kept_informed: z.number(),
    }),
    group_eligibility: z.array(positiveId),
    image_alt: z.string(),
    place: campaignPlace,
    joined_since: day.nullable(),
    due_on: day.nullable(),
    due_days: z.int().nullable(),
    auto_enroll: z.boolean(),
    tags: z.array(positiveId),
    version: z.int().min(1),
    created_by: z.string().nullable(),
    manages: z.boolean().describe('Whether the caller manages it.'),
    progress: z
      .object({
        people: count.describe('People with its modules assigned.'),
        finished: count,
        behind: count.describe('People with a module past its due date.'),
      })
      .nullable()
      .describe('Null for people who don’t manage it.'),
  })
  .meta({ id: 'TrainingCampaign' });
/** A training campaign. */
export type Campaign = z.output<typeof campaign>;

/** One person of a campaign. */
export const campaignPerson = z
  .object({
    employee_id: positiveId,
    display_name: z.string(),
    position_type: z.string(),
    organization_name: z.string(),
    state: z.enum(['done', 'open', 'soon', 'overdue', 'excused']),
    assigned: z.boolean().describe('Whether everything they have open in it is assigned to them.'),
    modules_done: count,
    modules_total: count,
    due_on: day.nullable(),
    last_activity_at: instant.nullable(),
    reminded_at: instant.nullable(),
    excuse: z.string().nullable(),
    modules: z.array(
      z.object({
        module_id: positiveId,
        title: z.string(),
        state: z.enum(['done', 'open', 'soon', 'overdue', 'excused']),
        due_on: day.nullable(),
        completed_at: instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'CampaignPerson' });
/** One person of a campaign. */
export type CampaignPerson = z.output<typeof campaignPerson>;

/** What reminding everybody in a list of people would do now. */
export const campaignReminder = z
  .object({
    reaches: count.describe('People with an open module whom a reminder reaches.'),
    reminded_lately: count.describe('Left alone, because they were reminded in the last 24 hours.'),
    turned_off: count.describe('Left alone, because they turned these notifications off.'),
  })
  .meta({ id: 'CampaignReminder' });
/** What reminding everybody in a list of people would do now. */
export type CampaignReminder = z.output<typeof campaignReminder>;

/** Why a module can’t be changed by the caller, and who can change it. */
export const moduleLock = z
  .object({
    campaigns: z
      .array(z.string())
      .describe('Titles of the campaigns of other people that require it; none if only the module is somebody else’s.'),
    managers: z
      .array(z.string())
      .describe('People who manage every campaign that requires it, or who made it if none does, by name.'),
  })
  .meta({ id: 'TrainingModuleLock' });
/** Why a module can’t be changed by the caller, and who can change it. */
export type ModuleLock = z.output<typeof moduleLock>;

/** What a campaign may cost, in points and dollars, with its 95 % range. */
export const campaignCost = z
  .object({
    people: count.describe('People who are eligible now.'),
    people_with_history: count.describe(
      'Of these, people whose past days the forecast knows; the rest count as average.',
    ),
    days: count,
    points: z.object({ expected: z.number(), low: z.number(), high: z.number() }),
    dollars: z.object({ expected: z.number(), low: z.number(), high: z.number() }),
    may_exceed: z.boolean().describe('The upper end is over the budget.'),
    exceeds: z.boolean().describe('The expected cost is over the budget.'),
  })
  .meta({ id: 'CampaignCost' });
/** What a campaign may cost. */
export type CampaignCost = z.output<typeof campaignCost>;

/** A campaign that is still being built. */
export const campaignDraft = z
  .object({
    id: positiveId,
    title: z.string(),
    version: z.int().min(1),
    updated_at: instant,
    content: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'CampaignDraft' });
/** A campaign that is still being built. */
export type CampaignDraft = z.output<typeof campaignDraft>;

export const tag = z.object({ id: positiveId, name: z.string(), type: z.enum(tagTypes) }).meta({ id: 'Tag' });
/** A tag of campaigns, modules or media. */
export type Tag = z.output<typeof tag>;
