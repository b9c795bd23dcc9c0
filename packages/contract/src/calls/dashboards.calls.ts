import { globalOwnerId } from '@roadside/domain/dashboards';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { exportLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import {
  annotation,
  dashboardDefinition,
  dashboardReply,
  dashboardVersion,
  elementAsShown,
  pivoted,
} from '../schemas/dashboard-definition.ts';
import { largestInteger, positiveId, slug, text } from '../schemas/scalars.ts';
import { startedPdf } from '../schemas/started-export.ts';

function forAction<Action extends string>(action: Action, row: 'C022' | 'C023' | 'C093' | 'C498' = 'C022') {
  return {
    path: '/dashboard/',
    selector: { equals: { purpose: 'dashboard', action } },
    access: signedIn(row),
    rateLimit: writeLimit,
    status: 'final',
    origin: 'ours',
  } as const;
}

const version = z.int().min(1).max(largestInteger);
const named = <Action extends string>(action: Action) => ({
  purpose: z.literal('dashboard'),
  action: z.literal(action),
});
const one = z.object({ dashboard: dashboardReply });

/**
 * Creating and saving dashboards. Changes include the version they were based on; a stale one gets 409 with the stored
 * dashboard in `current`.
 */
export const dashboards = {
  list: defineCall({
    ...forAction('list', 'C093'),
    name: 'dashboards.list',
    summary: 'The caller’s dashboards: global (owner 35300), their own, and those shared with them',
    rateLimit: readLimit,
    notes:
      "Comments and notes on the elements are for the place in slug; without slug, for the caller's own organization.",
    body: z.strictObject({ ...named('list'), slug: slug.optional() }),
    reply: z.object({
      dashboards: z.array(dashboardReply),
      notes: z
        .array(annotation)
        .describe('Tagged notes of the place and of those above it, from every dashboard; the latest 200.'),
    }),
    idempotent: true,
  }),
  create: defineCall({
    ...forAction('create'),
    name: 'dashboards.create',
    summary: 'Creates a dashboard with its elements',
    notes:
      'The caller owns it. owner_id 35300 makes it global, which needs the Admin permission. Up to 200 per person.',
    body: z.strictObject({
      ...named('create'),
      owner_id: z.literal(globalOwnerId).optional(),
      dashboard: dashboardDefinition,
    }),
    reply: one,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  update: defineCall({
    ...forAction('update'),
    name: 'dashboards.update',
    summary: 'Replaces a dashboard and its elements',
    notes:
      'An element sent with its id keeps its comments and notes. An element that is left out is deleted; one without an id is new.',
    body: z.strictObject({ ...named('update'), id: positiveId, version, dashboard: dashboardDefinition }),
    reply: one,
    idempotent: true,
  }),
  rename: defineCall({
    ...forAction('rename'),
    name: 'dashboards.rename',
    summary: 'Changes a dashboard’s name or icon',
    body: z.strictObject({ ...named('rename'), id: positiveId, version, name: text(120), icon: text(64).optional() }),
    reply: one,
    idempotent: true,
  }),
  reorder: defineCall({
    ...forAction('reorder'),
    name: 'dashboards.reorder',
    summary: 'Sets the order of the caller’s dashboards, all or nothing',
    body: z.strictObject({
      ...named('reorder'),
      dashboards: z
        .array(z.strictObject({ id: positiveId, order: z.int().min(0).max(1000) }))
        .min(1)
        .max(1000),
    }),
    reply: z.object({ dashboards: z.array(z.object({ id: positiveId, order: z.int() })) }),
    idempotent: true,
  }),
  delete: defineCall({
    ...forAction('delete'),
    name: 'dashboards.delete',
    summary: 'Deletes a dashboard and its elements',
    body: z.strictObject({ ...named('delete'), id: positiveId, version }),
    reply: z.object({ id: positiveId }),
    idempotent: false,
  }),
  history: defineCall({
    ...forAction('history'),
    name: 'dashboards.history',
    summary: 'The versions of one of the caller’s dashboards, latest first, with what each changed',
    rateLimit: readLimit,
    notes: 'The latest 50 are kept.',
    body: z.strictObject({ ...named('history'), id: positiveId }),
    reply: z.object({ versions: z.array(dashboardVersion) }),
    idempotent: true,
  }),
  restore: defineCall({
    ...forAction('restore'),
    name: 'dashboards.restore',
    summary: 'Makes a dashboard what it was in a version, as a new version',
    notes: 'Elements that are still there keep their comments and notes; deleted ones come back without.',
    body: z.strictObject({ ...named('restore'), id: positiveId, version, to: version }),
    reply: one,
    idempotent: true,
  }),
  share: defineCall({
    ...forAction('share', 'C023'),
    name: 'dashboards.share',
    summary: 'Sets who else can see a dashboard; everyone must be in the caller’s view scope',
    body: z.strictObject({ ...named('share'), id: positiveId, employees: z.array(positiveId).max(1000) }),
    reply: one,
    idempotent: true,
  }),
  startPdf: defineCall({
    ...forAction('start_pdf', 'C498'),
    name: 'dashboards.startPdf',
    summary: 'Starts a PDF of a dashboard, as its emails carry it, and says how far it is',
    notes:
      'Answers at the latest after a second and a half, as elements.startExport; follow it with elements.exportProgress, stop it with elements.stopExport. One at a time per person: another one is a 409. Elements are printed in the order of the dashboard, and a table’s first 200 rows.',
    rateLimit: exportLimit,
    body: z.strictObject({
      ...named('start_pdf'),
      id: positiveId,
      slug,
      elements: z
        .array(z.strictObject({ id: positiveId, ...elementAsShown, pivot: pivoted }))
        .max(200)
        .optional()
        .describe('The elements with the choices of the screen; others aren’t printed. All as saved if left out.'),
    }),
    reply: startedPdf,
    idempotent: false,
  }),
};
