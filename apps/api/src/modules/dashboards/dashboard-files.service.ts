import { requestChartType } from '@roadside/domain/dashboards';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { MadeFile, MadeFiles } from '../../platform/files/made-files.ts';
import type { PrintedTable } from '../../platform/pdf/printed-page.ts';
import { readDashboard, readElements, visibleDashboards } from './dashboards.repository.ts';
import type { ElementRow } from './dashboards.repository.ts';
import { readElement } from './element-request.ts';
import { writeElement } from './export.service.ts';

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
export async function makeDashboardFiles(context: CallContext, dashboardId: number, slug: string): Promise<MadeFiles> {
  const { db, tree, employee } = context;
  const tables = await readDashboardTables(db.kysely, dashboardId, employee.id);
  const dashboard = await readDashboard(db.kysely, dashboardId);
  if (tables === null || !dashboard) throw new ApiError('not-found', 'This dashboard doesn’t exist.');
  context.require({ geography: tree.bySlug(slug) });
  const digest = createHash('sha256');
  const files: MadeFile[] = [];
  const printed: PrintedTable[] = [];
  const periods = new Set<string>();
  for (const { id } of tables) {
    // oxlint-disable-next-line no-await-in-loop -- One table at a time keeps memory flat.
    const element = await readElement(context, String(id), { request: { slug, parameters: {} } });
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const written = await writeElement(context, element, {});
    digest.update(written.digest);
    files.push({ name: written.filename, mediaType: written.mediaType, content: written.content });
    printed.push(written.printed);
    periods.add(`${element.request.period.from} to ${element.request.period.to}`);
  }
  const place = tree.bySlug(slug)?.displayName ?? slug;
  return {
    slug,
    place,
    path: `/dashboard/${slug}?dashboard=${dashboardId}`,
    files,
    page: {
      title: `${dashboard.name}: ${place}`,
      subtitle: [...periods].join(', '),
      sentences: [],
      tables: printed,
      note: 'Filters and the time of the data are on the second sheet of each Excel file.',
    },
    digest: digest.digest('base64url'),
  };
}
