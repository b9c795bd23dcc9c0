import { pointMetrics } from '@roadside/domain/arena';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { writeLimit } from '../call/rate-limits.ts';
import { deskSeason, deskTeam, match, metricRestatement, pointWeights } from '../schemas/arena.ts';
import { incentive } from '../schemas/bank.ts';
import { day, positiveId, reasonText, slug, text } from '../schemas/scalars.ts';

const path = '/performance/';

const desk = <Action extends string>(action: Action) =>
  ({
    definition: {
      path,
      selector: { equals: { purpose: 'commissioner', action } },
      access: signedIn('C481'),
      rateLimit: writeLimit,
      status: 'final',
      origin: 'ours',
    } as const,
    body: { purpose: z.literal('commissioner'), action: z.literal(action) },
  }) as const;

const deskRead = desk('read');
const deskPreview = desk('preview');
const deskSave = desk('save');
const deskLaunch = desk('launch');
const deskRemove = desk('remove');
const deskTeamSave = desk('save_team');
const deskDraft = desk('open_draft');
const deskDraftCancel = desk('cancel_draft');
const deskRestate = desk('restate');
const deskRestateMetric = desk('restate_metric');
const deskRewardCampaign = desk('reward_campaign');

/** The commissioner's desk: seasons, their weights, and results restated with a reason. Admins only. */
export const commissionerDesk = {
  deskRead: defineCall({
    ...deskRead.definition,
    name: 'performance.deskRead',
    summary: 'The commissioner’s desk: every season with its teams, and what may be weighed',
    body: z.strictObject(deskRead.body),
    reply: z.object({
      seasons: z.array(deskSeason),
      teams: z.array(deskTeam),
      metrics: z.array(z.object({ id: z.enum(pointMetrics), label: z.string(), points: z.int() })),
      restatements: z.array(metricRestatement).describe('Latest first.'),
    }),
    idempotent: true,
  }),
  deskPreview: defineCall({
    ...deskPreview.definition,
    name: 'performance.deskPreview',
    summary: 'What weights would have meant for last quarter’s real numbers',
    body: z.strictObject({ ...deskPreview.body, weights: pointWeights }),
    reply: z.object({
      from: day,
      to: day,
      mean: z.number().describe('Points per driver and day worked.'),
      teams: z.array(z.object({ slug, name: z.string(), points: z.int(), before: z.int() })),
      drivers: z.array(z.object({ name: z.string(), points: z.int(), rank: z.int(), rank_before: z.int() })),
    }),
    idempotent: true,
  }),
  deskSave: defineCall({
    ...deskSave.definition,
    name: 'performance.deskSave',
    summary: 'Creates a season, or changes one that hasn’t started',
    notes: 'Without id, a new one. Weights of a season that runs are frozen.',
    body: z.strictObject({
      ...deskSave.body,
      id: positiveId.optional(),
      version: positiveId.optional(),
      name: text(80),
      starts_on: day,
      regular_weeks: z.int().min(1).max(40),
      weights: pointWeights,
      handicap: z.boolean(),
      hidden: z.boolean(),
      teams: z.array(slug).max(40),
      incentives: z.array(incentive).max(10).optional().describe('Left out, they stay as they are.'),
    }),
    reply: z.object({ season: deskSeason }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  deskLaunch: defineCall({
    ...deskLaunch.definition,
    name: 'performance.deskLaunch',
    summary: 'Starts a season: freezes its weights and makes its matches',
    body: z.strictObject({ ...deskLaunch.body, id: positiveId, version: positiveId }),
    reply: z.object({ season: deskSeason }),
    idempotent: false,
  }),
  deskRemove: defineCall({
    ...deskRemove.definition,
    name: 'performance.deskRemove',
    summary: 'Deletes a season that hasn’t started',
    notes: 'Its draft has to be canceled first.',
    body: z.strictObject({ ...deskRemove.body, id: positiveId, version: positiveId }),
    reply: z.object({ id: positiveId }),
    idempotent: false,
  }),
  deskTeam: defineCall({
    ...deskTeamSave.definition,
    name: 'performance.deskTeam',
    summary: 'Adds a team, or changes its name, tier and captain',
    notes:
      'Without id, a new one. Its captain becomes a member; a draft brings the others. Changes need the version that was read.',
    body: z.strictObject({
      ...deskTeamSave.body,
      id: positiveId.optional(),
      version: positiveId.optional(),
      name: text(60),
      tier: text(30)
        .optional()
        .describe('Its league level. Without it, a new team is in Gold, and another stays where it is.'),
      captain_id: positiveId.nullable().describe('A driver; null leaves the captain as it is.'),
    }),
    reply: z.object({ team: deskTeam }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  deskDraft: defineCall({
    ...deskDraft.definition,
    name: 'performance.deskDraft',
    summary: 'Opens the draft of a season that hasn’t started',
    notes:
      'The best 500 active drivers who captain no team of it can be drafted, ranked by their last 90 days with the weights of the season. Teams without a place in the last table pick first, then the table from its end.',
    body: z.strictObject({
      ...deskDraft.body,
      id: positiveId,
      version: positiveId,
      rounds: z.int().min(1).max(40),
      clock_seconds: z.int().min(10).max(600),
    }),
    reply: z.object({ season: deskSeason }),
    idempotent: false,
  }),
  deskDraftCancel: defineCall({
    ...deskDraftCancel.definition,
    name: 'performance.deskDraftCancel',
    summary: 'Deletes the draft of a season that hasn’t started, with its lists and picks',
    body: z.strictObject({ ...deskDraftCancel.body, id: positiveId, version: positiveId }),
    reply: z.object({ season: deskSeason }),
    idempotent: false,
  }),
  deskRestate: defineCall({
    ...deskRestate.definition,
    name: 'performance.deskRestate',
    summary: 'Adds points to a team of a settled match, or takes them, with a reason everybody sees',
    body: z.strictObject({
      ...deskRestate.body,
      match_id: positiveId,
      team: slug,
      points: z.int().min(-10_000).max(10_000),
      reason: reasonText(200),
    }),
    reply: z.object({ match }),
    idempotent: true,
    idempotencyKey: 'required',
  }),
  deskRestateMetric: defineCall({
    ...deskRestateMetric.definition,
    name: 'performance.deskRestateMetric',
    summary: 'Judges the days of a metric again and calls off the open bets on it, with a reason everybody sees',
    notes: 'Days of settled weeks stay as they are: what changed becomes corrections. Stakes return.',
    body: z.strictObject({
      ...deskRestateMetric.body,
      metric: z.enum(pointMetrics),
      from: day,
      to: day,
      reason: reasonText(200),
    }),
    reply: z.object({ restatement: metricRestatement }),
    idempotent: true,
    idempotencyKey: 'required',
  }),
  deskRewardCampaign: defineCall({
    ...deskRewardCampaign.definition,
    name: 'performance.deskRewardCampaign',
    summary: 'Sets what a performance campaign pays in reward points when it ends',
    notes: 'Until it has paid. The awards are booked by a job once the last day of the campaign has been counted.',
    body: z.strictObject({
      ...deskRewardCampaign.body,
      campaign_id: positiveId,
      incentives: z.array(incentive).max(10),
      seen: z
        .array(incentive)
        .max(10)
        .optional()
        .describe('What it paid when the caller looked: with other rewards by now, the change is refused with 409.'),
    }),
    reply: z.object({ incentives: z.array(incentive) }),
    idempotent: true,
  }),
};
