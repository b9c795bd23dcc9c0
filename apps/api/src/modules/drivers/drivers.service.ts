import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { canView } from '@roadside/domain/geography';
import type { Geography } from '@roadside/domain/geography';
import { ghostIdOf, placeholderIdOf, type ServiceType } from '@roadside/domain/scheduling';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { cutPage, readOrder, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { presentAt } from '../../platform/time/present.ts';
import { addService, saveServices } from '../organizations/index.ts';
import { replaceAvailability, saveState } from '../people/index.ts';
import { offerOpenShifts, removeGhosts } from '../requests/index.ts';
import { addPlaceholderService, lockWorkers, openComingShifts, readNamedShifts } from '../shifts/index.ts';
import { employeesOfDrivers, findProfiles, profileOrders, stationsOfPlaceholders } from './drivers.repository.ts';
import { profileReplies } from './profile-reply.ts';

type List = typeof calls.accounts.employeesOfOrganization;
type Save = typeof calls.accounts.profileSaveChanges;
type Bulk = typeof calls.accounts.profileBulk;

const defaultRowsPerPage = 50;

/** Drivers and ghosts of an organization, page by page. */
export async function listProfiles(context: CallContext, body: ParsedBody<List>): Promise<CallReply<List>> {
  const { db, tree, subject, config } = context;
  const place = permittedGeography(context, tree.byId(body.org_id));
  const { only = null, search = '', tcd__in = [], state__in = [], order_by = 'full_name' } = body;
  const { rows_per_page: size = defaultRowsPerPage, cursor } = body;
  const { field, descending } = readOrder(order_by, profileOrders, 'order_by');
  const scope = cursorScope(context, ['drivers', place.id, only, search, tcd__in, state__in, order_by]);
  const shown = (id: number): boolean => {
    const each = tree.byId(id);
    return each !== null && canView(subject, each, config.access);
  };
  const { rows, total } = await findProfiles(db.kysely, {
    driverIds: tree.driverIds(place).filter(shown),
    // The station's ghosts are not part of a driver's own place.
    stationIds: place.type === 'driver' ? [] : tree.stationIds(place).filter(shown),
    only,
    search: search.trim(),
    services: tcd__in,
    states: state__in,
    now: context.now(),
    fixedDay: config.today ?? null,
    orderBy: field,
    descending,
    after: cursor === undefined ? null : readCursor(cursor, scope),
    limit: rowsToRead(size),
  });
  const page = cutPage(rows, size);
  return {
    drivers: await profileReplies(context, page.rows),
    total_rows: total,
    next_cursor: page.last && signCursor(page.last.sort_keys, scope),
  };
}

/** The profiles of these drivers and ghosts, in list form. */
export async function profilesOf(
  context: CallContext,
  driverIds: readonly number[],
  placeholders: readonly PlaceholderAt[] = [],
) {
  const { db, config } = context;
  const ghostIds = new Set(placeholders.map(({ id }) => ghostIdOf(id)));
  const { rows } = await findProfiles(db.kysely, {
    driverIds,
    stationIds: [...new Set(placeholders.map(({ stationId }) => stationId))],
    only: null,
    search: '',
    services: [],
    states: [],
    now: context.now(),
    fixedDay: config.today ?? null,
    orderBy: 'full_name',
    descending: false,
    after: null,
    limit: 2000,
  });
  return profileReplies(
    context,
    rows.filter(({ ghost, id }) => !ghost || ghostIds.has(id)),
  );
}

interface PlaceholderAt {
  readonly id: number;
  readonly stationId: number;
}

/**
 * Saves changed profiles in one transaction. If somebody else has saved one of them since it was read, nothing is
 * saved.
 * @throws ApiError 403 unless every driver is in the write scope; 409 with the stored profiles
 */
export async function saveProfiles(context: CallContext, body: ParsedBody<Save>): Promise<CallReply<Save>> {
  const { db, tree, audit, now, employee } = context;
  const { drivers, entries } = body.parameters;
  const ids = [...new Set([...drivers.map(({ id }) => id), ...entries.map(({ driver_id }) => driver_id)])];
  const place = permittedGeography(context, tree.byId(body.org_id), {
    geographies: ids.map((id) => driverPlace(context, id)),
  });
  const changes = new Map(drivers.map((driver) => [driver.id, driver]));
  const outdated = await db.kysely.transaction().execute(async (trx) => {
    const people = await lockedPeople(trx, ids);
    const stale = people.filter(({ driver_id, version }) => {
      const sent = changes.get(driver_id)?.version;
      return sent !== undefined && sent !== version;
    });
    if (stale.length > 0) return stale.map(({ driver_id }) => driver_id);
    for (const { employee_id, driver_id } of people) {
      const change = changes.get(driver_id);
      const times = entries.filter((entry) => entry.driver_id === driver_id);
      if (change?.tcd) await saveServices(trx, driver_id, change.tcd);
      if (times.length > 0 || change?.clear_availability) await replaceAvailability(trx, employee_id, times);
      await saveState(
        trx,
        { employeeId: employee_id, activeNotAvailable: change?.active_not_available, reason: change?.reason },
        { by: employee.id, at: now(), today: context.today(place.timeZone) },
      );
      await audit(
        {
          event: 'driver_profile_saved',
          status: 'success',
          target: `employee:${employee_id}`,
          changes: { ...change, entries: times.length > 0 ? times : undefined },
        },
        trx,
      );
      await announce(trx, { topic: 'drivers', id: employee_id, geographyId: driver_id, by: employee.id });
    }
    return [];
  });
  if (outdated.length > 0)
    throw new ApiError('stale-version', 'Someone has changed this profile since you opened it.', {
      fields: { 'parameters.drivers': 'Changed since you opened it' },
      current: { drivers: await profilesOf(context, outdated) },
    });
  return { drivers: await profilesOf(context, ids) };
}

/**
 * Applies one action to many drivers and ghosts, in one transaction. Deleting a driver removes the driver from the
 * schedule and opens their upcoming shifts; account and history stay. A ghost's shifts go with it, those of past days
 * aside. Ghosts ignore available and unavailable.
 */
export async function bulkProfiles(context: CallContext, body: ParsedBody<Bulk>): Promise<CallReply<Bulk>> {
  const { db, tree, audit, now, employee } = context;
  const { bulk_action: action, apply_to } = body.parameters;
  const ids = [...new Set(apply_to)];
  const ghosts = await stationsOfPlaceholders(
    db.kysely,
    ids.flatMap((id) => placeholderIdOf(id) ?? []),
  );
  const stationOf = new Map(ghosts.map(({ id, station_id }) => [id, station_id]));
  const placeOf = (id: number): Geography | null => {
    const placeholder = placeholderIdOf(id);
    return placeholder === null ? driverPlace(context, id) : tree.byId(stationOf.get(placeholder) ?? 0);
  };
  const place = permittedGeography(context, tree.byId(body.org_id), { geographies: ids.map(placeOf) });
  const driverIds = ids.filter((id) => placeholderIdOf(id) === null);
  const service: ServiceType | null =
    action === 'available' || action === 'unavailable' || action === 'delete'
      ? null
      : action === 'Other'
        ? 'Light Service'
        : action;
  await db.kysely.transaction().execute(async (trx) => {
    const stamp = { by: employee.id, at: now(), today: context.today(place.timeZone) };
    const people = await lockedPeople(trx, driverIds);
    if (service !== null) await addService(trx, driverIds, service);
    await lockWorkers(trx, { employeeIds: [], placeholderIds: ghosts.map(({ id }) => id) });
    if (ghosts.length > 0 && service !== null)
      await addPlaceholderService(
        trx,
        ghosts.map(({ id }) => id),
        service,
        stamp,
      );
    if (action === 'delete') await removeGhosts(context, trx, ghosts);
    const opened: number[] = [];
    for (const { employee_id, driver_id } of people) {
      await saveState(
        trx,
        {
          employeeId: employee_id,
          activeNotAvailable: action === 'unavailable' ? true : action === 'available' ? false : undefined,
          removed: action === 'delete',
        },
        stamp,
      );
      if (action === 'delete') {
        const after = presentAt(context, tree.byId(driver_id)?.timeZone ?? place.timeZone);
        opened.push(
          ...(await openComingShifts(trx, employee_id, { ...stamp, after, reason: 'Driver left the schedule' })),
        );
      }
      await announce(trx, { topic: 'drivers', id: employee_id, geographyId: driver_id, by: employee.id });
    }
    await offerOpenShifts(context, trx, [...(await readNamedShifts(trx, opened)).values()]);
    for (const { station_id } of ghosts)
      await announce(trx, { topic: 'schedule', id: station_id, geographyId: station_id, by: employee.id });
    await audit(
      {
        event: 'driver_profiles_bulk',
        status: 'success',
        target: `organization:${place.baseId}`,
        changes: { bulk_action: action, apply_to: ids },
      },
      trx,
    );
  });
  return {
    drivers: await profilesOf(
      context,
      driverIds,
      ghosts.map(({ id, station_id }) => ({ id, stationId: station_id })),
    ),
  };
}

/** The place of a driver's own record; null for anything else, which is refused like an unknown id. */
export function driverPlace({ tree }: Pick<CallContext, 'tree'>, driverId: number): Geography | null {
  const place = tree.byId(driverId);
  return place?.type === 'driver' ? place : null;
}

async function lockedPeople(trx: Transaction<Tables>, driverIds: readonly number[]) {
  const people = await employeesOfDrivers(trx, driverIds);
  await lockWorkers(trx, { employeeIds: people.map(({ employee_id }) => employee_id) });
  // Read again under the lock: the version may have changed while waiting for it.
  return employeesOfDrivers(trx, driverIds);
}
