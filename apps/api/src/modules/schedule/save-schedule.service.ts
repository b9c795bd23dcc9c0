import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { ScheduleCollision } from '@roadside/contract/schemas';
import { shownEnd, staleEdits, weekStartOf } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announceAll } from '../../platform/live/announce.ts';
import { spanOf } from './read-schedule.service.ts';
import {
  bumpDays,
  isOverlapViolation,
  lockWorkers,
  readAuthors,
  readShiftsById,
  rememberTemplateUse,
  writeShifts,
} from './save-schedule.repository.ts';
import type { ShiftValues } from './save-schedule.repository.ts';
import { edits as judged, judge } from './save-collisions.ts';
import type { Change, StoredShift } from './save-collisions.ts';
import { readUnlocked, readVersion } from './schedule.repository.ts';
import { entryOf } from './schedule-reply.ts';
import { mayEdit, schedulePlace } from './schedule-place.ts';
import type { SchedulePlace } from './schedule-place.ts';
import { aroundDays, Clocks, keyOf, readShiftsByWorker, readWorkers } from './shift-workers.ts';
import type { Worker } from './shift-workers.ts';
import { readTemplate } from './templates.repository.ts';

type SaveBody = ParsedBody<typeof calls.scheduler.saveSchedule>;
type SaveReply = CallReply<typeof calls.scheduler.saveSchedule>;

/** Most shifts whose change an audit event tells one by one. */
const toldShifts = 100;

/**
 * Saves shifts, all or none. Edits that don't collide with what others have saved since are merged; a collision refuses
 * the whole and says what is in the way.
 * @throws ApiError 403 for a driver out of the write scope, 409 with a ScheduleConflict in `current`
 */
export async function saveSchedule(context: CallContext, body: SaveBody): Promise<SaveReply> {
  const scope = schedulePlace(context, body.slug, body.station_ids);
  refuseTwice(body);
  try {
    return await context.db.kysely.transaction().execute((trx) => save(context, trx, scope, body));
  } catch (error) {
    if (!isOverlapViolation(error)) throw error;
    // Somebody was faster between the check and the write; the database had the last word.
    throw new ApiError('conflict', 'That driver already has a shift at that time. Nothing was saved.', {
      fields: { entries: 'Overlaps a shift that was saved a moment ago' },
      current: { collisions: [], version: body.version },
      cause: error,
    });
  }
}

function refuseTwice({ entries, removed = [] }: SaveBody): void {
  const ids = [...entries.flatMap(({ id }) => id ?? []), ...removed.map(({ id }) => id)];
  if (new Set(ids).size < ids.length)
    throw new ApiError('invalid-body', 'A shift is named twice.', { fields: { entries: 'Name each shift once' } });
}

async function save(
  context: CallContext,
  trx: Kysely<Tables>,
  scope: SchedulePlace,
  body: SaveBody,
): Promise<SaveReply> {
  const { employee, now } = context;
  const removals = body.removed ?? [];
  const ids = [...body.entries.flatMap(({ id }) => id ?? []), ...removals.map(({ id }) => id)];
  const before = await readShiftsById(trx, ids, false);
  const names = [
    ...body.entries,
    ...before.map(({ employee_id, placeholder_id }) => ({ employee: employee_id, placeholder: placeholder_id })),
  ];
  await lockWorkers(trx, {
    employeeIds: [...new Set(names.flatMap((name) => name.employee ?? []))],
    placeholderIds: [...new Set(names.flatMap((name) => name.placeholder ?? []))],
  });
  // What is stored from here on stays until the end of the transaction.
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
  const unlocked = await unlockedDays(context, trx, touched);
  const collisions = judge({
    changes,
    removals,
    stored: storedById,
    stale,
    others: await readShiftsByWorker(trx, body.entries, around),
    isLocked: (stationId, day, until) =>
      day < context.today(zoneOf(context, stationId)) &&
      until <= now().getTime() &&
      !unlocked.has(`${stationId} ${day}`),
    zoneOf: (stationId) => zoneOf(context, stationId),
    overridden: body.override_reason !== undefined,
  });
  if (collisions.length > 0) throw await refusal(trx, collisions, versionBefore);

  const written = await writeShifts(
    trx,
    {
      removed: removals.map(({ id }) => id).filter((id) => storedById.has(id)),
      changed: changes.flatMap(({ edit, values }) => (edit.id === undefined ? [] : [{ ...values, id: edit.id }])),
      added: changes.flatMap(({ edit, values }) => (edit.id === undefined ? [values] : [])),
    },
    { employeeId: employee.id, at: now() },
  );
  await bumpDays(trx, touched);
  if (body.template_id !== undefined) await rememberUse(context, trx, scope, body, body.template_id);
  await context.audit(auditOf(scope, body, storedById, written.added), trx);
  await announceStations(context, trx, touched, changes, stored, workers);

  const version = await readVersion(trx, stationIds, span);
  const inWindow = touched.filter(
    ({ station_id, day }) => stationIds.includes(station_id) && day >= span.from && day <= span.to,
  );
  let nextChanged = 0;
  let nextAdded = 0;
  return {
    schedule: changes.map(({ edit }) =>
      entryOf((edit.id === undefined ? written.added[nextAdded++] : written.changed[nextChanged++])!),
    ),
    removed: removals.map(({ id }) => id),
    created: body.entries
      .filter(({ id }) => id === undefined)
      .flatMap(({ client_id }, index) =>
        client_id === undefined ? [] : [{ client_id, id: written.added[index]?.id ?? 0 }],
      ),
    version,
    merged: version !== body.version + inWindow.length,
  };
}

/** What each entry is to become, once every driver it names is in the write scope. */
function changesOf(
  context: CallContext,
  { place }: SchedulePlace,
  body: SaveBody,
  workers: ReadonlyMap<string, Worker>,
  stored: ReadonlyMap<number, StoredShift>,
): Change[] {
  const { tree, require } = context;
  // Who does not exist is refused like somebody out of reach.
  const organizations = body.entries.map((entry) => {
    const worker = workers.get(keyOf(entry));
    return worker ? tree.byId(worker.organizationId) : null;
  });
  require({ geography: place, geographies: organizations });
  const clocks = new Clocks();
  return body.entries.map((edit) => {
    const worker = workers.get(keyOf(edit));
    if (!worker) throw new TypeError('A driver who does not exist was allowed.');
    const old = edit.id === undefined ? undefined : stored.get(edit.id);
    const sameWorker = old && keyOf({ employee: old.employee_id, placeholder: old.placeholder_id }) === worker.key;
    // A shift stays with the station it was planned for, unless somebody else takes it.
    const stationId = sameWorker ? old.station_id : worker.stationId;
    if (stationId === null || tree.byId(stationId)?.type !== 'station')
      throw new ApiError(
        'invalid-body',
        `${worker.name} doesn't belong to a station, so there is no clock to plan by.`,
        {
          fields: { entries: 'The driver has no station' },
        },
      );
    const values: ShiftValues = {
      employee_id: edit.employee ?? null,
      placeholder_id: edit.placeholder ?? null,
      station_id: stationId,
      local_day: clocks.dayOf(Date.parse(edit.start_date), zoneOf(context, stationId)),
      starts_at: edit.start_date,
      ends_at: edit.end_date,
      shown_until: shownEnd(edit.start_date, edit.duration),
      duration_hours: edit.duration,
      services: edit.schedule_type,
      note: edit.note === undefined ? (old?.note ?? null) : edit.note,
    };
    return { edit, worker, values };
  });
}

function stationInReach(context: CallContext, stationId: number): boolean {
  const station = context.tree.byId(stationId);
  return station !== null && mayEdit(context, station);
}

function zoneOf({ tree }: CallContext, stationId: number): string {
  return tree.byId(stationId)?.timeZone ?? 'UTC';
}

/** Every station's day that changes, the old day of a moved shift included, in the order in which days are locked. */
function touchedDays(
  changes: readonly Change[],
  removals: readonly { readonly id: number }[],
  stored: ReadonlyMap<number, StoredShift>,
) {
  const days = new Map<string, { readonly station_id: number; readonly day: string }>();
  const add = (station_id: number, day: string) => days.set(`${station_id} ${day}`, { station_id, day });
  for (const { edit, values } of changes) {
    add(values.station_id, values.local_day);
    const old = edit.id === undefined ? undefined : stored.get(edit.id);
    if (old) add(old.station_id, old.local_day);
  }
  for (const { id } of removals) {
    const old = stored.get(id);
    if (old) add(old.station_id, old.local_day);
  }
  return [...days.values()].toSorted((a, b) => a.station_id - b.station_id || (a.day < b.day ? -1 : 1));
}

async function unlockedDays(
  context: CallContext,
  trx: Kysely<Tables>,
  touched: readonly { readonly station_id: number; readonly day: string }[],
): Promise<ReadonlySet<string>> {
  const past = touched.filter(({ station_id, day }) => day < context.today(zoneOf(context, station_id)));
  if (past.length === 0) return new Set();
  const sorted = past.map(({ day }) => day).toSorted();
  const rows = await readUnlocked(
    trx,
    past.map(({ station_id }) => station_id),
    { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' },
    context.now(),
  );
  return new Set(rows.map(({ station_id, day }) => `${station_id} ${day}`));
}

async function refusal(
  trx: Kysely<Tables>,
  collisions: readonly ScheduleCollision[],
  version: number,
): Promise<ApiError> {
  const authors = await readAuthors(
    trx,
    collisions.flatMap(({ theirs }) => theirs?.id ?? []),
  );
  const told = collisions.map((collision) => {
    const author = collision.theirs ? authors.get(collision.theirs.id) : undefined;
    return author ? { ...collision, by: author.by, at: author.at.toISOString() } : collision;
  });
  const stale = told.some(({ kind }) => kind === 'changed' || kind === 'removed');
  const [first] = told;
  return new ApiError(
    stale ? 'stale-version' : 'conflict',
    told.length === 1 && first
      ? `${first.detail} Nothing was saved.`
      : `${told.length} shifts can't be saved as they are. Nothing was saved.`,
    { fields: { entries: first?.detail ?? '' }, current: { collisions: told, version } },
  );
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
    throw new ApiError('not-found', 'This place has no such template.');
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

function auditOf(
  { place }: SchedulePlace,
  { entries, removed = [], override_reason, template_id }: SaveBody,
  stored: ReadonlyMap<number, StoredShift>,
  added: readonly { readonly id: number }[],
) {
  const told = (row: StoredShift | undefined) =>
    row && {
      worker: row.employee_id ?? `ghost ${row.placeholder_id}`,
      start: row.starts_at,
      hours: row.duration_hours,
    };
  return {
    event: 'schedule_saved' as const,
    status: 'success' as const,
    target: `organization:${place.id}`,
    changes: {
      added: added.length,
      changed: entries.length - added.length,
      removed: removed.length,
      added_ids: added.slice(0, toldShifts).map(({ id }) => id),
      before: [...entries.flatMap(({ id }) => id ?? []), ...removed.map(({ id }) => id)]
        .slice(0, toldShifts)
        .map((id) => ({ id, ...told(stored.get(id)) })),
      ...(override_reason === undefined ? {} : { override_reason }),
      ...(template_id === undefined ? {} : { template_id }),
    },
  };
}

/** Tells the screens of each station, and of each driver whose shifts changed. */
async function announceStations(
  context: CallContext,
  trx: Kysely<Tables>,
  touched: readonly { readonly station_id: number }[],
  changes: readonly Change[],
  stored: readonly StoredShift[],
  workers: ReadonlyMap<string, Worker>,
): Promise<void> {
  const before = await readWorkers(
    trx,
    stored
      .filter(({ employee_id }) => employee_id !== null && !workers.has(keyOf({ employee: employee_id })))
      .map(({ employee_id }) => ({ employee: employee_id })),
    { from: '2000-01-01', to: '2000-01-01' },
  );
  const drivers = [...changes.map(({ worker }) => worker), ...before.values()];
  await announceAll(
    trx,
    [...new Set(touched.map(({ station_id }) => station_id))].map((stationId) => ({
      topic: 'schedule' as const,
      id: stationId,
      geographyId: [
        stationId,
        ...drivers.filter((worker) => worker.stationId === stationId).map((worker) => worker.organizationId),
      ],
      by: context.employee.id,
    })),
  );
}
