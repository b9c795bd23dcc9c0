import { announcementStates } from '@roadside/domain/home';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import {
  announcementReach,
  announcementReader,
  audienceChoices,
  audienceInput,
  editedWidget,
  widgetContent,
} from '../schemas/home.ts';
import { count, positiveId, rowsPerPage, text } from '../schemas/scalars.ts';
import { rowVersion } from '../schemas/scheduling.ts';

function on<Action extends string>(action: Action) {
  return {
    definition: {
      path: '/messaging/',
      selector: { equals: { purpose: 'communications', action } },
      access: signedIn('C171'),
      rateLimit: readLimit,
      status: 'final',
      origin: 'ours',
    } as const,
    body: { purpose: z.literal('communications'), action: z.literal(action) },
  };
}

const list = on('list');
const choices = on('choices');
const audience = on('audience');
const compose = on('compose');
const update = on('update');
const expire = on('expire');
const readers = on('readers');
const remind = on('remind');
const escalate = on('escalate');
const reach = on('reach');

const edited = z.object({ announcement: editedWidget });
const version = rowVersion.describe('Version of the announcement as it was read.');
const { type: _type, ...content } = widgetContent;
const cursor = { cursor: text(600).optional(), rows_per_page: rowsPerPage.optional() };

/** The Communications screen: announcements with their audience, schedule, readers and reach. */
export const communications = {
  list: defineCall({
    ...list.definition,
    name: 'communications.list',
    summary: 'Announcements, newest first, paged',
    body: z.strictObject({
      ...list.body,
      state: z.enum(announcementStates).optional(),
      search: text(100, 0).optional().describe('Part of the title.'),
      only: positiveId.optional().describe('This announcement alone.'),
      ...cursor,
    }),
    reply: z.object({ announcements: z.array(editedWidget), next_cursor: z.string().nullable() }),
    idempotent: true,
  }),
  choices: defineCall({
    ...choices.definition,
    name: 'communications.choices',
    summary: 'Positions and groups an audience can be limited to',
    body: z.strictObject(choices.body),
    reply: audienceChoices,
    idempotent: true,
  }),
  audience: defineCall({
    ...audience.definition,
    name: 'communications.audience',
    summary: 'How many people an audience reaches now',
    body: z.strictObject({ ...audience.body, audience: audienceInput }),
    reply: z.object({ people: count }),
    idempotent: true,
  }),
  compose: defineCall({
    ...compose.definition,
    name: 'communications.compose',
    summary: 'Publishes an announcement, now or at its start',
    notes: 'Readers who must confirm it get a notification.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...compose.body, ...content, audience: audienceInput.optional() }),
    reply: edited,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  update: defineCall({
    ...update.definition,
    name: 'communications.update',
    summary: 'Replaces the content of an announcement',
    notes: 'Without audience, the audience stays as it is.',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...update.body,
      id: positiveId,
      version,
      ...content,
      audience: audienceInput.optional(),
    }),
    reply: edited,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  expire: defineCall({
    ...expire.definition,
    name: 'communications.expire',
    summary: 'Ends an announcement now',
    rateLimit: writeLimit,
    body: z.strictObject({ ...expire.body, id: positiveId }),
    reply: edited,
    idempotent: true,
  }),
  readers: defineCall({
    ...readers.definition,
    name: 'communications.readers',
    summary: 'Who has read or confirmed an announcement and who has not, by name, paged',
    body: z.strictObject({
      ...readers.body,
      id: positiveId,
      status: z.enum(['all', 'seen', 'not-seen', 'acknowledged', 'not-acknowledged']).default('all'),
      ...cursor,
    }),
    reply: z.object({ readers: z.array(announcementReader), total_rows: count, next_cursor: z.string().nullable() }),
    idempotent: true,
  }),
  remind: defineCall({
    ...remind.definition,
    name: 'communications.remind',
    summary: 'Reminds everybody in the audience who has not read it, or not confirmed it where it asks for that',
    notes: 'Works while the announcement is live.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...remind.body, id: positiveId }),
    reply: z.object({ reminded: count }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  escalate: defineCall({
    ...escalate.definition,
    name: 'communications.escalate',
    summary: 'Tells the nearest managers how many of their people have not confirmed',
    notes: 'Works while the announcement is live, if it asks for a confirmation.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...escalate.body, id: positiveId }),
    reply: z.object({
      managers: count,
      without_manager: count,
      told: z
        .array(z.object({ employee_id: positiveId, display_name: z.string(), people: count }))
        .describe('The managers by name, each with how many of their people haven’t confirmed.'),
    }),
    idempotent: true,
  }),
  reach: defineCall({
    ...reach.definition,
    name: 'communications.reach',
    summary: 'Reach of an announcement: who has read and confirmed it, by place and hour',
    notes: 'Counted from the log of what readers did.',
    body: z.strictObject({ ...reach.body, id: positiveId }),
    reply: announcementReach,
    idempotent: true,
  }),
};
