import { z } from 'zod';
import { anyone } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { writeLimit } from '../call/rate-limits.ts';
import { count, instant, positiveId, text } from '../schemas/scalars.ts';
import { scheduleType } from '../schemas/scheduling.ts';
import { on } from './scheduler-call.ts';

const own = on('calendar_feed', 'C620');
const change = on('change_calendar_feed', 'C620');

const feedReply = z.object({
  token: z
    .string()
    .nullable()
    .describe('The secret part of the address /calendar/{token}; null while there is no feed.'),
  made_at: instant.nullable(),
});

/** A driver's shifts in the driver's own calendar app. */
export const scheduleCalendar = {
  calendarFeed: defineCall({
    ...own.definition,
    name: 'scheduler.calendarFeed',
    summary: 'The secret address of the caller’s calendar feed',
    body: z.strictObject(own.body).omit({ slug: true }),
    reply: feedReply,
    origin: 'ours',
    idempotent: true,
  }),
  changeCalendarFeed: defineCall({
    ...change.definition,
    name: 'scheduler.changeCalendarFeed',
    summary: 'Makes a new secret address for the caller’s calendar feed, or ends the feed',
    notes: 'Either way, the old address stops working at once.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...change.body, on: z.boolean().describe('false ends the feed.') }).omit({ slug: true }),
    reply: feedReply,
    origin: 'ours',
    idempotent: false,
  }),
  calendarShifts: defineCall({
    name: 'scheduler.calendarShifts',
    summary: 'The published shifts behind a calendar feed’s secret address',
    notes:
      'For calendar apps, which can’t log in. Has the last 28 and the next 90 days; drafts are never included. 404 for an address that was replaced or ended.',
    path: '/scheduler/calendar/',
    selector: { equals: { purpose: 'shifts' } },
    access: anyone('C621'),
    rateLimit: { by: 'ip', max: 120, windowSeconds: 60 },
    body: z.strictObject({ purpose: z.literal('shifts'), token: text(200) }),
    reply: z.object({
      shifts: z.array(
        z.object({
          id: positiveId,
          version: count,
          start: instant,
          end: instant.describe('The end on screen.'),
          services: scheduleType,
          note: z.string().nullable(),
          station: z.string(),
          time_zone: z.string(),
        }),
      ),
      now: instant,
    }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),
};
