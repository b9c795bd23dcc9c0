import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallOutBoard } from '@roadside/contract/schemas';
import type { Geography } from '@roadside/domain/geography';
import { stationTimeOf } from '@roadside/domain/scheduling';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announceAll } from '../../platform/live/announce.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { presentAt } from '../../platform/time/present.ts';
import { notify, takeBackNotifications } from '../notifications/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import { servicesOf } from '../people/index.ts';
import { refuseUrgentWithoutReason } from '../push/index.ts';
import { addOpenShift, lockWorkers, removeOpenShifts } from '../shifts/index.ts';
import { boardOf, standingOf, summariesOf, unknownCallOut } from './call-out-reply.ts';
import {
  comingCallOuts,
  insertAsked,
  insertCallOut,
  latestCallOuts,
  lockCallOut,
  readAsked,
  readCallOut,
  storeClosed,
} from './call-outs.repository.ts';
import type { AskedRow, CallOutRow, NewAsked } from './call-outs.repository.ts';
import type { Candidate } from './candidates.ts';
import { planFor, readWish } from './plan.service.ts';

const maxListed = 20;

/** Starts a call-out: asks the fewest drivers, urgently, and adds an open shift for each. */
export async function startCallOut(
  context: CallContext,
  { reason, ...wish }: ParsedBody<typeof calls.callOuts.start>,
): Promise<CallOutBoard> {
  const { db, employee, now, audit } = context;
  const { place, window } = readWish(context, wish);
  if (reason.trim() === '')
    throw new ApiError('invalid-body', 'Say why these drivers are called in. They see it.', {
      fields: { reason: 'Enter a reason' },
    });
  const id = await db.kysely.transaction().execute(async (trx) => {
    await lockStations(context, trx, place);
    const { chosen, coming } = await planFor(context, { place, window, services: wish.services }, trx);
    if (chosen.length === 0)
      throw new ApiError(
        'conflict',
        coming > 0
          ? 'The drivers for these hours have been asked already. Their call-out shows who comes.'
          : 'No off-shift driver can help in these hours.',
      );
    const { offShift } = await refuseUrgentWithoutReason(trx, {
      employeeIds: chosen.map(({ id: employeeId }) => employeeId),
      reason,
      field: 'reason',
      now: now(),
    });
    const added = await insertCallOut(
      trx,
      {
        organizationId: place.id,
        start: new Date(window.start),
        end: new Date(window.end),
        services: wish.services,
        reason: reason.trim(),
      },
      { by: employee.id, at: now() },
    );
    await ask(context, trx, { id: added, place, services: wish.services, chosen });
    await audit(
      {
        event: 'call_out_started',
        status: 'success',
        target: `call-out:${added}`,
        changes: { place: place.slug, ...wish, reason: reason.trim(), asked: chosen.length, off_shift: offShift },
      },
      trx,
    );
    return added;
  });
  return boardById(context, id);
}

/** Two call-outs at once, of a station and of its territory, would ask twice as many drivers as needed. */
async function lockStations({ tree }: CallContext, trx: Transaction<Tables>, place: Geography): Promise<void> {
  const ids = [...new Set([place.id, ...tree.stationIds(place)])].toSorted((a, b) => a - b);
  for (const id of ids) await lockOrganization(trx, id);
}

/**
 * Asks further drivers for what is still short. Those who said yes count as coming, and so do those who haven't answered
 * yet, unless they have been silent for too long or the caller replaces them.
 */
export async function askMore(
  context: CallContext,
  { id, replace_silent: replaceSilent = false }: ParsedBody<typeof calls.callOuts.askMore>,
): Promise<CallOutBoard> {
  const { db, audit } = context;
  const { row, place } = await permittedCallOut(context, id);
  await db.kysely.transaction().execute(async (trx) => {
    const stored = await lockCallOut(trx, id);
    if (!stored) throw unknownCallOut();
    refuseEnded(stored, presentAt(context, place.timeZone));
    await lockStations(context, trx, place);
    const services = servicesOf(stored.services);
    const window = { start: row.starts_at.getTime(), end: row.ends_at.getTime() };
    const wish = { place, window, services, replaceSilentOf: replaceSilent ? id : null };
    const { chosen, coming, uncovered } = await planFor(context, wish, trx);
    if (chosen.length === 0)
      throw new ApiError(
        'conflict',
        coming > 0 && uncovered === 0
          ? 'The drivers you asked would cover these hours. Wait for their answers, or replace those who haven’t answered.'
          : 'There’s no one else to ask for these hours.',
      );
    await ask(context, trx, { id, place, services, chosen });
    await audit(
      {
        event: 'call_out_asked_more',
        status: 'success',
        target: `call-out:${id}`,
        changes: { reason: stored.reason, asked: chosen.length, replaces_silent: replaceSilent },
      },
      trx,
    );
  });
  return boardById(context, id);
}

/** Ends a call-out; one that has ended stays as it is. */
export async function closeCallOut(context: CallContext, id: number): Promise<CallOutBoard> {
  const { db, employee, now, audit } = context;
  const { place } = await permittedCallOut(context, id);
  await db.kysely.transaction().execute(async (trx) => {
    const stored = await lockCallOut(trx, id);
    if (!stored) throw unknownCallOut();
    if (stored.closed_at !== null) return;
    const asked = await readAsked(trx, [id]);
    await removeOpenShifts(
      trx,
      asked.flatMap(({ shift_id }) => shift_id ?? []),
      employee.id,
    );
    await storeClosed(trx, id, { by: employee.id, at: now() });
    await takeBackNotifications(trx, { kind: 'call-out', subjectId: id }, { by: employee.id });
    await audit({ event: 'call_out_closed', status: 'success', target: `call-out:${id}` }, trx);
    await announceCallOut(trx, { id, place, people: asked.map(({ employee_id }) => employee_id), by: employee.id });
  });
  return boardById(context, id);
}

/** The board of a call-out. */
export async function boardById(context: CallContext, id: number): Promise<CallOutBoard> {
  const { row, place } = await permittedCallOut(context, id);
  return boardOf(context, place, row);
}

/** The latest call-outs of a location and everything below it. */
export async function listCallOuts(context: CallContext, slug: string): Promise<CallReply<typeof calls.callOuts.list>> {
  const { db, tree } = context;
  const below = idsWithin(tree, permittedGeography(context, tree.bySlug(slug)));
  return { call_outs: await summariesOf(context, await latestCallOuts(db.kysely, below, maxListed)) };
}

const idsWithin = (tree: OrganizationTree, { baseId }: Geography): readonly number[] =>
  tree
    .all()
    .filter(({ id, ancestorIds }) => id === baseId || ancestorIds.includes(baseId))
    .map(({ id }) => id);

/** A call-out whose answers matter now. */
interface ComingCallOut {
  readonly row: CallOutRow;
  readonly place: Geography;
  /** Names of the drivers who said yes, and weren't denied. */
  readonly coming: readonly string[];
}

/** The call-outs of a location and everything below it that haven't started or ended, soonest first. */
export async function comingCallOutsAt(
  context: CallContext,
  place: Geography,
  limit: number,
): Promise<readonly ComingCallOut[]> {
  const { db, tree } = context;
  const now = presentAt(context, place.timeZone);
  const rows = await comingCallOuts(db.kysely, idsWithin(tree, place), { now, limit });
  const ids = rows.map(({ id }) => id);
  const asked = Map.groupBy(await readAsked(db.kysely, ids), ({ call_out_id }) => call_out_id);
  const comes = (each: AskedRow) => standingOf(each) === 'can' || standingOf(each) === 'approved';
  return rows.flatMap((row) => {
    const at = tree.byId(row.organization_id);
    const coming = (asked.get(row.id) ?? []).filter(comes).map(({ display_name }) => display_name);
    return at ? [{ row, place: at, coming }] : [];
  });
}

/** Tells boards and the drivers who were asked. */
export async function announceCallOut(
  trx: Transaction<Tables>,
  {
    id,
    place,
    people,
    by,
  }: { readonly id: number; readonly place: Geography; readonly people: readonly number[]; readonly by: number },
): Promise<void> {
  await announceAll(trx, [
    { topic: 'call-outs', id, geographyId: place.id, by },
    { topic: 'call-outs', id, people, by },
  ]);
}

/** @throws ApiError 409 when a call-out was ended or has started */
export function refuseEnded({ closed_at, starts_at }: CallOutRow, now: Date): void {
  if (closed_at !== null) throw new ApiError('conflict', 'This call-out has ended.');
  if (starts_at <= now) throw new ApiError('conflict', 'These hours have already started. Call your station instead.');
}

/** A call-out the caller may use; anybody else's doesn't exist for the caller. */
async function permittedCallOut(context: CallContext, id: number): Promise<{ row: CallOutRow; place: Geography }> {
  const row = await readCallOut(context.db.kysely, id);
  const place = row && context.tree.byId(row.organization_id);
  if (!row || !place) throw unknownCallOut();
  try {
    context.require({ geography: place });
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) throw unknownCallOut();
    throw error;
  }
  return { row, place };
}

async function ask(
  { employee, now }: CallContext,
  trx: Transaction<Tables>,
  {
    id,
    place,
    services,
    chosen,
  }: {
    readonly id: number;
    readonly place: Geography;
    readonly services: readonly string[];
    readonly chosen: readonly Candidate[];
  },
): Promise<void> {
  const stamp = { by: employee.id, at: now() };
  await lockWorkers(trx, { employeeIds: chosen.map(({ id: employeeId }) => employeeId) });
  const asked: NewAsked[] = [];
  for (const { id: employeeId, stationId, timeZone, span, cost, services: own } of chosen) {
    const [start, end] = [new Date(span.start), new Date(span.end)];
    const { day } = stationTimeOf(start.toISOString(), timeZone);
    const shiftId = await addOpenShift(
      trx,
      { stationId, day, start, end, services: services.length > 0 ? services : own },
      stamp,
    );
    asked.push({ employeeId, stationId, shiftId, start, end, overtime: cost > 0 });
  }
  await insertAsked(trx, id, asked, stamp.at);
  const people = asked.map(({ employeeId }) => employeeId);
  await notify(
    trx,
    { kind: 'call-out', subjectId: id },
    people.map((employeeId) => ({ employeeId, amount: 1 })),
    { at: stamp.at, by: employee.id, again: false, urgent: true },
  );
  await announceCallOut(trx, { id, place, people, by: employee.id });
}
