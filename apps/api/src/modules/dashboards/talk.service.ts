import type { ElementAnnotation, ElementComment } from '@roadside/contract/schemas';
import { globalOwnerId } from '@roadside/domain/dashboards';
import type { Geography } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import type { Kysely, Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { annotationReply, commentReply } from './dashboard-reply.ts';
import { visibleElement } from './elements.repository.ts';
import type { PlacedElement } from './elements.repository.ts';
import {
  countAnnotations,
  countComments,
  deleteAnnotation,
  deleteComment,
  insertAnnotation,
  insertComment,
  latestComments,
  lockAnnotation,
  lockComment,
  readAnnotations,
  rewriteAnnotation,
  rewriteComment,
} from './talk.repository.ts';
import type { AnnotationText, Authored } from './talk.repository.ts';
import { markViewed, readViewed } from './viewed-element.repository.ts';

const maxComments = 2_000;
const maxAnnotations = 500;
/** An id that no employee has: a record that doesn't exist is refused like one that belongs to someone else. */
const nobody = 0;

/** An element and a place, by default the caller's own organization. */
interface Spot {
  readonly elem: number;
  /** Negative for a virtual organization. */
  readonly organization_id?: number | undefined;
}

/** The comments on an element at a place, oldest first. */
export async function listComments(context: CallContext, spot: Spot): Promise<ElementComment[]> {
  const { db } = context;
  return commentsAt(db.kysely, spot.elem, await readableAt(context, db.kysely, spot));
}

/** Adds a comment to an element at a place, or a reply to a comment there. */
export async function addComment(
  context: CallContext,
  { body, parent, ...spot }: Spot & { body: string; parent: number | null },
): Promise<ElementComment[]> {
  return change(context, async (trx) => {
    const { elem } = spot;
    const organizationId = await readableAt(context, trx, spot);
    if (parent !== null && (await lockComment(trx, elem, parent))?.organization_id !== organizationId)
      throw new ApiError('invalid-body', 'The comment you replied to was deleted.', {
        fields: { parent_comment: 'Not a comment on this element at this place' },
      });
    if ((await countComments(trx, elem, organizationId)) >= maxComments)
      throw new ApiError('conflict', `There are already ${maxComments} comments here. Delete one first.`);
    const id = await insertComment(trx, {
      elementId: elem,
      organizationId,
      parentId: parent,
      authorId: context.employee.id,
      body,
      now: context.now(),
    });
    await recordTalk(context, trx, 'comment_created', `comment:${id}`, elem, organizationId);
    return commentsAt(trx, elem, organizationId);
  });
}

/** Edits one of the caller's own comments. */
export async function editComment(
  context: CallContext,
  { elem, id, body }: { elem: number; id: number; body: string },
): Promise<ElementComment[]> {
  return change(context, async (trx) => {
    const comment = await requireComment(context, trx, elem, id, { deleting: false });
    await rewriteComment(trx, id, body, context.now());
    await recordTalk(context, trx, 'comment_edited', `comment:${id}`, elem, comment.organization_id);
    return commentsLeft(context, trx, elem, comment);
  });
}

/** Deletes a comment: the caller's own, or any for the owner of the dashboard or an Admin. Its replies stay. */
export async function removeComment(
  context: CallContext,
  { elem, id }: { elem: number; id: number },
): Promise<ElementComment[]> {
  return change(context, async (trx) => {
    const comment = await requireComment(context, trx, elem, id, { deleting: true });
    await deleteComment(trx, id);
    await recordTalk(
      context,
      trx,
      'comment_deleted',
      `comment:${id}`,
      elem,
      comment.organization_id,
      comment.author_id,
    );
    return commentsLeft(context, trx, elem, comment);
  });
}

/** Adds a note to a day or a range of days of an element at a place. */
export async function addAnnotation(
  context: CallContext,
  spot: Spot,
  note: AnnotationText,
): Promise<ElementAnnotation[]> {
  return change(context, async (trx) => {
    const { elem } = spot;
    const element = await visibleElement(trx, elem, context.employee.id);
    // An element the caller may not see is refused like someone else's record.
    context.require({ ownerEmployeeId: element ? context.employee.id : nobody, geography: placeOf(context, spot) });
    const organizationId = placeOf(context, spot)?.id ?? nobody;
    refuseBackwards(note);
    if ((await countAnnotations(trx, elem, organizationId)) >= maxAnnotations)
      throw new ApiError('conflict', `There are already ${maxAnnotations} notes here. Delete one first.`);
    const id = await insertAnnotation(
      trx,
      { elementId: elem, organizationId, authorId: context.employee.id },
      note,
      context.now(),
    );
    await recordTalk(context, trx, 'annotation_created', `annotation:${id}`, elem, organizationId);
    return notesAt(trx, elem, organizationId);
  });
}

/** Changes one of the caller's own notes. */
export async function editAnnotation(
  context: CallContext,
  { elem, id, ...note }: AnnotationText & { elem: number; id: number },
): Promise<ElementAnnotation[]> {
  return change(context, async (trx) => {
    const annotation = await requireAnnotation(context, trx, elem, id, { deleting: false });
    refuseBackwards(note);
    await rewriteAnnotation(trx, id, note);
    await recordTalk(context, trx, 'annotation_edited', `annotation:${id}`, elem, annotation.organization_id);
    return notesLeft(context, trx, elem, annotation);
  });
}

/** Deletes a note: the caller's own, or any for the owner of the dashboard or an Admin. */
export async function removeAnnotation(
  context: CallContext,
  { elem, id }: { elem: number; id: number },
): Promise<ElementAnnotation[]> {
  return change(context, async (trx) => {
    const annotation = await requireAnnotation(context, trx, elem, id, { deleting: true });
    await deleteAnnotation(trx, id);
    const { organization_id: organizationId, author_id: authorId } = annotation;
    await recordTalk(context, trx, 'annotation_deleted', `annotation:${id}`, elem, organizationId, authorId);
    return notesLeft(context, trx, elem, annotation);
  });
}

/** The time an element was last viewed, for one organization. */
export interface ViewedElement {
  readonly dashboard_element_id: number;
  readonly organization_id: number;
  readonly viewed_at: string;
}

/** When the caller last viewed an element for an organization: one entry, or none if never. */
export async function viewedElement(
  context: CallContext,
  { dashboard_element_id, organization_id }: { dashboard_element_id: number; organization_id: number },
): Promise<ViewedElement[]> {
  const { db, employee } = context;
  await requireViewing(context, dashboard_element_id, organization_id);
  const viewedAt = await readViewed(db.kysely, {
    employeeId: employee.id,
    elementId: dashboard_element_id,
    organizationId: organization_id,
  });
  return viewedAt ? [{ dashboard_element_id, organization_id, viewed_at: viewedAt.toISOString() }] : [];
}

/** Records that the caller is viewing an element now. Not audited: it only concerns the caller's own reading. */
export async function markElementViewed(
  context: CallContext,
  viewing: { dashboard_element_id: number; organization_id: number },
): Promise<ViewedElement[]> {
  await requireViewing(context, viewing.dashboard_element_id, viewing.organization_id);
  await markViewed(
    context.db.kysely,
    {
      employeeId: context.employee.id,
      elementId: viewing.dashboard_element_id,
      organizationId: viewing.organization_id,
    },
    context.now(),
  );
  return viewedElement(context, viewing);
}

async function requireViewing(context: CallContext, elementId: number, organizationId: number): Promise<void> {
  permittedGeography(context, context.tree.byId(organizationId));
  if (!(await visibleElement(context.db.kysely, elementId, context.employee.id)))
    context.require({ ownerEmployeeId: nobody });
}

function placeOf(
  { tree, employee }: CallContext,
  { organization_id = employee.organizationId }: Spot,
): Geography | null {
  return tree.byId(organization_id);
}

/** Returns the place's id if the caller may view it and can see the element's dashboard. */
async function readableAt(context: CallContext, db: Kysely<Tables>, spot: Spot): Promise<number> {
  const visible = (await visibleElement(db, spot.elem, context.employee.id)) !== null;
  return permittedGeography(context, placeOf(context, spot), { visible }).id;
}

async function requireComment(
  context: CallContext,
  trx: Transaction<Tables>,
  elementId: number,
  id: number,
  { deleting }: { deleting: boolean },
): Promise<Authored> {
  const element = await visibleElement(trx, elementId, context.employee.id);
  return requireAuthored(context, element, element && (await lockComment(trx, elementId, id)), deleting);
}

async function requireAnnotation(
  context: CallContext,
  trx: Transaction<Tables>,
  elementId: number,
  id: number,
  { deleting }: { deleting: boolean },
): Promise<Authored> {
  const element = await visibleElement(trx, elementId, context.employee.id);
  return requireAuthored(context, element, element && (await lockAnnotation(trx, elementId, id)), deleting);
}

function requireAuthored(
  { require }: CallContext,
  element: PlacedElement | null,
  record: Authored | null,
  deleting: boolean,
): Authored {
  require({
    ownerEmployeeId: record?.author_id ?? nobody,
    dashboardOwnerEmployeeId: record ? ownerOf(element) : nobody,
    // A missing record counts as not deletable, so Admins get the same 404 as everyone.
    deleting: deleting && record !== null,
  });
  if (!record) throw new TypeError('A record that does not exist was allowed.');
  return record;
}

/** Audits a change on `elem` at a place and notifies open screens; `authorId` is the author of removed text. */
async function recordTalk(
  { audit, employee }: CallContext,
  trx: Transaction<Tables>,
  event: `comment_${string}` | `annotation_${string}`,
  target: string,
  elem: number,
  organizationId: number,
  authorId?: number,
): Promise<void> {
  const changes = {
    element: elem,
    organization: organizationId,
    ...(authorId === undefined ? {} : { author: authorId }),
  };
  await audit({ event, status: 'success', target, changes }, trx);
  const topic = event.startsWith('comment_') ? 'comments' : 'notes';
  await announce(trx, { topic, id: elem, geographyId: organizationId, by: employee.id });
}

function ownerOf(element: PlacedElement | null): number {
  return element ? (element.dashboard_owner_id ?? globalOwnerId) : nobody;
}

function refuseBackwards({ day, until }: AnnotationText): void {
  if (until !== null && until < day)
    throw new ApiError('invalid-body', 'The last day is before the first.', {
      fields: { until: 'until must not be before day' },
    });
}

function change<Result>({ db }: CallContext, work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  return db.kysely.transaction().execute(work);
}

async function commentsAt(db: Kysely<Tables>, elementId: number, organizationId: number): Promise<ElementComment[]> {
  return (await latestComments(db, [elementId], organizationId, maxComments)).map(commentReply);
}

async function notesAt(db: Kysely<Tables>, elementId: number, organizationId: number): Promise<ElementAnnotation[]> {
  return (await readAnnotations(db, [elementId], organizationId)).map(annotationReply);
}

/**
 * Authors and moderators can act on a comment even where they may not view its place, but they never see the other
 * comments there.
 */
function mayRead({ subject, tree, config }: CallContext, { organization_id }: Authored): boolean {
  return can(subject, 'comments.use', { geography: tree.byId(organization_id) }, config.access).allowed;
}

async function commentsLeft(
  context: CallContext,
  trx: Transaction<Tables>,
  elem: number,
  comment: Authored,
): Promise<ElementComment[]> {
  return mayRead(context, comment) ? commentsAt(trx, elem, comment.organization_id) : [];
}

async function notesLeft(
  context: CallContext,
  trx: Transaction<Tables>,
  elem: number,
  note: Authored,
): Promise<ElementAnnotation[]> {
  return mayRead(context, note) ? notesAt(trx, elem, note.organization_id) : [];
}
