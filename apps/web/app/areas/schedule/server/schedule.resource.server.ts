import { calls } from '@roadside/contract/calls';
import { scheduleConflict, scheduleEdit } from '@roadside/contract/schemas';
import { z } from 'zod';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { packOutcome, type Packed } from '../../../kit/packed/packed.ts';
import type { SavedReply, ScheduleReply } from '../model/schedule-reply.ts';
import { scheduleAddress } from '../model/addresses.ts';

const purpose = 'scheduler_utils';
const version = z.int().min(0);
const days = z.int().min(1).max(42);

/** The outcome of a save: stored, or every finding that blocks it. A save is all or nothing. */
export type SaveOutcome =
  | { readonly saved: true; readonly reply: SavedReply }
  | {
      readonly saved: false;
      readonly detail: string;
      readonly collisions: z.output<typeof scheduleConflict>['collisions'];
    };

/** Some days of a location's schedule: refetched when somebody saves, and saved. */
export const scheduleResource = defineResource(scheduleAddress, {
  query: readSchedule,
  body: z.object({
    date: z.iso.date(),
    days,
    version,
    entries: z.array(scheduleEdit).max(1000),
    removed: z.array(z.object({ id: z.int(), version: version.optional() })).max(1000),
    override_reason: z.string().trim().min(1).max(300).optional(),
    template_id: z.int().optional(),
  }),
  async change({ api, params, change, key }): Promise<Outcome<SaveOutcome>> {
    const saved = await api.attempt(calls.scheduler.saveSchedule, {
      body: { purpose, action: 'save_schedule', slug: params.slug ?? '', ...change },
      ...(key ? { idempotencyKey: key } : {}),
    });
    if (saved.ok) return { ok: true, data: { saved: true, reply: saved.data } };
    const current = scheduleConflict.safeParse(saved.problem.current);
    if (!current.success) return saved;
    return { ok: true, data: { saved: false, detail: saved.problem.detail, collisions: current.data.collisions } };
  },
});
export type ScheduleResource = typeof scheduleResource;

async function readSchedule({ api, params, search }: ResourceRequest): Promise<Outcome<Packed<ScheduleReply>>> {
  const outcome = await api.attempt(calls.scheduler.schedule, {
    body: {
      purpose,
      action: 'schedule',
      slug: params.slug ?? '',
      date: search.get('date') ?? '',
      days: Number(search.get('days')),
      around: true,
    },
  });
  return packOutcome(outcome);
}
