import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import {
  campaign,
  campaignCost,
  campaignDraft,
  campaignPerson,
  campaignPlace,
  campaignReminder,
  moduleLock,
} from '../schemas/campaigns.ts';
import { employeeGroup } from '../schemas/home.ts';
import { count, positiveId, rowsPerPage, text } from '../schemas/scalars.ts';
import { rowVersion } from '../schemas/scheduling.ts';
import { campaignInput } from '../schemas/training.ts';
import { builtModule, moduleInput } from '../schemas/training-modules.ts';

function on<Purpose extends string>(purpose: Purpose, row: string) {
  return {
    definition: {
      path: '/training/campaigns/',
      selector: { equals: { purpose } },
      access: signedIn(row),
      rateLimit: readLimit,
      status: 'final',
      origin: 'ours',
    } as const,
    body: { purpose: z.literal(purpose) },
  };
}

const choices = on('campaign_choices', 'C450');
const draftList = on('draft_list', 'C450');
const draftRead = on('draft_read', 'C450');
const draftSave = on('draft_save', 'C450');
const draftRemove = on('draft_remove', 'C450');
const cost = on('cost_forecast', 'C450');
const read = on('read_campaign', 'C451');
const update = on('update_campaign', 'C452');
const people = on('campaign_people', 'C452');
const remind = on('campaign_remind', 'C452');
const excuse = on('campaign_excuse', 'C452');
const assign = on('campaign_assign', 'C452');
const moduleRead = on('module_read', 'C453');
const moduleSave = on('module_save', 'C453');

const version = rowVersion.describe('Version as it was read.');
const draftContent = z
  .record(z.string().max(64), z.unknown())
  .refine(
    (content) => JSON.stringify(content).length <= 900_000,
    'Too large. Upload pictures instead of pasting them.',
  );
const named = z.object({ id: positiveId, name: z.string() });
const employeeIds = z.array(positiveId).min(1).max(500);

/** The builder and the managers’ side of training campaigns. */
export const campaigns = {
  choices: defineCall({
    ...choices.definition,
    name: 'campaigns.choices',
    summary: 'Positions and groups a campaign can be limited to',
    body: z.strictObject(choices.body),
    reply: z.object({
      positions: z.array(z.string()),
      groups: z.array(employeeGroup),
      place: campaignPlace.describe('Where a campaign of the caller belongs.'),
    }),
    idempotent: true,
  }),
  draftList: defineCall({
    ...draftList.definition,
    name: 'campaigns.draftList',
    summary: 'The caller’s unfinished campaigns, latest first',
    body: z.strictObject(draftList.body),
    reply: z.object({ drafts: z.array(campaignDraft.omit({ content: true })) }),
    idempotent: true,
  }),
  draftRead: defineCall({
    ...draftRead.definition,
    name: 'campaigns.draftRead',
    summary: 'An unfinished campaign of the caller',
    body: z.strictObject({ ...draftRead.body, id: positiveId }),
    reply: z.object({ draft: campaignDraft }),
    idempotent: true,
  }),
  draftSave: defineCall({
    ...draftSave.definition,
    name: 'campaigns.draftSave',
    summary: 'Saves an unfinished campaign as it is',
    notes: 'Nothing is checked except the size. Without an id, it becomes a new draft.',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...draftSave.body,
      id: positiveId.nullable(),
      version: version.optional(),
      title: text(200, 0),
      content: draftContent,
    }),
    reply: z.object({ draft: campaignDraft.omit({ content: true }) }),
    idempotent: false,
  }),
  draftRemove: defineCall({
    ...draftRemove.definition,
    name: 'campaigns.draftRemove',
    summary: 'Deletes an unfinished campaign of the caller',
    rateLimit: writeLimit,
    body: z.strictObject({ ...draftRemove.body, id: positiveId }),
    reply: z.object({ id: positiveId }),
    idempotent: true,
  }),
  cost: defineCall({
    ...cost.definition,
    name: 'campaigns.cost',
    summary: 'What a campaign may cost before it starts, with its range',
    rateLimit: heavyReadLimit,
    body: z.strictObject({
      ...cost.body,
      id: positiveId.optional().describe('The launched campaign that is being changed.'),
      campaign: campaignInput,
    }),
    reply: z.object({ cost: campaignCost }),
    idempotent: true,
  }),
  read: defineCall({
    ...read.definition,
    name: 'campaigns.read',
    summary: 'A campaign with its modules, for its managers and to copy it',
    body: z.strictObject({ ...read.body, id: positiveId }),
    reply: z.object({
      campaign,
      modules: z.array(builtModule),
      places: z.array(named).describe('Its locations, by name.'),
      managers: z.array(named).describe('Its managers who still work here, by name.'),
    }),
    idempotent: true,
  }),
  update: defineCall({
    ...update.definition,
    name: 'campaigns.update',
    summary: 'Changes a campaign',
    notes: 'People who have begun a module keep their progress.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...update.body, id: positiveId, version, campaign: campaignInput }),
    reply: z.object({ campaign }),
    idempotent: false,
  }),
  people: defineCall({
    ...people.definition,
    name: 'campaigns.people',
    summary: 'The people of a campaign, those who are behind first',
    notes: 'People with its modules assigned; in a campaign that doesn’t assign them by itself, everybody it is for.',
    body: z.strictObject({
      ...people.body,
      id: positiveId,
      status: z.enum(['all', 'behind', 'open', 'done', 'excused']).default('all'),
      module_id: positiveId.optional().describe('Only where people are in this module.'),
      cursor: text(600).optional(),
      rows_per_page: rowsPerPage.optional(),
    }),
    reply: z.object({
      people: z.array(campaignPerson),
      total_rows: count,
      next_cursor: z.string().nullable(),
      modules: z
        .array(z.object({ module_id: positiveId, title: z.string() }))
        .describe('All of the campaign, in order.'),
      reminder: campaignReminder,
    }),
    idempotent: true,
  }),
  remind: defineCall({
    ...remind.definition,
    name: 'campaigns.remind',
    summary: 'Reminds people of their open modules',
    notes:
      'Send `employee_ids`, or `everybody` for all who are behind or not finished. Nobody is reminded twice within 24 hours. Phones ring when people are on shift and outside their quiet hours.',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...remind.body,
      id: positiveId,
      employee_ids: employeeIds.optional(),
      everybody: z.enum(['behind', 'open']).optional(),
      module_id: positiveId.optional().describe('Only of this module.'),
    }),
    reply: z.object({
      reminded: count,
      reminded_lately: count.describe('Left alone, because they were reminded in the last 24 hours.'),
      turned_off: count.describe('Left alone, because they turned these notifications off.'),
    }),
    idempotent: true,
  }),
  excuse: defineCall({
    ...excuse.definition,
    name: 'campaigns.excuse',
    summary: 'Excuses people from the open modules of a campaign, or from one of them',
    notes: 'It counts in this campaign only: what another running campaign requires stays assigned.',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...excuse.body,
      id: positiveId,
      employee_ids: employeeIds,
      module_id: positiveId.optional().describe('Only from this module.'),
      reason: text(500),
    }),
    reply: z.object({ excused: count }),
    idempotent: true,
  }),
  assign: defineCall({
    ...assign.definition,
    name: 'campaigns.assign',
    summary: 'Assigns the modules of a campaign to people, or one of them',
    notes:
      'For campaigns that assign nothing by themselves. People it isn’t for are left out, and so are modules they have finished or were excused from.',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...assign.body,
      id: positiveId,
      employee_ids: employeeIds,
      module_id: positiveId.optional().describe('Only this module.'),
    }),
    reply: z.object({ assigned: count.describe('People who have something new to do.') }),
    idempotent: true,
  }),
  moduleRead: defineCall({
    ...moduleRead.definition,
    name: 'campaigns.moduleRead',
    summary: 'A module with its right answers, to change or copy it',
    body: z.strictObject({ ...moduleRead.body, id: positiveId }),
    reply: z.object({
      module: builtModule,
      locked: moduleLock.nullable().describe('Null if the caller may change it.'),
      places: z.array(named).describe('The locations of its audience, by name.'),
    }),
    idempotent: true,
  }),
  moduleSave: defineCall({
    ...moduleSave.definition,
    name: 'campaigns.moduleSave',
    summary: 'Creates a module, or changes it',
    notes:
      'People who have begun a module keep the version they began. A module is changed only by its creator, managers of that place and Admins, and one that campaigns require only by someone who manages all of them.',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...moduleSave.body,
      id: positiveId.nullable(),
      version: version.optional(),
      module: moduleInput,
    }),
    reply: z.object({ module: builtModule }),
    idempotent: false,
  }),
};
