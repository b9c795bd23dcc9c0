import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { exportLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import { scorecard, scorecardList, scorecardMessage } from '../schemas/scorecards.ts';
import { day, positiveId, slug } from '../schemas/scalars.ts';
import { startedPdf } from '../schemas/started-export.ts';

const shared = { path: '/scorecards/', status: 'final', origin: 'ours' } as const;

/** Scorecards of stations: frozen when a month is over, acknowledged by the station, with a thread. */
export const scorecards = {
  list: defineCall({
    ...shared,
    name: 'scorecards.list',
    summary: 'The scorecards of a month below a location, or all of a station',
    selector: { equals: { purpose: 'list' } },
    access: signedIn('C541'),
    rateLimit: readLimit,
    body: z.strictObject({
      purpose: z.literal('list'),
      slug,
      month: day.optional().describe('First day of the month; defaults to the latest.'),
    }),
    reply: scorecardList,
    idempotent: true,
  }),

  read: defineCall({
    ...shared,
    name: 'scorecards.read',
    summary: 'A station’s scorecard as it was frozen, what was restated since, and its thread',
    selector: { equals: { purpose: 'read' } },
    access: signedIn('C541'),
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('read'), id: positiveId }),
    reply: scorecard,
    idempotent: true,
  }),

  startPdf: defineCall({
    ...shared,
    name: 'scorecards.startPdf',
    summary: 'Starts a PDF of a station’s scorecard, as its emails carry it, and says how far it is',
    notes: 'Answers and is followed as dashboards.startPdf.',
    selector: { equals: { purpose: 'start_pdf' } },
    access: signedIn('C541'),
    rateLimit: exportLimit,
    body: z.strictObject({ purpose: z.literal('start_pdf'), id: positiveId }),
    reply: startedPdf,
    idempotent: false,
  }),

  acknowledge: defineCall({
    ...shared,
    name: 'scorecards.acknowledge',
    summary: 'Acknowledges a scorecard for the station; only its own managers may',
    selector: { equals: { purpose: 'acknowledge' } },
    access: signedIn('C542'),
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('acknowledge'), id: positiveId }),
    reply: scorecard,
    idempotent: true,
  }),

  say: defineCall({
    ...shared,
    name: 'scorecards.say',
    summary: 'Adds a message to the thread of a scorecard',
    selector: { equals: { purpose: 'say' } },
    access: signedIn('C542'),
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('say'), id: positiveId, body: scorecardMessage }),
    reply: scorecard,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
};
