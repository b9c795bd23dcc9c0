import { z } from 'zod';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, writeLimit } from '../call/rate-limits.ts';
import { scheduleSettings, shiftTaker } from '../schemas/schedule.ts';
import { count, instant, positiveId } from '../schemas/scalars.ts';
import { scheduleType } from '../schemas/scheduling.ts';
import { on } from './scheduler-call.ts';

const takers = on('takers', 'C036');
const settings = on('settings', 'C033');
const saveSettings = on('save_settings', 'C036');

const settingsReply = z.object({
  ...scheduleSettings,
  overtime_premium: scheduleSettings.overtime_premium
    .nullable()
    .describe('Extra pay for an hour of overtime, in dollars; null for people who can’t change the schedule here.'),
  set_at: z.string().nullable().describe('The place whose settings these are; null for the defaults.'),
});

/** Who can take a shift, and how open shifts are filled. */
export const openShifts = {
  takers: defineCall({
    ...takers.definition,
    name: 'scheduler.takers',
    summary: 'Drivers who can take a shift, best first',
    notes:
      'Free, skilled, rested and available; drivers whom a rule forbids are never listed. Least overtime first, then the nearest, then those with the fewest hours that week.',
    rateLimit: heavyReadLimit,
    body: z
      .strictObject({
        ...takers.body,
        station_id: positiveId.describe('Where the shift is.'),
        start: instant,
        end: instant,
        services: scheduleType,
        shift_id: positiveId.optional().describe('The shift itself, if it is saved.'),
      })
      .refine(
        ({ start, end }) => {
          const length = Date.parse(end) - Date.parse(start);
          return length > 0 && length <= 48 * 3_600_000;
        },
        { path: ['end'], message: 'Must be after the start, by 48 hours at most' },
      ),
    reply: z.object({ takers: z.array(shiftTaker), fit: count.describe('How many there are in all.') }),
    origin: 'ours',
    idempotent: true,
  }),
  settings: defineCall({
    ...settings.definition,
    name: 'scheduler.settings',
    summary: 'How open shifts are filled at a place',
    body: z.strictObject(settings.body),
    reply: settingsReply,
    origin: 'ours',
    idempotent: true,
  }),
  saveSettings: defineCall({
    ...saveSettings.definition,
    name: 'scheduler.saveSettings',
    summary: 'Sets how open shifts are filled at a place and everything below it',
    rateLimit: writeLimit,
    body: z.strictObject({ ...saveSettings.body, ...scheduleSettings }),
    reply: settingsReply,
    origin: 'ours',
    idempotent: true,
  }),
};
