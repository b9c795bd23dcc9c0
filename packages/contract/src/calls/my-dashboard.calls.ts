import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { annotation, comment, noteTags } from '../schemas/dashboard-definition.ts';
import { day, id, instant, positiveId, text } from '../schemas/scalars.ts';

function on<Type extends string, Action extends string>(type: Type, action: Action, row: string) {
  return {
    definition: {
      path: '/dashboard/my-dashboard/',
      selector: { equals: { type, action } },
      access: signedIn(row),
      rateLimit: action === 'read' || action === 'get' ? readLimit : writeLimit,
      status: 'final',
    } as const,
    body: { type: z.literal(type), action: z.literal(action) },
  };
}

const body = text(4000);
const elem = positiveId;
const organization_id = id
  .optional()
  .describe("The place the comments or notes belong to; defaults to the caller's own organization.");
const thread = z.object({ comments: z.array(comment) });
const notes = z.object({ annotations: z.array(annotation) });
const span = { day, until: day.nullable().optional(), body: text(2000), tags: noteTags };

const readComments = on('comments', 'read', 'C026');
const createComment = on('comments', 'create', 'C026');
const editComment = on('comments', 'edit', 'C027');
const deleteComment = on('comments', 'delete', 'C027');
const createAnnotation = on('annotations', 'create', 'C028');
const updateAnnotation = on('annotations', 'update', 'C028');
const deleteAnnotation = on('annotations', 'delete', 'C028');
const getViewed = on('viewed_element', 'get', 'C029');
const updateViewed = on('viewed_element', 'update', 'C029');

const viewed = z.object({
  viewed: z.array(z.object({ dashboard_element_id: positiveId, organization_id: id, viewed_at: instant })),
});

/** Discussion of a dashboard's elements: threaded comments, notes on dates, and read status. */
export const myDashboard = {
  readComments: defineCall({
    ...readComments.definition,
    name: 'myDashboard.readComments',
    summary: 'An element’s comments at one place, oldest first',
    notes:
      'Comments belong to the element and the place. Anyone who can see the dashboard and view the place can read them.',
    body: z.strictObject({ ...readComments.body, elem, organization_id }),
    reply: thread,
    idempotent: true,
  }),
  createComment: defineCall({
    ...createComment.definition,
    name: 'myDashboard.createComment',
    summary: 'Adds a comment or a reply to an element at one place',
    body: z.strictObject({
      ...createComment.body,
      elem,
      organization_id,
      body,
      parent_comment: positiveId.nullable().optional(),
    }),
    reply: thread,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  editComment: defineCall({
    ...editComment.definition,
    name: 'myDashboard.editComment',
    summary: 'Edits one of the caller’s comments',
    notes: 'The reply has the comments at the same place, or none if the caller can no longer view it.',
    body: z.strictObject({ ...editComment.body, elem, id: positiveId, body }),
    reply: thread,
    idempotent: true,
  }),
  deleteComment: defineCall({
    ...deleteComment.definition,
    name: 'myDashboard.deleteComment',
    summary: 'Deletes a comment; its replies stay',
    notes:
      'Allowed for its author, the dashboard’s owner, and people with the Admin permission. The reply has the comments at the same place, or none if the caller can’t view it.',
    body: z.strictObject({ ...deleteComment.body, elem, id: positiveId }),
    reply: thread,
    idempotent: false,
  }),
  createAnnotation: defineCall({
    ...createAnnotation.definition,
    name: 'myDashboard.createAnnotation',
    summary: 'Adds a note to an element at one place, for a day or a range of days',
    body: z.strictObject({ ...createAnnotation.body, elem, organization_id, ...span }),
    reply: notes,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  updateAnnotation: defineCall({
    ...updateAnnotation.definition,
    name: 'myDashboard.updateAnnotation',
    summary: 'Edits one of the caller’s notes',
    body: z.strictObject({ ...updateAnnotation.body, elem, id: positiveId, ...span }),
    reply: notes,
    idempotent: true,
  }),
  deleteAnnotation: defineCall({
    ...deleteAnnotation.definition,
    name: 'myDashboard.deleteAnnotation',
    summary: 'Deletes a note; allowed for its author, the dashboard’s owner, and people with the Admin permission',
    body: z.strictObject({ ...deleteAnnotation.body, elem, id: positiveId }),
    reply: notes,
    idempotent: false,
  }),
  getViewedElement: defineCall({
    ...getViewed.definition,
    name: 'myDashboard.getViewedElement',
    summary: 'When the caller last viewed an element for an organization',
    body: z.strictObject({ ...getViewed.body, dashboard_element_id: positiveId, organization_id: id }),
    reply: viewed,
    idempotent: true,
  }),
  updateViewedElement: defineCall({
    ...updateViewed.definition,
    name: 'myDashboard.updateViewedElement',
    summary: 'Records that the caller is viewing an element',
    body: z.strictObject({ ...updateViewed.body, dashboard_element_id: positiveId, organization_id: id }),
    reply: viewed,
    idempotent: true,
  }),
};
