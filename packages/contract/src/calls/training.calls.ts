import { z } from 'zod';
import { defineCall } from '../call/define-call.ts';
import { draftCall } from '../call/draft-call.ts';
import { uploadLimit, writeLimit } from '../call/rate-limits.ts';
import { positiveId, text } from '../schemas/scalars.ts';
import { campaign, tag } from '../schemas/campaigns.ts';
import { campaignInput } from '../schemas/training.ts';
import { trainingModule } from '../schemas/training-lessons.ts';

const on = <Purpose extends string>(purpose: Purpose, row: string) => draftCall('/training/campaigns/', purpose, row);

const create = on('create_campaign', 'C063');
const setImage = on('set_campaign_image', 'C064');
const moduleSelect = on('module_list_select', 'C065');
const campaignList = on('get_campaign_list', 'C066');
const moduleList = on('module_list', 'C067');
const tagList = on('tag_list', 'C068');
const complete = on('complete_modules', 'C069');

/** Form fields are always text. */
const formId = z.union([
  positiveId,
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'Must be an id')
    .transform(Number),
]);

/** Training: campaigns, and modules as the specification has them. */
export const training = {
  createCampaign: defineCall({
    ...create.definition,
    status: 'final',
    name: 'training.createCampaign',
    summary: 'Creates a training campaign; a separate call sets its picture',
    rateLimit: writeLimit,
    body: z.strictObject({ ...create.body, campaign: campaignInput }),
    reply: z.object({ campaign }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  setCampaignImage: defineCall({
    ...setImage.definition,
    status: 'final',
    name: 'training.setCampaignImage',
    summary: 'Sets a campaign’s picture',
    rateLimit: uploadLimit,
    bodyType: 'multipart',
    body: z.strictObject({
      ...setImage.body,
      id: formId,
      image: z.file().min(1).max(5_000_000).mime(['image/jpeg', 'image/png', 'image/webp']),
    }),
    reply: z.object({ id: positiveId, image: z.string() }),
    idempotent: true,
  }),
  moduleListSelect: defineCall({
    ...moduleSelect.definition,
    status: 'final',
    name: 'training.moduleListSelect',
    summary: 'Modules to choose from, by id and title',
    body: z.strictObject({ ...moduleSelect.body, search: text(100, 0).optional() }),
    reply: z.object({ modules: z.array(z.object({ id: positiveId, title: z.string() })) }),
    idempotent: true,
  }),
  getCampaignList: defineCall({
    ...campaignList.definition,
    status: 'final',
    name: 'training.getCampaignList',
    summary: 'Active, past or all campaigns',
    body: z.strictObject({ ...campaignList.body, get_by: z.enum(['active', 'past', 'all']).default('active') }),
    reply: z.object({ campaigns: z.array(campaign) }),
    idempotent: true,
  }),
  moduleList: defineCall({
    ...moduleList.definition,
    status: 'final',
    name: 'training.moduleList',
    summary: 'Modules with their pages and the caller’s progress',
    notes:
      'Of one campaign in its order, or all by title; drivers get those of their training and of campaigns they may take part in. A page that is locked, or of a module that isn’t in the caller’s training, has no file and no question. A test of several questions has none here either: an attempt draws them.',
    body: z.strictObject({ ...moduleList.body, campaign_id: positiveId.optional() }),
    reply: z.object({ modules: z.array(trainingModule) }),
    idempotent: true,
  }),
  tagList: defineCall({
    ...tagList.definition,
    status: 'final',
    name: 'training.tagList',
    summary: 'Tags by type: campaign, topics, media',
    body: z.strictObject(tagList.body),
    reply: z.object({ tags: z.array(tag) }),
    idempotent: true,
  }),
  completeModules: defineCall({
    ...complete.definition,
    status: 'final',
    name: 'training.completeModules',
    summary: 'Marks a module page as completed by the caller',
    notes:
      'The server checks the time watched and the answers; nobody can complete a page for someone else. A page that isn’t complete stays open, and the reply says so.',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...complete.body,
      module_id: positiveId,
      page_id: positiveId,
      is_completed: z.boolean(),
      watched_seconds: z.number().min(0).max(86_400).optional(),
      answers: z.array(positiveId).max(50).optional(),
    }),
    reply: z.object({ module_id: positiveId, is_completed: z.boolean(), pages_completed: z.array(positiveId) }),
    idempotent: true,
  }),
};
