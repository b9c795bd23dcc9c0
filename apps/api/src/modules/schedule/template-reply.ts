import type { TemplateEntry, TemplateSummary } from '@roadside/contract/schemas';
import { canView } from '@roadside/domain/geography';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { keyOf, readWorkers } from '../shifts/index.ts';
import type { Worker } from '../shifts/index.ts';
import type { SchedulePlace } from './schedule-place.ts';
import type { StoredTemplate, TemplateRow } from './templates.repository.ts';

type Reader = Pick<CallContext, 'tree' | 'subject' | 'config'>;

/**
 * The shifts of a template that concern a place: those of its people in the reader's view. A template from a place
 * above also has everybody else's. Shifts of people who are gone stay with the place that has the template, because
 * nothing says anymore where they worked.
 */
export function entriesInPlace(
  { tree, subject, config }: Reader,
  { place, stations }: SchedulePlace,
  template: StoredTemplate,
  workers: ReadonlyMap<string, Worker>,
): TemplateEntry[] {
  const isOwn = template.organization_id === place.baseId;
  const here = new Set(stations.map(({ id }) => id));
  return template.entries.filter((entry) => {
    const worker = workers.get(keyOf(entry));
    if (!worker || worker.stationId === null) return isOwn;
    const home = tree.byId(worker.organizationId);
    return here.has(worker.stationId) && home !== null && canView(subject, home, config.access);
  });
}

/** A template in a list. The name of the person who saved it is left out if the reader may not see that person's place. */
export function templateSummary({ tree, subject, config }: Reader, row: TemplateRow): TemplateSummary {
  const home = row.updated_in === null ? null : tree.byId(row.updated_in);
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    shifts: row.shifts,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    updated_by: home !== null && canView(subject, home, config.access) ? row.updated_by : null,
  };
}

/** A template with the shifts that concern a place. */
export async function templateReply(
  context: Reader,
  db: Kysely<Tables>,
  scope: SchedulePlace,
  template: StoredTemplate,
): Promise<TemplateSummary & { entries: TemplateEntry[] }> {
  const workers = await readWorkers(db, template.entries, noDays);
  return { ...templateSummary(context, template), entries: entriesInPlace(context, scope, template, workers) };
}

/** For reading workers without their time off. */
const noDays = { from: '2000-01-01', to: '2000-01-01' };
