import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { staleEdits, weekStartOf } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import {
  aroundDays,
  bumpDays,
  lockWorkers,
  publishShifts,
  readShiftsById,
  readShiftsByWorker,
  readVersion,
  readWorkers,
  refusingOverlaps,
  settleUnchanged,
  writeShifts,
} from '../shifts/index.ts';
import { announceSave } from './announce-save.ts';
import { dayLock } from './day-lock.service.ts';
import { spanOf } from './read-schedule.service.ts';
import { auditOf } from './save-audit.ts';
import { changesOf, storedIds, touchedDays } from './save-changes.ts';
import { edits as judged, judge } from './save-collisions.ts';
import type { Change, StoredShift } from './save-collisions.ts';
import { refusalOf } from './save-refusal.ts';
import { entryOf } from './schedule-reply.ts';
import { mayEdit, schedulePlace, timeZoneOf } from './schedule-place.ts';
import type { SchedulePlace } from './schedule-place.ts';
import { readTemplate, rememberTemplateUse } from './templates.repository.ts';

type SaveBody = ParsedBody<typeof calls.scheduler.saveSchedule>;
type SaveReply = CallReply<typeof calls.scheduler.saveSchedule>;

/**
 * Saves shifts, all or none. Edits that don't collide with other people's saves since then are merged; any collision
 * refuses the whole save and reports the conflicting shifts.
 * @throws ApiError 403 for a driver out of the write scope, 409 with a ScheduleConflict in `current`
 */
export async function saveSchedule(context: CallContext, body: SaveBody): Promise<SaveReply> {
  const scope = schedulePlace(context, body.slug, body.station_ids);
  refuseTwice(body);
  return refusingOverlaps(() => context.db.kysely.transaction().execute((trx) => save(context, trx, scope, body)), {
    field: 'entries',
    current: { collisions: [], version: body.version },
  });
}

function refuseTwice(body: SaveBody): void {
  const ids = storedIds(body);
  if (new Set(ids).size < ids.length)
    throw new ApiError('invalid-body', 'A shift is listed twice.', { fields: { entries: 'List each shift once' } });
}

async function save(
  context: CallContext,
  trx: Kysely<Tables>,
  scope: SchedulePlace,
  body: SaveBody,
): Promise<SaveReply> {
  const { employee, now } = context;
  const removals = body.removed ?? [];
  const ids = storedIds(body);
  const before = await readShiftsById(trx, ids, false);
  const names = [
    ...body.entries,
    ...before.map(({ employee_id, placeholder_id }) => ({ employee: employee_id, placeholder: placeholder_id })),
  ];
  await lockWorkers(trx, {
    employeeIds: names.flatMap((name) => name.employee ?? []),
    placeholderIds: names.flatMap((name) => name.placeholder ?? []),
  });
  // From here on the stored shifts cannot change until the transaction ends.
  const stored = (await readShiftsById(trx, ids, true)).filter((row) => stationInReach(context, row.station_id));
  const storedById = new Map<number, StoredShift>(stored.map((row) => [row.id, row]));
  const days = [
    ...body.entries.map(({ start_date }) => start_date.slice(0, 10)),
    ...stored.map((row) => row.local_day),
  ];
  const around = aroundDays(days);
  const workers = await readWorkers(trx, body.entries, around);
  const changes = changesOf(context, scope, body, workers, storedById);

  const span = spanOf(body);
  const stationIds = scope.stations.map(({ id }) => id);
  const versionBefore = await readVersion(trx, stationIds, span);
  const stale = staleEdits(
    judged(body.entries, removals),
    new Map(stored.map(({ id, version }) => [id, version])),
    versionBefore === body.version,
  );
  const touched = touchedDays(changes, removals, storedById);
  const isLocked = await dayLock(context, trx, touched);
  const collisions = judge({
    changes,
    removals,
    stored: storedById,
    stale,
    others: await readShiftsByWorker(trx, body.entries, around),
    isLocked,
    zoneOf: (stationId) => timeZoneOf(context, stationId),
    overridden: body.override_reason !== undefined,
  });
  if (collisions.length > 0) throw await refusalOf(trx, collisions, versionBefore);

  // A shift that is already gone, or at a station out of reach, is left out: neither was removed here.
  const removedIds = removals.map(({ id }) => id).filter((id) => storedById.has(id));
  const written = await writeShifts(
    trx,
    {
      removed: removedIds,
      changed: changes.flatMap(({ edit, values }) => (edit.id === undefined ? [] : [{ ...values, id: edit.id }])),
      added: changes.flatMap(({ edit, values }) => (edit.id === undefined ? [values] : [])),
    },
    { employeeId: employee.id, at: now(), reason: body.override_reason },
  );
  await settle(context, trx, [...written.changed, ...written.added, ...removedIds.map((id) => storedById.get(id)!)]);
  await bumpDays(trx, touched);
  if (body.template_id !== undefined) await rememberUse(context, trx, scope, body, body.template_id);
  await context.audit(auditOf(scope, body, storedById, { added: written.added, removed: removedIds }), trx);
  await announceSave(context, trx, { touched, changes, stored, workers });

  const version = await readVersion(trx, stationIds, span);
  const inWindow = touched.filter(
    ({ station_id, day }) => stationIds.includes(station_id) && day >= span.from && day <= span.to,
  );
  const savedIds = inOrder(changes, written).map(({ id }) => id);
  const saved = new Map((await readShiftsById(trx, savedIds, false)).map((row) => [row.id, row]));
  return {
    schedule: savedIds.map((id) => entryOf(saved.get(id)!)),
    removed: removedIds,
    created: body.entries
      .filter(({ id }) => id === undefined)
      .flatMap(({ client_id }, index) =>
        client_id === undefined ? [] : [{ client_id, id: written.added[index]?.id ?? 0 }],
      ),
    version,
    merged: version !== body.version + inWindow.length,
  };
}

/** What a save wrote, in the order of its entries. */
function inOrder(
  changes: readonly Change[],
  written: Awaited<ReturnType<typeof writeShifts>>,
): readonly Pick<StoredShift, 'id'>[] {
  const [changed, added] = [written.changed.values(), written.added.values()];
  return changes.map(({ edit }) => (edit.id === undefined ? added : changed).next().value!);
}

/**
 * Publishes what needs no publishing: shifts of past days, which are a record of what was worked, and shifts that are
 * again as they were published.
 */
async function settle(
  context: CallContext,
  trx: Kysely<Tables>,
  rows: readonly Pick<StoredShift, 'id' | 'station_id' | 'local_day'>[],
): Promise<void> {
  const past = rows.filter(({ station_id, local_day }) => local_day < context.today(timeZoneOf(context, station_id)));
  await publishShifts(
    trx,
    past.map(({ id }) => id),
  );
  await settleUnchanged(
    trx,
    rows.map(({ id }) => id),
  );
}

function stationInReach(context: CallContext, stationId: number): boolean {
  const station = context.tree.byId(stationId);
  return station !== null && mayEdit(context, station);
}

async function rememberUse(
  context: CallContext,
  trx: Kysely<Tables>,
  { place }: SchedulePlace,
  { date }: SaveBody,
  templateId: number,
): Promise<void> {
  const template = await readTemplate(trx, templateId);
  const owner = template ? context.tree.byId(template.organization_id) : null;
  if (!template || !owner || !(owner.id === place.baseId || place.ancestorIds.includes(owner.id)))
    throw new ApiError('not-found', 'This place doesn’t have that template.');
  await rememberTemplateUse(
    trx,
    {
      organization_id: place.baseId,
      day: template.scope === 'week' ? weekStartOf(date) : date,
      template_id: templateId,
      used_by: context.employee.id,
    },
    context.now(),
  );
}
