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
const range = 'sc_dt__gte and sc_dt__lte name the days; from the first of the month to today unless said.';

/** Data next to the Call Details table (std12e_reduced): one call, its days, groups and passes. */
export const callDetails = {
  detail: defineCall({
    ...shared,
    selector: detail.selector,
    name: 'callDetails.detail',
    summary: 'One call with its whole timeline',
    notes:
      'The call must be of the geography, or passed by one of its stations; any other call is refused like a geography that does not exist. Of a call another station served, a caller who may not see that station gets neither driver, truck nor survey, nor other stations’ passes by name.',
    rateLimit: readLimit,
    body: z.strictObject({ purpose: detail.body.purpose, action: detail.body.action, slug, id: callId }),
    reply: callDetail,
  }),

  days: defineCall({
    ...shared,
    selector: days.selector,
    name: 'callDetails.days',
    summary: 'Calls of each day: all, late, passed and cancelled',
    notes: range,
    rateLimit: elementLimit,
    body: z.strictObject(days.body),
    reply: callDays,
  }),

  groups: defineCall({
    ...shared,
    selector: groups.selector,
    name: 'callDetails.groups',
    summary: 'The calls grouped by station, driver, service, outcome, day or city, the largest groups first',
    notes: range,
    rateLimit: elementLimit,
    body: z.strictObject({ ...groups.body, group_by: z.enum(callDimensions) }),
    reply: callGroups,
  }),

  passes: defineCall({
    ...shared,
    selector: passes.selector,
    name: 'callDetails.passes',
    summary: 'Calls the stations passed: by hour of the week, reason, shift and driver, with rolling decline rates',
    notes: `${range} Decline rates are over the 14 and 30 days that end on the last day; they ignore filters other than the location.`,
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
