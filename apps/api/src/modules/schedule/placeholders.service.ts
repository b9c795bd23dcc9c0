import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { GhostDriver } from '@roadside/contract/schemas';
import {
  applyBulkAction,
  ghostIdOf,
  ghostWeekFields,
  ghostWeekOf,
  onQuarterHour,
  placeholderIdOf,
} from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { removeGhosts } from '../requests/index.ts';
import { insertPlaceholder, lockWorkers, readPlaceholders, updatePlaceholder } from '../shifts/index.ts';
import type { PlaceholderRow } from '../shifts/index.ts';
import { servicesOf } from '../people/index.ts';
import { schedulePlace } from './schedule-place.ts';
import type { SchedulePlace } from './schedule-place.ts';

type GhostsReply = CallReply<typeof calls.scheduler.getPlaceholders>;

/** The ghosts of a place, by name. */
export async function ghostsOf(context: CallContext, slug: string): Promise<GhostsReply> {
  const scope = schedulePlace(context, slug);
  return { ghosts: (await readGhosts(context.db.kysely, scope)).map(ghostOf) };
}

/** A placeholder in API form. */
export function ghostOf(row: PlaceholderRow): GhostDriver {
  return {
    id: ghostIdOf(row.id),
    name: row.name,
    service_type: servicesOf(row.services),
    ...ghostWeekFields(row.week),
    station_id: row.station_id,
    version: row.version,
  };
}

function readGhosts(db: Kysely<Tables>, { stations }: SchedulePlace): Promise<PlaceholderRow[]> {
  return readPlaceholders(
    db,
    stations.map(({ id }) => id),
  );
}

/**
 * Saves ghosts, all or none.
 * @throws ApiError 404 for a ghost the place doesn't have, 409 for one that someone else has saved since
 */
export async function saveGhosts(
  context: CallContext,
  { slug, ghosts }: ParsedBody<typeof calls.scheduler.savePlaceholders>,
): Promise<GhostsReply> {
  const scope = schedulePlace(context, slug);
  const by = { employeeId: context.employee.id, at: context.now() };
  const ids = ghosts.flatMap(({ id }) => (id === undefined ? [] : (placeholderIdOf(id) ?? 0)));
  if (new Set(ids).size < ids.length)
    throw new ApiError('invalid-body', 'A placeholder is listed twice.', { fields: { ghosts: 'List each one once' } });
  refuseOddTimes(ghosts);
  return context.db.kysely.transaction().execute(async (trx) => {
    const stored = await lockGhosts(context, trx, scope, ids);
    const saved: number[] = [];
    for (const ghost of ghosts) {
      const values = {
        station_id: stationFor(scope, ghost.station_id ?? stored.get(placeholderOf(ghost.id))?.station_id),
        name: ghost.name,
        services: ghost.service_type,
        week: ghostWeekOf(ghost),
      };
      const old = stored.get(placeholderOf(ghost.id));
      if (!old) saved.push(await insertPlaceholder(trx, values, by));
      else {
        refuseStale(ghost.version, old);
        await updatePlaceholder(trx, old.id, values, by);
        saved.push(old.id);
      }
    }
    await record(context, trx, scope, { event: 'placeholders_saved', changes: { ids: saved } });
    const rows = new Map((await readPlaceholders(trx, [], saved)).map((row) => [row.id, row]));
    return { ghosts: saved.flatMap((id) => rows.get(id) ?? []).map(ghostOf) };
  });
}

/** Refuses patterns with times that no shift made from them could have. */
function refuseOddTimes(ghosts: ParsedBody<typeof calls.scheduler.savePlaceholders>['ghosts']): void {
  const times = ghosts.flatMap((ghost) => ghostWeekOf(ghost).flatMap(({ start, end }) => [start, end]));
  if (times.every((time) => time === null || onQuarterHour(time))) return;
  throw new ApiError('invalid-body', 'Times must be on a quarter hour, like 7:15.', {
    fields: { ghosts: 'Choose times on a quarter hour' },
  });
}

/**
 * Applies one action to many ghosts: delete removes them, available and unavailable do nothing, others add a service.
 */
export async function bulkGhosts(
  context: CallContext,
  { slug, ghosts, bulk_action }: ParsedBody<typeof calls.scheduler.bulkPlaceholders>,
): Promise<GhostsReply> {
  const scope = schedulePlace(context, slug);
  const by = { employeeId: context.employee.id, at: context.now() };
  return context.db.kysely.transaction().execute(async (trx) => {
    const stored = [
      ...(await lockGhosts(context, trx, scope, [...new Set(ghosts.map((id) => placeholderIdOf(id) ?? 0))])).values(),
    ];
    const before = stored.map((row) => ({
      id: ghostIdOf(row.id),
      tcd: servicesOf(row.services),
      activeNotAvailable: false,
      ghost: true,
    }));
    const after = new Map(applyBulkAction(before, new Set(ghosts), bulk_action).map((ghost) => [ghost.id, ghost]));
    const removed = stored.filter(({ id }) => !after.has(ghostIdOf(id)));
    for (const row of stored) {
      const ghost = after.get(ghostIdOf(row.id));
      if (ghost && ghost.tcd.length > row.services.length)
        await updatePlaceholder(trx, row.id, { ...row, services: ghost.tcd }, by);
    }
    await removeGhosts(context, trx, removed);
    await record(context, trx, scope, { event: 'placeholders_bulk', changes: { bulk_action, ids: ghosts } });
    return { ghosts: (await readGhosts(trx, scope)).map(ghostOf) };
  });
}

function placeholderOf(id: number | undefined): number {
  return id === undefined ? 0 : (placeholderIdOf(id) ?? 0);
}

async function lockGhosts(
  context: CallContext,
  trx: Kysely<Tables>,
  { stations }: SchedulePlace,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlaceholderRow>> {
  await lockWorkers(trx, { employeeIds: [], placeholderIds: ids });
  const rows = (await readPlaceholders(trx, [], ids)).filter(
    ({ station_id, removed_at }) => removed_at === null && stations.some(({ id }) => id === station_id),
  );
  if (rows.length < ids.length) throw new ApiError('not-found', 'This place doesn’t have that placeholder.');
  return new Map(rows.map((row) => [row.id, row]));
}

function stationFor({ stations }: SchedulePlace, wanted: number | undefined): number {
  const [only] = stations;
  if (wanted === undefined && stations.length === 1 && only) return only.id;
  if (wanted !== undefined && stations.some(({ id }) => id === wanted)) return wanted;
  throw new ApiError('invalid-body', 'Choose which of this place’s stations the placeholder belongs to.', {
    fields: { ghosts: 'station_id must be one of the place’s stations' },
  });
}

function refuseStale(version: number | undefined, stored: PlaceholderRow): void {
  if (version === undefined || version === stored.version) return;
  throw new ApiError('stale-version', `Someone has saved ${stored.name} since you opened it.`, {
    fields: { ghosts: `The saved version is ${stored.version}; you sent ${version}` },
    current: { ghosts: [ghostOf(stored)] },
  });
}

async function record(
  context: CallContext,
  trx: Kysely<Tables>,
  { place, stations }: SchedulePlace,
  { event, changes }: { readonly event: `placeholders_${string}`; readonly changes: Readonly<Record<string, unknown>> },
): Promise<void> {
  await context.audit({ event, status: 'success', target: `organization:${place.id}`, changes }, trx);
  await announce(trx, {
    topic: 'schedule',
    id: place.id,
    geographyId: [place.id, ...stations.map(({ id }) => id)],
    by: context.employee.id,
  });
}
