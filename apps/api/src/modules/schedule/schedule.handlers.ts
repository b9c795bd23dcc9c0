import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { readDrivers, readSchedule } from './read-schedule.service.ts';

/** The driver scheduler (specification, section 7: /dashboard/ purpose scheduler_utils). */
export const scheduleHandlers = [
  handle(calls.scheduler.schedule, async (context, { body }) => readSchedule(context, body.slug, body)),
  handle(calls.scheduler.drivers, async (context, { body }) => readDrivers(context, body.slug, body)),
];
