import type { DashboardReply, ElementAnnotation, ElementComment } from '@roadside/contract/schemas';
import { globalDashboards, globalOwnerId } from '@roadside/domain/dashboards';
import type { GeographyType } from '@roadside/domain/geography';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { readElements, readShares } from './dashboards.repository.ts';
import type { DashboardRow, ElementRow } from './dashboards.repository.ts';
import { latestComments, readAnnotations } from './talk.repository.ts';
import type { AnnotationRow, CommentRow } from './talk.repository.ts';

/** Maximum comments per element in a dashboard reply; reading the thread returns the others. */
const maxComments = 100;
const globalOwnerName = globalDashboards[0]?.owner.displayName ?? 'Roadside';

/** The reader of dashboards, and the place whose comments and notes are included. */
export interface DashboardReader {
  readonly employeeId: number;
  readonly organizationId: number;
}

/**
 * Dashboards with their elements, plus the comments and notes of one place. The caller must have checked access to
 * both.
 */
export async function dashboardReplies(
  db: Kysely<Tables>,
  rows: readonly DashboardRow[],
  { employeeId, organizationId }: DashboardReader,
): Promise<DashboardReply[]> {
  const own = rows.filter((row) => row.owner_employee_id === employeeId).map(({ id }) => id);
  const [elements, shares] = await Promise.all([
    readElements(
      db,
      rows.map(({ id }) => id),
    ),
    readShares(db, own),
  ]);
  const elementIds = elements.map(({ id }) => id);
  const [comments, annotations] = await Promise.all([
    latestComments(db, elementIds, organizationId, maxComments),
    readAnnotations(db, elementIds, organizationId),
  ]);
  const said = {
    comments: Map.groupBy(comments, (comment) => comment.element_id),
    annotations: Map.groupBy(annotations, (annotation) => annotation.element_id),
  };
  const elementsOf = Map.groupBy(elements, (element) => element.dashboard_id);
  const sharesOf = Map.groupBy(shares, (share) => share.dashboard_id);
  return rows.map((row) => ({
    id: row.id,
    dataTarget: row.data_target,
    name: row.name,
    order: row.position,
    icon: row.icon,
    comments: row.comments,
    notification: row.notification,
    notification_type: row.notification_type,
    owner: { id: row.owner_employee_id ?? globalOwnerId, display_name: row.owner_name ?? globalOwnerName },
    employees: (sharesOf.get(row.id) ?? []).map((share) => share.employee_id),
    elements: (elementsOf.get(row.id) ?? []).map((element) =>
      elementReply(element, said.comments.get(element.id) ?? [], said.annotations.get(element.id) ?? []),
    ),
    version: row.version,
  }));
}

function elementReply(
  row: ElementRow,
  comments: readonly CommentRow[],
  annotations: readonly AnnotationRow[],
): DashboardReply['elements'][number] {
  const request = row.request as Partial<DashboardReply['elements'][number]['request']>;
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    order: row.position,
    request: {
      slug: request.slug ?? null,
      type: request.type ?? null,
      purpose: request.purpose ?? null,
      parameters: request.parameters ?? {},
    },
    chart_type: row.chart_type,
    time_type: row.time_type,
    metrics: row.metrics,
    relation: row.relation,
    child_type: row.child_type as GeographyType | null,
    grouped: row.grouped,
    filters: row.filters,
    layout: row.layout,
    comments: comments.map(commentReply),
    annotations: annotations.map(annotationReply),
    initial_annotation: row.initial_annotation,
    dashboard: row.dashboard_id,
    dashboard_comment: row.dashboard_comment,
  };
}

/** A comment in reply form. */
export function commentReply(row: CommentRow): ElementComment {
  return {
    id: row.id,
    elem: row.element_id,
    organization_id: row.organization_id,
    parent_comment: row.parent_comment_id,
    author: { id: row.author_id, display_name: row.author_name, photo_avatar: row.author_picture },
    body: row.body,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
  };
}

/** A note in reply form. */
export function annotationReply(row: AnnotationRow): ElementAnnotation {
  return {
    id: row.id,
    elem: row.element_id,
    organization_id: row.organization_id,
    day: row.day,
    until: row.until,
    body: row.body,
    tags: [...row.tags],
    author: { id: row.author_id, display_name: row.author_name },
    created_at: row.created_at.toISOString(),
  };
}
