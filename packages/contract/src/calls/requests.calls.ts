import { requestStatuses } from '@roadside/domain/scheduling';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import {
  absence,
  availabilityTimes,
  fitFinding,
  inboxRequest,
  requestDraft,
  requestEffect,
  requestShift,
  requestType,
} from '../schemas/driver-requests.ts';
import { count, day, orderBy, positiveId, rowsPerPage, slug, text } from '../schemas/scalars.ts';

const path = '/accounts/driver-requests/';
const on = (purpose: string) => ({ path, selector: { equals: { purpose } }, status: 'final', origin: 'ours' }) as const;
const reference = z.strictObject({ request_type: requestType, id: positiveId });

/**
 * Driver requests: the inbox, the effect of a decision, requesting and withdrawing. Ours, in addition to the
 * specification's list.
 */
export const requests = {
  list: defineCall({
    ...on('list'),
    name: 'requests.list',
    summary: 'Requests of all four kinds at a geography as one list, page by page',
    access: signedIn('C016'),
    rateLimit: readLimit,
    body: z.strictObject({
      purpose: z.literal('list'),
      slug,
      request_type__in: z.array(requestType).max(4).optional(),
      status__in: z.array(z.enum(requestStatuses)).max(4).optional(),
      search: text(120, 0).optional(),
      only: reference.optional().describe('One request.'),
      order_by: orderBy.optional(),
      cursor: text(600).optional(),
      rows_per_page: rowsPerPage.optional(),
    }),
    reply: z.object({ rows: z.array(inboxRequest), total_rows: count, next_cursor: z.string().nullable() }),
    idempotent: true,
  }),

  preview: defineCall({
    ...on('preview'),
    name: 'requests.preview',
    summary: 'What approving a request would do to coverage, who else is off, and earlier decisions',
    notes: 'Of a stored request, or of one that a driver is about to send.',
    access: signedIn('C016'),
    rateLimit: readLimit,
    body: z
      .strictObject({
        purpose: z.literal('preview'),
        request: reference.optional(),
        draft: requestDraft.optional(),
      })
      .refine((body) => (body.request === undefined) !== (body.draft === undefined), {
        path: ['request'],
        message: 'Give either request or draft',
      }),
    reply: requestEffect,
    idempotent: true,
  }),

  choices: defineCall({
    ...on('choices'),
    name: 'requests.choices',
    summary:
      "The caller's week and coming shifts, the open shifts of the same station with their fit, and shifts to swap",
    access: signedIn('C130'),
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('choices') }),
    reply: z.object({
      today: day.describe("The station's day."),
      time_zone: z.string().describe("The station's; clock times of a request are in it."),
      availability: z.array(availabilityTimes).describe('The week the caller has now.'),
      own_shifts: z.array(requestShift),
      open_shifts: z.array(requestShift.extend({ findings: z.array(fitFinding) })),
      swap_shifts: z.array(requestShift),
    }),
    idempotent: true,
  }),

  submit: defineCall({
    ...on('submit'),
    name: 'requests.submit',
    summary: 'Sends a request to the people who plan the schedule',
    access: signedIn('C130'),
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('submit'), draft: requestDraft }),
    reply: z.object({ request: inboxRequest }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),

  withdraw: defineCall({
    ...on('withdraw'),
    name: 'requests.withdraw',
    summary: 'Takes back a request nobody has decided yet',
    access: signedIn('C131'),
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('withdraw'), request_type: requestType, id: positiveId }),
    reply: z.object({ request: inboxRequest }),
    idempotent: true,
  }),

  decideMany: defineCall({
    ...on('decide_many'),
    name: 'requests.decideMany',
    summary: 'One decision on many requests; those that are not safe are left and say why',
    notes:
      'Safe to approve: nothing is left short and the fit check finds no block. Each request is decided in a transaction of its own.',
    access: signedIn('C017'),
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('decide_many'),
      requests: z.array(reference).min(1).max(100),
      decision: z.enum(['approved', 'denied']),
      approver_reason: text(1000, 0),
    }),
    reply: z.object({
      decided: z.array(z.object({ request_type: requestType, id: positiveId })),
      left: z.array(z.object({ request_type: requestType, id: positiveId, why: z.string() })),
    }),
    idempotent: true,
  }),

  absences: defineCall({
    ...on('absences'),
    name: 'requests.absences',
    summary: 'Approved and pending days off of a geography between two days',
    access: signedIn('C016'),
    rateLimit: readLimit,
    body: z
      .strictObject({ purpose: z.literal('absences'), slug, from: day, to: day })
      .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 92 * 86_400_000, {
        path: ['to'],
        message: 'to must lie within three months after from',
      }),
    reply: z.object({ absences: z.array(absence), more: count.describe('Absences left out beyond the first 1,000.') }),
    idempotent: true,
  }),
};
