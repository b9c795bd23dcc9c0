import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { readLimit } from '../call/rate-limits.ts';
import { plannedEntry } from '../schemas/schedule.ts';
import { day, positiveId, slug } from '../schemas/scalars.ts';
import { rowVersion } from '../schemas/scheduling.ts';

export const path = '/dashboard/';

/** What the scheduler's calls have in common: the path, the purpose, and the action that tells them apart. */
export function on<Action extends string>(action: Action, row: string) {
  return {
    definition: {
      path,
      selector: { equals: { purpose: 'scheduler_utils', action } },
      access: signedIn(row),
      rateLimit: readLimit,
      status: 'final',
    } as const,
    body: { purpose: z.literal('scheduler_utils'), action: z.literal(action), slug },
  };
}

/** The part of the schedule to read or save: days of a location, with all its stations unless some are named. */
export const window = {
  date: day.describe('The first day; without days, any day of the week, Sunday to Saturday.'),
  days: z.int().min(1).max(42).optional(),
  station_ids: z.array(positiveId).min(1).max(1000).optional().describe('Only these stations at the place.'),
};

/** Shifts as they would be saved, not saved yet. */
export const plan = z.object({
  entries: z.array(plannedEntry),
  removed: z
    .array(
      z.object({
        id: positiveId,
        version: rowVersion,
        day: day.describe('Of its start, at the station.'),
        employee: positiveId.nullable(),
        placeholder: positiveId.nullable(),
        driver: z.string(),
      }),
    )
    .describe('Shifts it would replace. Keep those of a day whose entries for the same driver can’t all be planned.'),
  version: rowVersion,
});
