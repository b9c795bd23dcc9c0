import { callOutAnswers, callOutStandings } from '@roadside/domain/call-outs';
import { z } from 'zod';
import { count, instant, positiveId } from './scalars.ts';
import { service } from './scheduling.ts';

/** An hour of a call-out. */
export const callOutHour = z.object({
  starts_at: instant,
  needed: count.describe('Drivers the forecast asks for.'),
  present: count.describe('Drivers on the schedule.'),
  coming: count.describe('Drivers who said yes and wait for a decision.'),
});
export type CallOutHour = z.output<typeof callOutHour>;

/** A driver to ask, or who was asked. */
export const callOutDriver = z.object({
  employee_id: positiveId,
  driver_slug: z.string(),
  display_name: z.string(),
  station_name: z.string(),
  starts_at: instant.describe('The part of the call-out that suits the driver.'),
  ends_at: instant,
  overtime: z.boolean(),
  standing: z.enum(callOutStandings),
  silent: z
    .boolean()
    .optional()
    .describe('Hasn’t answered for 30 minutes, so no longer counts as coming when others are asked.'),
  answered_at: instant.nullable(),
  request_id: positiveId.nullable().describe('The fill request the answer became.'),
});
export type CallOutDriver = z.output<typeof callOutDriver>;

const states = z.enum(['open', 'covered', 'closed', 'over']);
const basics = {
  id: positiveId,
  slug: z.string(),
  name: z.string(),
  time_zone: z.string(),
  starts_at: instant,
  ends_at: instant,
  state: states,
};

/** A call-out in a list. */
export const callOutSummary = z
  .object({ ...basics, asked: count, can: count, cannot: count, approved: count })
  .meta({ id: 'CallOutSummary' });
export type CallOutSummary = z.output<typeof callOutSummary>;

/** A call-out with its answers and what they do to coverage. */
export const callOutBoard = z
  .object({
    ...basics,
    services: z.array(service).describe('Services a driver must work; empty for any.'),
    reason: z.string(),
    created_by: z.string().nullable(),
    created_at: instant,
    hours: z.array(callOutHour),
    drivers: z.array(callOutDriver),
    can_change: z.boolean(),
  })
  .meta({ id: 'CallOutBoard' });
export type CallOutBoard = z.output<typeof callOutBoard>;

/** Whom a call-out would ask. */
export const callOutPlan = z
  .object({
    slug: z.string(),
    name: z.string(),
    time_zone: z.string(),
    hours: z.array(callOutHour.omit({ coming: true })),
    drivers: z.array(
      callOutDriver.pick({
        employee_id: true,
        display_name: true,
        station_name: true,
        starts_at: true,
        ends_at: true,
        overtime: true,
      }),
    ),
    fitting: count.describe('Off-shift drivers who could work at least part of it.'),
    uncovered: count.describe('Hours that stay short even if everybody who is asked says yes.'),
  })
  .meta({ id: 'CallOutPlan' });
export type CallOutPlan = z.output<typeof callOutPlan>;

/** A call-out as the driver who was asked gets it. */
export const ownCallOut = z
  .object({
    id: positiveId,
    station_name: z.string(),
    time_zone: z.string(),
    starts_at: instant.describe('The hours the driver is asked for.'),
    ends_at: instant,
    reason: z.string(),
    asked_by: z.string().nullable(),
    state: states,
    standing: z.enum(callOutStandings),
    overtime: z.boolean(),
  })
  .meta({ id: 'OwnCallOut' });
export type OwnCallOut = z.output<typeof ownCallOut>;

export const callOutAnswer = z.enum(callOutAnswers);
