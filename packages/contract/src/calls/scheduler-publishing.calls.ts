import { z } from 'zod';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, writeLimit } from '../call/rate-limits.ts';
import { scheduleNotice, scheduleTold, unpublishedShift } from '../schemas/schedule.ts';
import { count, positiveId } from '../schemas/scalars.ts';
import { rowVersion } from '../schemas/scheduling.ts';
import { on, window } from './scheduler-call.ts';

const unpublished = on('unpublished', 'C036');
const publish = on('publish', 'C036');
const notices = on('notices', 'C033');
const confirmNotices = on('confirm_notices', 'C033');

/** Publishing the plan, and what drivers were told and confirmed. */
export const schedulePublishing = {
  unpublished: defineCall({
    ...unpublished.definition,
    name: 'scheduler.unpublished',
    summary: 'Shifts that aren’t published as planned, and who would be told what',
    notes:
      'A save leaves drafts: drivers see new, changed, and removed shifts only once they are published. Past days need no publishing, nor do shifts that change by a decided request.',
    rateLimit: heavyReadLimit,
    body: z.strictObject({ ...unpublished.body, ...window }),
    reply: z.object({
      changes: z.array(unpublishedShift).describe('By time.'),
      told: z.array(scheduleTold).describe('Drivers with coming shifts among them, by name.'),
      open: count.describe('New or changed open shifts, which drivers can ask for once they are published.'),
      version: rowVersion.describe('Send it back with publish.'),
    }),
    origin: 'ours',
    idempotent: true,
  }),
  publish: defineCall({
    ...publish.definition,
    name: 'scheduler.publish',
    summary: 'Publishes the plan of some days: drivers see it and are told what changed for them',
    notes: 'Refused with 409 if somebody saved after version was read.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...publish.body, ...window, version: rowVersion }),
    reply: z.object({ published: count.describe('Shifts that changed for drivers.'), told: z.array(scheduleTold) }),
    origin: 'ours',
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  notices: defineCall({
    ...notices.definition,
    name: 'scheduler.notices',
    summary: 'What drivers were told about these days, and who has confirmed it',
    notes: 'People who can change the schedule see all of their stations’ drivers; everyone else only their own.',
    body: z.strictObject({ ...notices.body, ...window }),
    reply: z.object({ notices: z.array(scheduleNotice).describe('Latest first.') }),
    origin: 'ours',
    idempotent: true,
  }),
  confirmNotices: defineCall({
    ...confirmNotices.definition,
    name: 'scheduler.confirmNotices',
    summary: 'Confirms what the caller was told about the schedule, up to a notice',
    rateLimit: writeLimit,
    body: z.strictObject({ ...confirmNotices.body, up_to: positiveId }),
    reply: z.object({ confirmed: count.describe('Notices that weren’t confirmed before.') }),
    origin: 'ours',
    idempotent: true,
  }),
};
