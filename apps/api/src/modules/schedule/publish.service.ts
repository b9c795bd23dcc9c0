import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { ScheduleTold, UnpublishedShift } from '@roadside/contract/schemas';
import { planChanges, toldAbout } from '@roadside/domain/scheduling';
import type { PublishedShift, ShiftBreak } from '@roadside/domain/scheduling';
import type { Kysely, Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announceAll } from '../../platform/live/announce.ts';
import { presentAt } from '../../platform/time/present.ts';
import { notify, takeBackNotifications } from '../notifications/index.ts';
import { offerOpenShifts } from '../requests/index.ts';
import { servicesOf } from '../people/index.ts';
import { bumpDays, insertNotices, publishShifts, readUnpublished, readVersion } from '../shifts/index.ts';
import type { UnpublishedRow } from '../shifts/index.ts';
import { spanOf } from './read-schedule.service.ts';
import type { ScheduleWindow } from './read-schedule.service.ts';
import { mayEdit, schedulePlace } from './schedule-place.ts';
import type { SchedulePlace } from './schedule-place.ts';

type Unpublished = CallReply<typeof calls.scheduler.unpublished>;
type PublishBody = ParsedBody<typeof calls.scheduler.publish>;
type Published = CallReply<typeof calls.scheduler.publish>;

/** The shifts of some days that aren't published as planned, and who would be told what. */
export async function unpublishedOf(context: CallContext, slug: string, window: ScheduleWindow): Promise<Unpublished> {
  const scope = schedulePlace(context, slug, window.station_ids);
  const { changes, told, open } = await draftOf(context, context.db.kysely, scope, window);
  return { changes, told, open, version: await versionOf(context.db.kysely, scope, window) };
}

/**
 * Publishes the plan of some days. Each driver concerned gets a notice of what changed, to confirm.
 * @throws ApiError 409 when somebody saved since the caller looked
 */
export async function publishSchedule(context: CallContext, body: PublishBody): Promise<Published> {
  const scope = schedulePlace(context, body.slug, body.station_ids);
  return context.db.kysely.transaction().execute((trx) => publish(context, trx, scope, body));
}

async function publish(
  context: CallContext,
  trx: Transaction<Tables>,
  scope: SchedulePlace,
  body: PublishBody,
): Promise<Published> {
  const { employee, now, audit } = context;
  const { rows, changes, told, open } = await draftOf(context, trx, scope, body, true);
  if ((await versionOf(trx, scope, body)) !== body.version)
    throw new ApiError('stale-version', 'Someone saved this schedule a moment ago. Look at the changes again.');
  if (rows.length === 0) return { published: 0, told: [] };
  await publishShifts(
    trx,
    rows.map(({ id }) => id),
  );
  const stamp = { by: employee.id, at: now() };
  const notices = told.map(({ employee: id, lines }) => ({ employeeId: id, lines, ...whereAndWhen(rows, id) }));
  await insertNotices(trx, notices, stamp);
  for (const [stationId, people] of Map.groupBy(notices, (notice) => notice.stationId))
    await notify(
      trx,
      { kind: 'schedule', subjectId: stationId },
      people.map(({ employeeId }) => ({ employeeId, amount: 1 })),
      { ...stamp, again: true },
    );
  await offer(context, trx, rows);
  const days = new Map(
    rows.map(({ station_id, local_day: day }) => [`${station_id} ${day}`, { station_id, day }] as const),
  );
  await bumpDays(
    trx,
    [...days.values()].toSorted((a, b) => a.station_id - b.station_id || (a.day < b.day ? -1 : 1)),
  );
  await audit(
    {
      event: 'schedule_published',
      status: 'success',
      target: `organization:${scope.place.id}`,
      changes: { ...spanOf(body), shifts: changes.length, told: told.length, open },
    },
    trx,
  );
  await announcePublished(context, trx, rows);
  return { published: changes.length, told };
}

/** Offers the open shifts among what is published, and takes back the offers of those that aren't open anymore. */
async function offer(context: CallContext, trx: Transaction<Tables>, rows: readonly UnpublishedRow[]): Promise<void> {
  const open = rows.filter(({ form, placeholder_id }) => form === 'plan' && placeholder_id !== null);
  const still = new Set(open.map(({ id }) => id));
  for (const { id } of rows.filter((row) => row.form === 'published' && !still.has(row.id)))
    await takeBackNotifications(trx, { kind: 'open-shift', subjectId: id }, { by: context.employee.id });
  await offerOpenShifts(context, trx, open);
}

interface Draft {
  readonly rows: readonly UnpublishedRow[];
  readonly changes: UnpublishedShift[];
  readonly told: ScheduleTold[];
  readonly open: number;
}

async function draftOf(
  context: CallContext,
  db: Kysely<Tables>,
  { place, stations }: SchedulePlace,
  window: ScheduleWindow,
  lock = false,
): Promise<Draft> {
  const stationIds = stations.filter((station) => mayEdit(context, station)).map(({ id }) => id);
  const rows = await readUnpublished(db, stationIds, spanOf(window), lock);
  const of = (form: UnpublishedRow['form']) => rows.filter((row) => row.form === form);
  const changes = planChanges(of('published').map(shiftOfRow), of('plan').map(shiftOfRow));
  const rowOf = new Map(rows.map((row) => [`${row.form} ${row.id}`, row]));
  const people = new Map(rows.map((row) => [row.employee_id, row]));
  return {
    rows,
    changes: changes.map(({ id }) => {
      const before = rowOf.get(`published ${id}`);
      const after = rowOf.get(`plan ${id}`);
      const either = after ?? before!;
      return { id, station_id: either.station_id, day: either.local_day, before: slotOf(before), after: slotOf(after) };
    }),
    told: toldAbout(changes, presentAt(context, place.timeZone))
      .map(({ employeeId, lines }) => ({
        employee: employeeId,
        driver: people.get(employeeId)?.driver_name ?? '',
        driver_slug: people.get(employeeId)?.driver_slug ?? null,
        lines: lines.map((line) => ({ ...line, before: reply(line.before), after: reply(line.after) })),
      }))
      .toSorted((a, b) => a.driver.localeCompare(b.driver, 'en') || a.employee - b.employee),
    open: changes.filter(({ after }) => after !== null && after.employeeId === null).length,
  };
}

const shiftOfRow = (row: UnpublishedRow): PublishedShift => ({
  id: row.id,
  employeeId: row.employee_id,
  start: row.starts_at.toISOString(),
  end: row.shown_until.toISOString(),
  services: servicesOf(row.services),
  note: row.note,
  breaks: row.breaks,
});

type Line = ScheduleTold['lines'][number];
const reply = (slot: Omit<PublishedShift, 'id' | 'employeeId'> | null): Line['before'] =>
  slot && {
    start: slot.start,
    end: slot.end,
    services: [...slot.services],
    note: slot.note,
    ...breaksReply(slot.breaks),
  };
const breaksReply = (breaks: readonly ShiftBreak[] = []) => (breaks.length > 0 ? { breaks: [...breaks] } : {});

function slotOf(row: UnpublishedRow | undefined): UnpublishedShift['before'] {
  if (!row) return null;
  const { start, end, services, note } = shiftOfRow(row);
  return { start, end, services: [...services], note, ...breaksReply(row.breaks), worker: row.driver_name };
}

/** The station and the days of what one driver is told. */
function whereAndWhen(rows: readonly UnpublishedRow[], employeeId: number) {
  const own = rows.filter((row) => row.employee_id === employeeId);
  const days = own.map(({ local_day }) => local_day).toSorted();
  return { stationId: own[0]?.station_id ?? 0, span: { from: days[0] ?? '', to: days.at(-1) ?? '' } };
}

async function versionOf(db: Kysely<Tables>, { stations }: SchedulePlace, window: ScheduleWindow): Promise<number> {
  return readVersion(
    db,
    stations.map(({ id }) => id),
    spanOf(window),
  );
}

/** Reloads the open schedules of the stations, and of the drivers concerned. */
async function announcePublished(
  { tree, employee }: CallContext,
  trx: Transaction<Tables>,
  rows: readonly UnpublishedRow[],
): Promise<void> {
  const byStation = Map.groupBy(rows, ({ station_id }) => station_id);
  await announceAll(
    trx,
    [...byStation].map(([stationId, own]) => ({
      topic: 'schedule' as const,
      id: stationId,
      geographyId: [...new Set([stationId, ...own.flatMap((row) => tree.bySlug(row.driver_slug ?? '')?.id ?? [])])],
      by: employee.id,
    })),
  );
}
