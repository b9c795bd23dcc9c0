import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { messageLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import { huddle, huddleMessage } from '../schemas/messaging.ts';
import { positiveId, slug, text } from '../schemas/scalars.ts';

const shared = {
  path: '/messaging/huddle/',
  status: 'final',
  origin: 'ours',
} as const;

/** Writing in a team's room, beside the specification's calls that read and follow it. */
export const huddles = {
  post: defineCall({
    ...shared,
    name: 'huddles.post',
    summary: 'Writes in the room of the caller’s own team',
    notes: 'client_id makes a repeated send the same message. Open messages are for everybody who may see the team.',
    access: signedIn('C260'),
    selector: { equals: { purpose: 'post' } },
    rateLimit: messageLimit,
    body: z.strictObject({
      purpose: z.literal('post'),
      team_slug: slug,
      client_id: z.uuid(),
      body: text(4000).refine((value) => value.trim() !== '', 'Enter a message'),
      viewable: huddleMessage.shape.viewable.default('private'),
    }),
    reply: z.object({ message: huddleMessage }),
    idempotent: true,
  }),
  unfollow: defineCall({
    ...shared,
    name: 'huddles.unfollow',
    summary: 'Stops following a team’s room, and clears its notification',
    notes: 'Posting in the room, or subscribing again, follows it again.',
    access: signedIn('C049'),
    selector: { equals: { purpose: 'unfollow' } },
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('unfollow'), team_slug: slug }),
    reply: z.object({ huddle }),
    idempotent: true,
  }),
  markRead: defineCall({
    ...shared,
    name: 'huddles.markRead',
    summary: 'Records how far the caller has read a room, and clears its notification',
    notes: 'Never moves back.',
    access: signedIn('C046'),
    selector: { equals: { purpose: 'mark_read' } },
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('mark_read'), team_slug: slug, id: positiveId }),
    reply: z.object({ huddle }),
    idempotent: true,
  }),
};
