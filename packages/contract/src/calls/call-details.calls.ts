import { rangeSteps } from '@roadside/domain/calendar';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { elementLimit, heavyReadLimit, readLimit } from '../call/rate-limits.ts';
import {
  callDays,
  callDetail,
  callDimensions,
  callGroups,
  callMetricsExplained,
  callPasses,
} from '../schemas/call-details.ts';
import { filters } from '../schemas/filters.ts';
import { callId, slug } from '../schemas/scalars.ts';

const shared = {
  path: '/dashboard/',
  access: signedIn('C032'),
  status: 'final',
  origin: 'ours',
  idempotent: true,
} as const;

function action<Action extends string>(named: Action) {
  return {
    selector: { equals: { purpose: 'passed_calls', action: named } },
    body: { purpose: z.literal('passed_calls'), action: z.literal(named), slug, filters: filters.optional() },
  } as const;
}

const detail = action('detail');
const days = action('days');
const groups = action('groups');
const passes = action('passes');
const explain = action('explain');
const range = 'sc_dt__gte and sc_dt__lte set the range; the default is month to date.';

/** Data next to the Call Details table (std12e_reduced): one call, its days, groups and passes. */
export const callDetails = {
  detail: defineCall({
    ...shared,
    selector: detail.selector,
    name: 'callDetails.detail',
    summary: 'One call with its full timeline',
    notes:
      'The call must belong to the geography or have been passed by one of its stations. Any other call is refused like a geography that doesn’t exist. If the caller can’t see the station that served the call, the reply leaves out the driver, the truck, the survey, and the names of other stations that passed it.',
    rateLimit: readLimit,
    body: z.strictObject({ purpose: detail.body.purpose, action: detail.body.action, slug, id: callId }),
    reply: callDetail,
  }),

  days: defineCall({
    ...shared,
    selector: days.selector,
    name: 'callDetails.days',
    summary: 'Calls per day, week or month: all, late, passed and canceled',
    notes: range,
    rateLimit: elementLimit,
    body: z.strictObject({
      ...days.body,
      each: z
        .enum(rangeSteps)
        .default('day')
        .describe('What one row covers. Weeks start on Sunday; the first and the last row are cut to the range.'),
    }),
    reply: callDays,
  }),

  groups: defineCall({
    ...shared,
    selector: groups.selector,
    name: 'callDetails.groups',
    summary: 'Calls grouped by station, driver, service, outcome, day or city, largest groups or latest days first',
    notes: range,
    rateLimit: elementLimit,
    body: z.strictObject({ ...groups.body, group_by: z.enum(callDimensions) }),
    reply: callGroups,
  }),

  passes: defineCall({
    ...shared,
    selector: passes.selector,
    name: 'callDetails.passes',
    summary: 'Calls the stations passed, by hour of the week, reason, shift and driver, with rolling decline rates',
    notes: `${range} Decline rates cover the 14 and 30 days through the last day and ignore all filters except the location.`,
    rateLimit: heavyReadLimit,
    body: z.strictObject(passes.body),
    reply: callPasses,
  }),

  explain: defineCall({
    ...shared,
    selector: explain.selector,
    name: 'callDetails.explain',
    summary: 'What the five metrics count, and what they leave out and why',
    notes: range,
    rateLimit: heavyReadLimit,
    body: z.strictObject(explain.body),
    reply: callMetricsExplained,
  }),
};
