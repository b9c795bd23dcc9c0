import { z } from 'zod';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, writeLimit } from '../call/rate-limits.ts';
import { scheduleTemplate, templateSummary } from '../schemas/schedule.ts';
import { day, positiveId, text } from '../schemas/scalars.ts';
import { rowVersion, templateEntry } from '../schemas/scheduling.ts';
import { on, plan } from './scheduler-call.ts';

const getTemplates = on('get_templates', 'C035');
const previewTemplate = on('preview_template', 'C035');
const saveTemplate = on('save_template', 'C037');
const renameTemplate = on('rename_template', 'C037');
const deleteTemplate = on('delete_template', 'C037');

const templatesReply = z.object({
  current_template: scheduleTemplate.nullable().describe('What the week or day was last planned from.'),
  all_templates: z.array(templateSummary).describe('Templates of the place and the places above it, by name.'),
  template: scheduleTemplate.nullable().describe('The template that was requested, saved or renamed.'),
});

/** Templates of days and weeks, and previews of what they or an earlier week would plan. */
export const scheduleTemplates = {
  getTemplates: defineCall({
    ...getTemplates.definition,
    name: 'scheduler.getTemplates',
    summary: 'Scheduling templates, the requested one and the one a week was planned from',
    body: z.strictObject({ ...getTemplates.body, date: day.optional(), template_id: positiveId.nullable().optional() }),
    reply: templatesReply,
    idempotent: true,
  }),
  previewTemplate: defineCall({
    ...previewTemplate.definition,
    name: 'scheduler.previewTemplate',
    summary:
      'Previews a template’s or an earlier week’s shifts in a week or on a day, with all conflicts; saves nothing',
    notes:
      'To apply it, send removed and the entries you want to save_schedule with template_id. With replace, the same drivers’ existing shifts are removed; without it, a shift in the way is a conflict.',
    rateLimit: heavyReadLimit,
    body: z
      .strictObject({
        ...previewTemplate.body,
        template_id: positiveId.optional(),
        copy: z
          .strictObject({ from: day.describe('Any day of the week to copy.'), scope: z.enum(['day', 'week']) })
          .optional()
          .describe('Instead of a template: what is planned in a week or on a day, drafts included.'),
        date: day.describe('Any day of the week; for a day template, the day itself.'),
        replace: z.boolean().optional(),
      })
      .refine((body) => (body.template_id === undefined) !== (body.copy === undefined), {
        path: ['template_id'],
        message: 'Send either template_id or copy',
      }),
    reply: plan,
    origin: 'ours',
    idempotent: true,
  }),
  saveTemplate: defineCall({
    ...saveTemplate.definition,
    name: 'scheduler.saveTemplate',
    summary: 'Saves a day or week as a new template, or over an existing one',
    notes: 'Uses entries, or what is saved on the day or in the week of date. Names are unique within a place.',
    rateLimit: writeLimit,
    body: z
      .strictObject({
        ...saveTemplate.body,
        template_id: positiveId.optional(),
        version: rowVersion.optional().describe('Version of the template to overwrite.'),
        name: text(120),
        scope: z.enum(['day', 'week']).default('week'),
        entries: z.array(templateEntry).max(1000).optional(),
        date: day.optional(),
      })
      .refine((template) => (template.entries === undefined) !== (template.date === undefined), {
        path: ['entries'],
        message: 'Send either entries or date',
      }),
    reply: templatesReply,
    origin: 'ours',
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  renameTemplate: defineCall({
    ...renameTemplate.definition,
    name: 'scheduler.renameTemplate',
    summary: 'Renames a template',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...renameTemplate.body,
      template_id: positiveId,
      version: rowVersion.optional(),
      name: text(120),
    }),
    reply: templatesReply,
    origin: 'ours',
    idempotent: true,
  }),
  deleteTemplate: defineCall({
    ...deleteTemplate.definition,
    name: 'scheduler.deleteTemplate',
    summary: 'Deletes a template; schedules made from it stay',
    rateLimit: writeLimit,
    body: z.strictObject({ ...deleteTemplate.body, template_id: positiveId, version: rowVersion.optional() }),
    reply: templatesReply,
    origin: 'ours',
    idempotent: false,
  }),
};
