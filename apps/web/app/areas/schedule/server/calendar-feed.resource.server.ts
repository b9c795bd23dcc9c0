import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { calendarFeedAddress } from '../model/addresses.ts';
import type { CalendarFeedReply } from '../model/schedule-reply.ts';

const purpose = 'scheduler_utils';

/** The signed-in driver's calendar feed. */
export const calendarFeedResource = defineResource(calendarFeedAddress, {
  query: ({ api }): Promise<Outcome<CalendarFeedReply>> =>
    api.attempt(calls.scheduler.calendarFeed, { body: { purpose, action: 'calendar_feed' } }),
  body: z.object({ on: z.boolean() }),
  change: ({ api, change }): Promise<Outcome<CalendarFeedReply>> =>
    api.attempt(calls.scheduler.changeCalendarFeed, { body: { purpose, action: 'change_calendar_feed', ...change } }),
});
export type CalendarFeedResource = typeof calendarFeedResource;
