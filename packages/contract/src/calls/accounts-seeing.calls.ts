import { routes, type ScreenId } from '@roadside/domain/navigation';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { instant, positiveId, slug } from '../schemas/scalars.ts';

const path = '/accounts/seeing/';
const accessPath = '/accounts/access/';
const explanation = z.object({ allowed: z.boolean(), sentences: z.array(z.string()) });
const page = {
  screen: z.enum(routes.map(({ id }) => id) as [ScreenId, ...ScreenId[]]).describe('A page by its id.'),
  slug: slug.optional().describe('The location in its address.'),
};
const person = z.object({ employee_id: positiveId, display_name: z.string() });

/** An Admin sees Roadside as somebody else, read only and for a limited time. */
export const seeing = {
  startSeeing: defineCall({
    name: 'accounts.startSeeing',
    summary: 'Sees Roadside as another person: read only, for 30 minutes at most',
    notes:
      'All tokens of this session are for the other person until it ends: with stopSeeing, after 30 minutes, with the session, or when the rights of either change. Then, and right after this call, the access token is refused once with 401 and has to be renewed. Meanwhile only calls that read are answered, and none of private messages; others are refused with 423. Who saw as whom, when, from and until goes to the audit log.',
    path,
    selector: { equals: { action: 'start' } },
    access: signedIn('C610'),
    rateLimit: writeLimit,
    body: z.strictObject({ action: z.literal('start'), employee_id: positiveId }),
    reply: z.object({ seeing: person.extend({ until: instant }) }),
    status: 'final',
    origin: 'ours',
    idempotent: false,
  }),

  stopSeeing: defineCall({
    name: 'accounts.stopSeeing',
    summary: 'Stops seeing as another person',
    path,
    selector: { equals: { action: 'stop' } },
    access: signedIn('C611'),
    rateLimit: writeLimit,
    body: z.strictObject({ action: z.literal('stop') }),
    reply: z.object({ stopped: z.boolean().describe('False if this session wasn’t seeing as another person.') }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  listSeeing: defineCall({
    name: 'accounts.listSeeing',
    summary: 'The latest 100 times somebody saw as another person, newest first',
    path,
    selector: { equals: { action: 'list' } },
    access: signedIn('C612'),
    rateLimit: readLimit,
    body: z.strictObject({ action: z.literal('list') }),
    reply: z.object({
      seeing: z.array(
        z.object({
          id: positiveId,
          seen_by: person,
          seen_as: person,
          from: instant,
          until: instant,
          ended: z.boolean(),
        }),
      ),
    }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  explainAccess: defineCall({
    name: 'accounts.explainAccess',
    summary: 'Why the caller can open a page, or can’t, in words',
    notes: 'From the policies that decide it. A location that doesn’t exist is explained like one out of view.',
    path: accessPath,
    selector: { equals: { action: 'explain' } },
    access: signedIn('C613'),
    rateLimit: readLimit,
    body: z.strictObject({ action: z.literal('explain'), ...page }),
    reply: explanation,
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  explainAccessOf: defineCall({
    name: 'accounts.explainAccessOf',
    summary: 'Why another person can open a page, or can’t, in words',
    notes: 'The person and the location must be in the caller’s view.',
    path: accessPath,
    selector: { equals: { action: 'explain_other' } },
    access: signedIn('C614'),
    rateLimit: readLimit,
    body: z.strictObject({ action: z.literal('explain_other'), employee_id: positiveId, ...page }),
    reply: explanation,
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),
};
