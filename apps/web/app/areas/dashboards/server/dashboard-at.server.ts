import { calls } from '@roadside/contract/calls';
import type { ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { visibleDashboards } from './dashboard.loader.server.ts';

/** Reads a dashboard, undefined if it isn't shared with the person, and the location it is shown for. */
export async function dashboardAt(
  { context, api }: Pick<ResourceRequest, 'context' | 'api'>,
  id: number,
  slug: string,
) {
  const [dashboards, place] = await Promise.all([
    visibleDashboards(context),
    api.attempt(calls.accounts.organizations, { body: { slug } }),
  ]);
  return { dashboard: dashboards.find((known) => known.id === id), place };
}
