import { bulkActions } from '@roadside/domain/scheduling';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import { ghostIds } from '../schemas/schedule.ts';
import { day, positiveId, slug } from '../schemas/scalars.ts';
import { ghostChange, ghostDriver, ghostId } from '../schemas/scheduling.ts';
import { path, plan } from './scheduler-call.ts';

function onPlaceholders<Handle extends string>(handle: Handle, row: string) {
  return {
    definition: {
      path,
      selector: { equals: { purpose: 'scheduler_utils', action: 'placeholder_handler', handle } },
      access: signedIn(row),
      rateLimit: writeLimit,
      status: 'final',
    } as const,
    body: {
      purpose: z.literal('scheduler_utils'),
      action: z.literal('placeholder_handler'),
      handle: z.literal(handle),
      slug,
    },
  };
}

const getPlaceholders = onPlaceholders('get_placeholders', 'C038');
const savePlaceholders = onPlaceholders('save_changes', 'C039');
const bulkPlaceholders = onPlaceholders('bulk', 'C039');
const convertPlaceholder = onPlaceholders('convert', 'C039');

const ghostsReply = z.object({ ghosts: z.array(ghostDriver) });

/** Placeholder (ghost) drivers: patterns of open shifts. */
export const placeholders = {
  getPlaceholders: defineCall({
    ...getPlaceholders.definition,
    name: 'scheduler.getPlaceholders',
    summary: 'A place’s placeholder (ghost) drivers',
    rateLimit: readLimit,
    body: z.strictObject(getPlaceholders.body),
    reply: ghostsReply,
    idempotent: true,
  }),
  savePlaceholders: defineCall({
    ...savePlaceholders.definition,
    name: 'scheduler.savePlaceholders',
    summary: 'Saves placeholder drivers, all or nothing; new ones have no id',
    notes: 'The reply has the saved ghosts, in the order sent.',
    body: z.strictObject({ ...savePlaceholders.body, ghosts: z.array(ghostChange).min(1).max(1000) }),
    reply: ghostsReply,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  bulkPlaceholders: defineCall({
    ...bulkPlaceholders.definition,
    name: 'scheduler.bulkPlaceholders',
    summary: 'Applies one action to many placeholder drivers; available and unavailable don’t change them',
    notes:
      "delete removes them with their shifts from today on; any other action adds that service. 'Other' means Light Service (section 4). The reply has all of the place's ghosts.",
    body: z.strictObject({ ...bulkPlaceholders.body, ghosts: ghostIds, bulk_action: z.enum(bulkActions) }),
    reply: ghostsReply,
    idempotent: true,
  }),
  convertPlaceholder: defineCall({
    ...convertPlaceholder.definition,
    name: 'scheduler.convertPlaceholder',
    summary: "Previews a ghost's pattern as a driver's shifts, with all conflicts; saves nothing",
    notes:
      "The ghost's existing shifts become the driver's; other days of its pattern get new shifts. Send the entries to save_schedule.",
    rateLimit: heavyReadLimit,
    body: z.strictObject({
      ...convertPlaceholder.body,
      ghost: ghostId,
      employee: positiveId,
      date: day,
      days: z.int().min(1).max(42).optional().describe('Default 7.'),
    }),
    reply: plan,
    origin: 'ours',
    idempotent: true,
  }),
};
