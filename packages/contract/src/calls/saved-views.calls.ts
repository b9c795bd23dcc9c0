import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { savedView, viewColumns } from '../schemas/saved-view.ts';
import { positiveId, text } from '../schemas/scalars.ts';

const shared = {
  path: '/accounts/saved-views/',
  access: signedIn('C121'),
  status: 'final',
  origin: 'ours',
} as const;
/** A screen by its id in the navigation. */
const screen = z.string().regex(/^[a-z][a-z-]{0,40}$/, 'Must be a screen’s id');
const query = text(2000, 0).refine(
  (value) => value === '' || (value.startsWith('?') && !/[#\s]/.test(value)),
  'Must be empty or a URL query with its question mark',
);
const views = z.object({ views: z.array(savedView) });

/** Saved list views by screen: named filters, order and columns. */
export const savedViews = {
  list: defineCall({
    ...shared,
    name: 'savedViews.list',
    summary: "The caller's saved views for a screen, by name",
    selector: { equals: { purpose: 'list' } },
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('list'), screen }),
    reply: views,
    idempotent: true,
  }),

  save: defineCall({
    ...shared,
    name: 'savedViews.save',
    summary: 'Saves a view; replaces one with the same name',
    notes: 'Names aren’t case-sensitive. Up to 100 views per person and screen.',
    selector: { equals: { purpose: 'save' } },
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('save'),
      screen,
      name: text(80).refine((name) => name.trim() !== '', 'Enter a name'),
      query,
      columns: viewColumns.optional(),
    }),
    reply: views,
    idempotent: true,
  }),

  remove: defineCall({
    ...shared,
    name: 'savedViews.remove',
    summary: 'Deletes one of the caller’s saved views',
    notes: 'Someone else’s view returns 404.',
    selector: { equals: { purpose: 'remove' } },
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('remove'), id: positiveId }),
    reply: views,
    idempotent: false,
  }),
};
