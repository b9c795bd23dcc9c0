import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { createDashboard, listDashboards, removeDashboard, renameDashboard, reorderDashboards, replaceDashboard, shareDashboard } from './dashboards.service.ts';

const { dashboards } = calls;

/** Dashboards and what is said about their elements. */
export const handlers = [
  handle(dashboards.list, async (context) => ({ dashboards: await listDashboards(context) })),
  handle(dashboards.create, async (context, { body }) => ({ dashboard: await createDashboard(context, body.dashboard, body.owner_id) })),
  handle(dashboards.update, async (context, { body }) => ({ dashboard: await replaceDashboard(context, body) })),
  handle(dashboards.rename, async (context, { body }) => ({ dashboard: await renameDashboard(context, body) })),
  handle(dashboards.reorder, async (context, { body }) => ({ dashboards: await reorderDashboards(context, body.dashboards) })),
  handle(dashboards.delete, async (context, { body }) => ({ id: await removeDashboard(context, body) })),
  handle(dashboards.share, async (context, { body }) => ({ dashboard: await shareDashboard(context, body.id, body.employees) })),
];
