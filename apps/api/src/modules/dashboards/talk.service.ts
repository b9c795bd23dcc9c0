import type { ElementAnnotation, ElementComment } from '@roadside/contract/schemas';
import { globalOwnerId } from '@roadside/domain/dashboards';
import type { Kysely, Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { permittedGeography } from '../organizations/permitted-geography.ts';
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
import type { AnnotationText } from './talk.repository.ts';
import { markViewed, readViewed } from './viewed-element.repository.ts';

const mostComments = 2_000;
const mostAnnotations = 500;
/** Nobody has this id: what does not exist is refused like what belongs to another. */
const nobody = 0;

/** The comments of an element, oldest first. */
export async function listComments(context: CallContext, elementId: number): Promise<ElementComment[]> {
  await visible(context, context.db.kysely, elementId);
  return thread(context.db.kysely, elementId);
}

/** Comments on an element, or answers a comment of it. */
export async function addComment(
  context: CallContext,
  { elem, body, parent }: { elem: number; body: string; parent: number | null },
): Promise<ElementComment[]> {
  return change(context, async (trx) => {
    await visible(context, trx, elem);
    if (parent !== null && !(await lockComment(trx, elem, parent)))
      throw new ApiError('invalid-body', 'The comment that is answered is gone.', {
        fields: { parent_comment: 'Not a comment of this element' },
      });
    if ((await countComments(trx, elem)) >= mostComments)
      throw new ApiError('conflict', `There are ${mostComments} comments here already.`);
    const id = await insertComment(trx, {
      elementId: elem,
      parentId: parent,
      authorId: context.employee.id,
      body,
      now: context.now(),
    });
    await context.audit(
      { event: 'comment_created', status: 'success', target: `comment:${id}`, changes: { element: elem } },
      trx,
    );
    return thread(trx, elem);
  });
}

/** Rewrites an own comment. */
export async function editComment(
  context: CallContext,
  { elem, id, body }: { elem: number; id: number; body: string },
): Promise<ElementComment[]> {
  return change(context, async (trx) => {
    await requireComment(context, trx, elem, id, false);
    await rewriteComment(trx, id, body, context.now());
    await context.audit(
      { event: 'comment_edited', status: 'success', target: `comment:${id}`, changes: { element: elem } },
      trx,
    );
    return thread(trx, elem);
  });
}

/** Removes a comment; its answers stay. */
export async function removeComment(
  context: CallContext,
  { elem, id }: { elem: number; id: number },
): Promise<ElementComment[]> {
  return change(context, async (trx) => {
    await requireComment(context, trx, elem, id, true);
    await deleteComment(trx, id);
    await context.audit(
      { event: 'comment_deleted', status: 'success', target: `comment:${id}`, changes: { element: elem } },
      trx,
    );
    return thread(trx, elem);
  });
}

/** Notes something on a day or a range of days of an element. */
export async function addAnnotation(
  context: CallContext,
  elem: number,
  note: AnnotationText,
): Promise<ElementAnnotation[]> {
  return change(context, async (trx) => {
    const element = await visibleElement(trx, elem, context.employee.id);
    // What one may not see nobody owns: the refusal is the one of another's record.
    context.require({
      ownerEmployeeId: element ? context.employee.id : nobody,
      dashboardOwnerEmployeeId: ownerOf(element),
    });
    refuseBackwards(note);
    if ((await countAnnotations(trx, elem)) >= mostAnnotations)
      throw new ApiError('conflict', `There are ${mostAnnotations} notes here already.`);
    const id = await insertAnnotation(trx, elem, context.employee.id, note, context.now());
    await context.audit(
      { event: 'annotation_created', status: 'success', target: `annotation:${id}`, changes: { element: elem } },
      trx,
    );
    return notes(trx, elem);
  });
}

/** Changes a note; its author may, and the owner of the dashboard. */
export async function editAnnotation(
  context: CallContext,
  { elem, id, ...note }: AnnotationText & { elem: number; id: number },
): Promise<ElementAnnotation[]> {
  return change(context, async (trx) => {
    await requireAnnotation(context, trx, elem, id);
    refuseBackwards(note);
    await rewriteAnnotation(trx, id, note);
    await context.audit(
      { event: 'annotation_edited', status: 'success', target: `annotation:${id}`, changes: { element: elem } },
      trx,
    );
    return notes(trx, elem);
  });
}

/** Removes a note; its author may, and the owner of the dashboard. */
export async function removeAnnotation(
  context: CallContext,
  { elem, id }: { elem: number; id: number },
): Promise<ElementAnnotation[]> {
  return change(context, async (trx) => {
    await requireAnnotation(context, trx, elem, id);
    await deleteAnnotation(trx, id);
    await context.audit(
      { event: 'annotation_deleted', status: 'success', target: `annotation:${id}`, changes: { element: elem } },
      trx,
    );
    return notes(trx, elem);
  });
}

/** When an element was seen, for one organisation. */
export interface ViewedElement {
  readonly dashboard_element_id: number;
  readonly organization_id: number;
  readonly viewed_at: string;
}

/** When the caller last saw an element for an organisation: one entry, or none when he never did. */
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

/** Remembers that the caller sees an element now. Of no interest to the audit log: it is his own reading. */
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

async function visible(context: CallContext, db: Kysely<Tables>, elementId: number): Promise<void> {
  context.require({ visible: (await visibleElement(db, elementId, context.employee.id)) !== null });
}

async function requireComment(
  context: CallContext,
  trx: Transaction<Tables>,
  elementId: number,
  id: number,
  deleting: boolean,
): Promise<void> {
  const element = await visibleElement(trx, elementId, context.employee.id);
  const comment = element ? await lockComment(trx, elementId, id) : null;
  // Whoever may delete everybody's comments may not delete one that is not there.
  context.require({ ownerEmployeeId: comment?.author_id ?? nobody, deleting: deleting && comment !== null });
}

async function requireAnnotation(
  context: CallContext,
  trx: Transaction<Tables>,
  elementId: number,
  id: number,
): Promise<void> {
  const element = await visibleElement(trx, elementId, context.employee.id);
  const annotation = element ? await lockAnnotation(trx, elementId, id) : null;
  context.require({
    ownerEmployeeId: annotation?.author_id ?? nobody,
    dashboardOwnerEmployeeId: annotation ? ownerOf(element) : nobody,
  });
}

function ownerOf(element: PlacedElement | null): number {
  return element ? (element.dashboard_owner_id ?? globalOwnerId) : nobody;
}

function refuseBackwards({ day, until }: AnnotationText): void {
  if (until !== null && until < day)
    throw new ApiError('invalid-body', 'The note ends before it begins.', {
      fields: { until: 'until must not be before day' },
    });
}

function change<Result>({ db }: CallContext, work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  return db.kysely.transaction().execute(work);
}

async function thread(db: Kysely<Tables>, elementId: number): Promise<ElementComment[]> {
  return (await latestComments(db, [elementId], mostComments)).map(commentReply);
}

async function notes(db: Kysely<Tables>, elementId: number): Promise<ElementAnnotation[]> {
  return (await readAnnotations(db, [elementId])).map(annotationReply);
}
