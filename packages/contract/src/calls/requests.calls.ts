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
    summary: 'A geography’s requests of all four kinds in one list, paged',
    access: signedIn('C016'),
    rateLimit: readLimit,
    body: z.strictObject({
      purpose: z.literal('list'),
      slug,
      request_type__in: z.array(requestType).max(4).optional(),
      status__in: z.array(z.enum(requestStatuses)).max(4).optional(),
      search: text(120, 0).optional(),
      only: reference.optional().describe('Only this request.'),
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
    notes: 'For a request that was sent, or for one a driver is about to send.',
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
        message: 'Send either request or draft',
      }),
    reply: requestEffect,
    idempotent: true,
  }),

  choices: defineCall({
    ...on('choices'),
    name: 'requests.choices',
    summary: "The caller's week and upcoming shifts, the station's open shifts with their fit, and shifts to swap",
    access: signedIn('C130'),
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('choices') }),
    reply: z.object({
      today: day.describe("Today by the station's clock."),
      time_zone: z.string().describe("The station's time zone; clock times in a request use it."),
      availability: z.array(availabilityTimes).describe('The caller’s current week.'),
      own_shifts: z.array(requestShift),
      open_shifts: z
        .array(requestShift.extend({ findings: z.array(fitFinding) }))
        .describe('Published open shifts the caller may take; findings only warn.'),
      swap_shifts: z
        .array(
          requestShift.extend({ fits: z.array(positiveId).describe('The caller’s shifts it can be swapped for.') }),
        )
        .describe('Colleagues’ shifts for which both drivers fit what they would get.'),
    }),
    idempotent: true,
  }),

  submit: defineCall({
    ...on('submit'),
    name: 'requests.submit',
    summary: 'Sends a request to the scheduling managers',
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
    summary: 'Withdraws a request that nobody has decided yet',
    access: signedIn('C131'),
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('withdraw'), request_type: requestType, id: positiveId }),
    reply: z.object({ request: inboxRequest }),
    idempotent: true,
  }),

  swaps: defineCall({
    ...on('swaps'),
    name: 'requests.swaps',
    summary: 'Swaps colleagues want with the caller, and that wait for an answer',
    access: signedIn('C130'),
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('swaps') }),
    reply: z.object({
      time_zone: z.string(),
      swaps: z.array(
        z.object({
          id: positiveId,
          gets: requestShift.describe('The colleague’s shift, which the caller would work.'),
          gives: requestShift.describe('The caller’s shift, which the colleague would work.'),
        }),
      ),
    }),
    idempotent: true,
  }),

  answerSwap: defineCall({
    ...on('answer_swap'),
    name: 'requests.answerSwap',
    summary: 'Agrees to a swap a colleague wants, or declines it',
    notes:
      'A swap both drivers agreed to is approved at once where the schedule’s settings say so and no rule speaks against it; otherwise it stays pending for a manager. No one can approve a swap before the other driver agrees.',
    access: signedIn('C131'),
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('answer_swap'), id: positiveId, agree: z.boolean() }),
    reply: z.object({ status: z.enum(['pending', 'approved', 'denied']) }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),

  decideMany: defineCall({
    ...on('decide_many'),
    name: 'requests.decideMany',
    summary: 'Decides many requests at once; unsafe ones are skipped with a reason',
    notes:
      'Safe to approve: no hour is left short, and the fit check blocks nothing. Each request is decided in its own transaction.',
    access: signedIn('C017'),
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('decide_many'),
      requests: z.array(reference).min(1).max(100),
      decision: z.enum(['approved', 'denied']),
      approver_reason: text(1000, 0),
      open_shifts: z.boolean().optional().describe('As in accounts.driverRequestsDecide.'),
    }),
    reply: z.object({
      decided: z.array(z.object({ request_type: requestType, id: positiveId })),
      left: z.array(z.object({ request_type: requestType, id: positiveId, why: z.string() })),
      opened_shifts: count.describe('How many shifts of the drivers are open now.'),
    }),
    idempotent: true,
  }),

  keepShifts: defineCall({
    ...on('keep_shifts'),
    name: 'requests.keepShifts',
    summary: 'Gives the shifts that an approved time off opened back to the driver, as far as they are still open',
    notes: 'The time off stays approved. Open requests for these shifts are denied.',
    access: signedIn('C017'),
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('keep_shifts'),
      id: positiveId.describe('The time off, requested or entered by a manager.'),
    }),
    reply: z.object({ kept: count }),
    idempotent: true,
  }),

  absences: defineCall({
    ...on('absences'),
    name: 'requests.absences',
    summary: 'A geography’s approved and pending time off between two days',
    access: signedIn('C016'),
    rateLimit: readLimit,
    body: z
      .strictObject({ purpose: z.literal('absences'), slug, from: day, to: day })
      .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 92 * 86_400_000, {
        path: ['to'],
        message: 'to must be within three months after from',
      }),
    reply: z.object({
      absences: z.array(absence),
      more: count.describe('How many absences beyond the first 1,000 were left out.'),
    }),
    idempotent: true,
  }),
};
