import { longestCallOutHours } from '@roadside/domain/call-outs';
import { longestUrgentReason } from '@roadside/domain/push';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import { callOutAnswer, callOutBoard, callOutPlan, callOutSummary, ownCallOut } from '../schemas/call-out.ts';
import { plannedInstant, positiveId, slug, text } from '../schemas/scalars.ts';
import { service } from '../schemas/scheduling.ts';

function on<Purpose extends string>(purpose: Purpose, row: string) {
  return {
    definition: {
      path: '/scheduler/call-outs/',
      selector: { equals: { purpose } },
      access: signedIn(row),
      rateLimit: readLimit,
      status: 'final',
      origin: 'ours',
    } as const,
    body: { purpose: z.literal(purpose) },
  };
}

const plan = on('plan', 'C191');
const list = on('list', 'C191');
const board = on('board', 'C191');
const start = on('start', 'C192');
const askMore = on('ask_more', 'C192');
const close = on('close', 'C192');
const mine = on('mine', 'C193');
const answer = on('answer', 'C193');

const hour = 3_600_000;
const wholeHour = plannedInstant.refine((value) => Date.parse(value) % hour === 0, 'Choose a full hour');
const wanted = {
  slug,
  starts_at: wholeHour,
  ends_at: wholeHour,
  services: z.array(service).max(5).default([]).describe('Services a driver must work; empty for any.'),
};
const inOrder = ({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }) => {
  const hours = (Date.parse(ends_at) - Date.parse(starts_at)) / hour;
  return hours >= 1 && hours <= longestCallOutHours;
};
const order = { path: ['ends_at'], message: `Choose an end 1 to ${longestCallOutHours} hours after the start` };

/** Storm call-outs: asking the fewest off-shift drivers who fit to cover short hours. */
export const callOuts = {
  plan: defineCall({
    ...plan.definition,
    name: 'callOuts.plan',
    summary: 'Whom a call-out would ask: the fewest off-shift drivers who fit and cover the short hours',
    rateLimit: heavyReadLimit,
    body: z.strictObject({ ...plan.body, ...wanted }).refine(inOrder, order),
    reply: callOutPlan,
    idempotent: true,
  }),
  start: defineCall({
    ...start.definition,
    name: 'callOuts.start',
    summary: 'Asks those drivers, with an urgent notification that rings off shift; each gets an open shift to take',
    notes: 'The reason is shown to the drivers and goes to the audit log.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...start.body, ...wanted, reason: text(longestUrgentReason, 0) }).refine(inOrder, order),
    reply: z.object({ call_out: callOutBoard }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  askMore: defineCall({
    ...askMore.definition,
    name: 'callOuts.askMore',
    summary: 'Asks the fewest further drivers for the hours that are still short',
    rateLimit: writeLimit,
    notes:
      'Drivers who haven’t answered count as coming for 30 minutes; with replace_silent, those of this call-out don’t.',
    body: z.strictObject({ ...askMore.body, id: positiveId, replace_silent: z.boolean().optional() }),
    reply: z.object({ call_out: callOutBoard }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  close: defineCall({
    ...close.definition,
    name: 'callOuts.close',
    summary: 'Ends a call-out: takes back unanswered questions and open shifts nobody took',
    rateLimit: writeLimit,
    body: z.strictObject({ ...close.body, id: positiveId }),
    reply: z.object({ call_out: callOutBoard }),
    idempotent: true,
  }),
  list: defineCall({
    ...list.definition,
    name: 'callOuts.list',
    summary: 'The latest call-outs of a geography and everything below it',
    body: z.strictObject({ ...list.body, slug }),
    reply: z.object({ call_outs: z.array(callOutSummary) }),
    idempotent: true,
  }),
  board: defineCall({
    ...board.definition,
    name: 'callOuts.board',
    summary: 'The answers to a call-out, and what they do to coverage',
    body: z.strictObject({ ...board.body, id: positiveId }),
    reply: z.object({ call_out: callOutBoard }),
    idempotent: true,
  }),
  mine: defineCall({
    ...mine.definition,
    name: 'callOuts.mine',
    summary: 'Coming call-outs the calling driver was asked for',
    body: z.strictObject({
      ...mine.body,
      id: positiveId.optional().describe('Only this one, also once it has ended.'),
    }),
    reply: z.object({ call_outs: z.array(ownCallOut) }),
    idempotent: true,
  }),
  answer: defineCall({
    ...answer.definition,
    name: 'callOuts.answer',
    summary: 'Answers a call-out; a yes becomes a request to fill the open shift',
    rateLimit: writeLimit,
    body: z.strictObject({ ...answer.body, id: positiveId, answer: callOutAnswer }),
    reply: z.object({ call_out: ownCallOut }),
    idempotent: true,
  }),
};
