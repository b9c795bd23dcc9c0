import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { alertInput, metricAlert } from '../schemas/alerts.ts';
import { positiveId } from '../schemas/scalars.ts';

const ours = <Purpose extends string>(purpose: Purpose) =>
  ({
    path: '/alerts/',
    selector: { equals: { purpose } },
    access: signedIn('C496'),
    status: 'final',
    origin: 'ours',
  }) as const;
const reply = z.object({ alerts: z.array(metricAlert) });

/** Alerts on metrics: a notification when a number crosses a threshold, once until it is reset. */
export const alerts = {
  list: defineCall({
    ...ours('list'),
    name: 'alerts.list',
    summary: 'The caller’s alerts',
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('list') }),
    reply,
    idempotent: true,
  }),
  save: defineCall({
    ...ours('save'),
    name: 'alerts.save',
    summary: 'Sets an alert on a metric of a location',
    notes:
      'It replaces an alert on the same number and starts over. Up to 50 per person. Numbers are checked every few minutes under the caller’s permissions; a number of fewer than ten surveys crosses nothing.',
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('save'), alert: alertInput }),
    reply,
    idempotent: true,
  }),
  reset: defineCall({
    ...ours('reset'),
    name: 'alerts.reset',
    summary: 'Lets an alert tell the next crossing again',
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('reset'), id: positiveId }),
    reply,
    idempotent: true,
  }),
  remove: defineCall({
    ...ours('remove'),
    name: 'alerts.remove',
    summary: 'Deletes an alert',
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('remove'), id: positiveId }),
    reply,
    idempotent: true,
  }),
};
