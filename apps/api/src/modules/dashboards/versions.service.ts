import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { DashboardReply } from '@roadside/contract/schemas';
import { versionChanges } from '@roadside/domain/dashboards';
import type { DashboardVersion } from '@roadside/domain/dashboards';
import type { KeptElement, VersionDefinition } from '../../platform/database/dashboard-tables.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import {
  deleteElementsExcept,
  insertElements,
  readElements,
  updateDashboard,
  updateElement,
} from './dashboards.repository.ts';
import type { ElementValues } from './dashboards.repository.ts';
import { changeDashboard, lockOwn } from './dashboards.service.ts';
import { readVersions } from './versions.repository.ts';

/** The versions of one of the caller's dashboards, latest first, with what each changed. */
export async function dashboardHistory(
  context: CallContext,
  id: number,
): Promise<CallReply<typeof calls.dashboards.history>> {
  return context.db.kysely.transaction().execute(async (trx) => {
    await lockOwn(context, trx, id);
    const rows = await readVersions(trx, id);
    const compared = rows.map(({ definition }) => comparable(definition));
    return {
      versions: rows.map(({ version, definition, saved_by_name, saved_at }, index) => {
        const after = compared[index] ?? comparable(definition);
        const { renamed, settings, added, removed, changed } = versionChanges(compared[index + 1] ?? null, after);
        return {
          version,
          name: definition.values.name,
          elements: definition.elements.length,
          saved_by: saved_by_name,
          saved_at: saved_at.toISOString(),
          changes: { renamed, settings, added: [...added], removed: [...removed], changed: [...changed] },
        };
      }),
    };
  });
}

const comparable = ({ values: { name, ...values }, elements }: VersionDefinition): DashboardVersion => ({
  name,
  settings: JSON.stringify(values),
  elements: elements.map(({ id, title, ...rest }) => ({ id, title, settings: JSON.stringify([title, rest]) })),
});

/**
 * Makes a dashboard what it was in a version, as a new version. Elements that are still there keep their comments and
 * notes; deleted ones come back without.
 */
export async function restoreDashboard(
  context: CallContext,
  { id, version, to }: { readonly id: number; readonly version: number; readonly to: number },
): Promise<DashboardReply> {
  return changeDashboard(context, { id, version, event: 'dashboard_restored', changes: { to } }, async (trx) => {
    const wanted = (await readVersions(trx, id)).find((row) => row.version === to);
    if (!wanted) throw new ApiError('not-found', 'This version is no longer kept.');
    const { values, elements } = wanted.definition;
    await updateDashboard(trx, id, values, context.now());
    await deleteElementsExcept(
      trx,
      id,
      elements.map((element) => element.id),
    );
    const known = new Set((await readElements(trx, [id])).map((element) => element.id));
    for (const element of elements) if (known.has(element.id)) await updateElement(trx, element.id, valuesOf(element));
    await insertElements(
      trx,
      id,
      elements.filter((element) => !known.has(element.id)).map((element) => ({ ...valuesOf(element), id: element.id })),
    );
  });
}

function valuesOf(kept: KeptElement): ElementValues {
  const { id: _, request, filters, layout, ...element } = kept;
  return {
    ...element,
    request: JSON.stringify(request),
    filters: JSON.stringify(filters),
    layout: layout === null ? null : JSON.stringify(layout),
  };
}
