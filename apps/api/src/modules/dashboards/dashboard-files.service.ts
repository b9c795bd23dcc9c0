import { requestChartType } from '@roadside/domain/dashboards';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readDashboard, readElements, visibleDashboards } from './dashboards.repository.ts';
import type { ElementRow } from './dashboards.repository.ts';
import { readElement } from './element-request.ts';
import { writeElement } from './export.service.ts';

/** The tables of a dashboard as Excel files, for one location and one reader's rights. */
export interface MadeDashboard {
  readonly slug: string;
  /** Name of the location. */
  readonly place: string;
  readonly files: readonly { readonly name: string; readonly mediaType: string; readonly content: Uint8Array }[];
  /** Of the rows: equal if nothing changed. */
  readonly digest: string;
  /** Whether a person may see the dashboard. */
  readonly visibleTo: (employeeId: number) => Promise<boolean>;
}

const isTable = ({ chart_type }: ElementRow) => {
  const chart = requestChartType(chart_type);
  return chart === 'table' || chart === 'trendTable' || chart === 'survey_comments';
};

/** The elements of a dashboard that can be sent; null if the person may not see it. */
export async function readDashboardTables(
  db: Kysely<Tables>,
  dashboardId: number,
  employeeId: number,
): Promise<readonly ElementRow[] | null> {
  const visible = (await visibleDashboards(db, employeeId)).some(({ id }) => id === dashboardId);
  return visible ? (await readElements(db, [dashboardId])).filter(isTable) : null;
}

/**
 * Makes the files of a dashboard's tables as the reader of the context would export them.
 * @throws ApiError 403 for a location out of view, 404 for a dashboard the reader may not see
 */
export async function makeDashboardFiles(
  context: CallContext,
  dashboardId: number,
  slug: string,
): Promise<MadeDashboard> {
  const { db, tree, employee } = context;
  const tables = await readDashboardTables(db.kysely, dashboardId, employee.id);
  const dashboard = await readDashboard(db.kysely, dashboardId);
  if (tables === null || !dashboard) throw new ApiError('not-found', 'This dashboard doesn’t exist.');
  context.require({ geography: tree.bySlug(slug) });
  const digest = createHash('sha256');
  const files: MadeDashboard['files'][number][] = [];
  for (const { id } of tables) {
    // oxlint-disable-next-line no-await-in-loop -- One table at a time keeps memory flat.
    const element = await readElement(context, String(id), { request: { slug, parameters: {} } });
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const written = await writeElement(context, element, {});
    digest.update(written.digest);
    files.push({ name: written.filename, mediaType: written.mediaType, content: written.content });
  }
  return {
    slug,
    place: tree.bySlug(slug)?.displayName ?? slug,
    files,
    digest: digest.digest('base64url'),
    visibleTo: async (employeeId) => (await readDashboardTables(db.kysely, dashboardId, employeeId)) !== null,
  };
}
