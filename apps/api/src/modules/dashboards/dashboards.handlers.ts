import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import {
  createDashboard,
  listDashboards,
  removeDashboard,
  renameDashboard,
  reorderDashboards,
  replaceDashboard,
  shareDashboard,
} from './dashboards.service.ts';
import { startDashboardPdf } from './dashboard-files.service.ts';
import { readElement } from './element-request.ts';
import { elementReport, facetsReport, surveyReport } from './elements.service.ts';
import { exportElement } from './export.service.ts';
import { exportProgress, startExport, stopExport } from './started-export.service.ts';
import {
  addAnnotation,
  addComment,
  editAnnotation,
  editComment,
  listComments,
  markElementViewed,
  removeAnnotation,
  removeComment,
  viewedElement,
} from './talk.service.ts';
import { dashboardHistory, restoreDashboard } from './versions.service.ts';

const { dashboards, elements, myDashboard } = calls;

/** Dashboards, their elements' data, and comments and notes on them. */
export const dashboardsHandlers = [
  handle(dashboards.list, async (context, { body }) => listDashboards(context, body.slug)),
  handle(dashboards.create, async (context, { body }) => ({
    dashboard: await createDashboard(context, body.dashboard, body.owner_id),
  })),
  handle(dashboards.update, async (context, { body }) => ({ dashboard: await replaceDashboard(context, body) })),
  handle(dashboards.rename, async (context, { body }) => ({ dashboard: await renameDashboard(context, body) })),
  handle(dashboards.reorder, async (context, { body }) => ({
    dashboards: await reorderDashboards(context, body.dashboards),
  })),
  handle(dashboards.delete, async (context, { body }) => ({ id: await removeDashboard(context, body) })),
  handle(dashboards.history, (context, { body }) => dashboardHistory(context, body.id)),
  handle(dashboards.restore, async (context, { body }) => ({ dashboard: await restoreDashboard(context, body) })),
  handle(dashboards.share, async (context, { body }) => ({
    dashboard: await shareDashboard(context, body.id, body.employees),
  })),
  handle(dashboards.startPdf, (context, { body }) => startDashboardPdf(context, body)),

  handle(elements.request, async (context, { params, body }) =>
    elementReport(context, await readElement(context, params.element, body)),
  ),
  handle(elements.surveys, async (context, { params, body }) =>
    surveyReport(context, await readElement(context, params.element, body), body),
  ),
  handle(elements.facets, async (context, { params, body }) =>
    facetsReport(context, await readElement(context, params.element, body), body),
  ),
  handle(elements.exportXlsx, async (context, { params, body }) =>
    exportElement(context, await readElement(context, params.element, body), body),
  ),
  handle(elements.startExport, async (context, { params, body }) =>
    startExport(context, await readElement(context, params.element, body), body),
  ),
  handle(elements.exportProgress, (context, { body }) => exportProgress(context, body.id)),
  handle(elements.stopExport, (context, { body }) => stopExport(context, body.id)),

  handle(myDashboard.readComments, async (context, { body }) => ({ comments: await listComments(context, body) })),
  handle(myDashboard.createComment, async (context, { body: { elem, organization_id, body, parent_comment } }) => ({
    comments: await addComment(context, { elem, organization_id, body, parent: parent_comment ?? null }),
  })),
  handle(myDashboard.editComment, async (context, { body: { elem, id, body } }) => ({
    comments: await editComment(context, { elem, id, body }),
  })),
  handle(myDashboard.deleteComment, async (context, { body: { elem, id } }) => ({
    comments: await removeComment(context, { elem, id }),
  })),
  handle(
    myDashboard.createAnnotation,
    async (context, { body: { elem, organization_id, day, until, body, tags } }) => ({
      annotations: await addAnnotation(context, { elem, organization_id }, { day, until: until ?? null, body, tags }),
    }),
  ),
  handle(myDashboard.updateAnnotation, async (context, { body: { elem, id, day, until, body, tags } }) => ({
    annotations: await editAnnotation(context, { elem, id, day, until: until ?? null, body, tags }),
  })),
  handle(myDashboard.deleteAnnotation, async (context, { body: { elem, id } }) => ({
    annotations: await removeAnnotation(context, { elem, id }),
  })),
  handle(myDashboard.getViewedElement, async (context, { body }) => ({ viewed: await viewedElement(context, body) })),
  handle(myDashboard.updateViewedElement, async (context, { body }) => ({
    viewed: await markElementViewed(context, body),
  })),
];
