import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { DashboardDefinition, DashboardReply } from '@roadside/contract/schemas';
import { globalOwnerId } from '@roadside/domain/dashboards';
import type { Kysely, Transaction } from 'kysely';
import type { CallContext, CallerEmployee } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { dashboardValues, elementValues, refuseProblems } from './dashboard-definition.ts';
import { annotationReply, dashboardReplies } from './dashboard-reply.ts';
import {
  countDashboards,
  deleteDashboard,
  deleteElementsExcept,
  insertDashboard,
  insertElements,
  lockDashboards,
  organizationsOf,
  readDashboard,
  readElements,
  readShares,
  replaceShares,
  setPosition,
  updateDashboard,
  updateElement,
  visibleDashboards,
} from './dashboards.repository.ts';
import type { LockedDashboard } from './dashboards.repository.ts';
import { readTaggedNotes } from './talk.repository.ts';
import { storeVersion } from './versions.repository.ts';

const maxDashboards = 200;
/** An id that no employee has: a record that doesn't exist is refused like one that belongs to someone else. */
const nobody = 0;

/**
 * The caller's dashboards: global, own and shared ones, with the comments and notes of one place. Tagged notes of the
 * place and those above it come with them, whatever dashboard they were made on.
 */
export async function listDashboards(
  context: CallContext,
  slug: string | undefined,
): Promise<CallReply<typeof calls.dashboards.list>> {
  const { db, tree, employee } = context;
  const place =
    slug === undefined ? tree.byId(employee.organizationId) : permittedGeography(context, tree.bySlug(slug));
  const organizationId = place?.id ?? employee.organizationId;
  const around = place ? [place.id, place.baseId, ...place.ancestorIds] : [organizationId];
  const [dashboards, tagged] = await Promise.all([
    visibleDashboards(db.kysely, employee.id).then((rows) =>
      dashboardReplies(db.kysely, rows, { employeeId: employee.id, organizationId }),
    ),
    readTaggedNotes(db.kysely, [...new Set(around)]),
  ]);
  return { dashboards, notes: tagged.map(annotationReply) };
}

/** Creates a dashboard for the caller, or a global one for Admins. */
export async function createDashboard(
  context: CallContext,
  definition: DashboardDefinition,
  ownerId: number | undefined,
): Promise<DashboardReply> {
  const { db, employee, audit, now } = context;
  context.require({ ownerEmployeeId: ownerId ?? employee.id });
  refuseProblems(definition, new Set());
  const owner = ownerId === globalOwnerId ? null : employee.id;
  return db.kysely.transaction().execute(async (trx) => {
    const count = await countDashboards(trx, owner);
    if (count >= maxDashboards)
      throw new ApiError('conflict', `You already have ${maxDashboards} dashboards. Delete one first.`);
    const id = await insertDashboard(trx, owner, dashboardValues(definition, count), now());
    await insertElements(trx, id, definition.elements.map(elementValues));
    await storeVersion(trx, id, { by: employee.id, at: now() });
    await audit(
      {
        event: 'dashboard_created',
        status: 'success',
        target: `dashboard:${id}`,
        changes: { name: definition.name, elements: definition.elements.length, owner: ownerId ?? employee.id },
      },
      trx,
    );
    await announceDashboard(trx, { id, owner_employee_id: owner }, employee);
    return oneReply(trx, id, employee);
  });
}

/** Replaces a dashboard and its elements; an element that keeps its id keeps its comments and notes. */
export async function replaceDashboard(
  context: CallContext,
  { id, version, dashboard }: { id: number; version: number; dashboard: DashboardDefinition },
): Promise<DashboardReply> {
  return changeDashboard(
    context,
    { id, version, event: 'dashboard_updated', changes: { name: dashboard.name, elements: dashboard.elements.length } },
    async (trx, before) => {
      const known = new Set((await readElements(trx, [id])).map((element) => element.id));
      refuseProblems(dashboard, known);
      await updateDashboard(trx, id, dashboardValues(dashboard, before.position), context.now());
      await deleteElementsExcept(
        trx,
        id,
        dashboard.elements.flatMap((element) => element.id ?? []),
      );
      for (const element of dashboard.elements)
        if (element.id !== undefined) await updateElement(trx, element.id, elementValues(element));
      await insertElements(
        trx,
        id,
        dashboard.elements.filter((element) => element.id === undefined).map(elementValues),
      );
    },
  );
}

/** Changes a dashboard's name or icon. */
export async function renameDashboard(
  context: CallContext,
  { id, version, name, icon }: { id: number; version: number; name: string; icon?: string | undefined },
): Promise<DashboardReply> {
  return changeDashboard(
    context,
    { id, version, event: 'dashboard_renamed', changes: { name, ...(icon === undefined ? {} : { icon }) } },
    (trx) => updateDashboard(trx, id, { name, ...(icon === undefined ? {} : { icon }) }, context.now()),
  );
}

/** Deletes a dashboard with its elements, comments and notes. */
export async function removeDashboard(
  context: CallContext,
  { id, version }: { id: number; version: number },
): Promise<number> {
  await context.db.kysely.transaction().execute(async (trx) => {
    const dashboard = await lockOwn(context, trx, id);
    await refuseStale(context, trx, dashboard, version);
    // Announced before its shares are deleted.
    await announceDashboard(trx, dashboard, context.employee);
    await deleteDashboard(trx, id);
    await context.audit(
      { event: 'dashboard_deleted', status: 'success', target: `dashboard:${id}`, changes: { name: dashboard.name } },
      trx,
    );
  });
  return id;
}

/** Sets the order of dashboards; refuses the whole request if one of them isn't the caller's. */
export async function reorderDashboards(
  context: CallContext,
  wanted: readonly { readonly id: number; readonly order: number }[],
): Promise<{ id: number; order: number }[]> {
  const orders = new Map(wanted.map(({ id, order }) => [id, order]));
  if (orders.size < wanted.length)
    throw new ApiError('invalid-body', 'A dashboard is listed twice.', {
      fields: { dashboards: 'List each dashboard once' },
    });
  await context.db.kysely.transaction().execute(async (trx) => {
    const found = new Map(
      (await lockDashboards(trx, [...orders.keys()])).map((dashboard) => [dashboard.id, dashboard]),
    );
    for (const id of orders.keys()) requireOwner(context, found.get(id));
    for (const [id, order] of orders) await setPosition(trx, id, order);
    await context.audit(
      {
        event: 'dashboard_reordered',
        status: 'success',
        target: `employee:${context.employee.id}`,
        changes: { order: wanted.map(({ id }) => id) },
      },
      trx,
    );
  });
  return wanted.map(({ id, order }) => ({ id, order }));
}

/** Replaces the recipients of a dashboard; refuses the whole request if one is outside the sharer's view. */
export async function shareDashboard(
  context: CallContext,
  id: number,
  employeeIds: readonly number[],
): Promise<DashboardReply> {
  const { db, tree, employee, audit, now } = context;
  const recipients = [...new Set(employeeIds)].filter((recipient) => recipient !== employee.id);
  return db.kysely.transaction().execute(async (trx) => {
    const [dashboard] = await lockDashboards(trx, [id]);
    const organizations = await organizationsOf(trx, recipients);
    const places = recipients.map((recipient) => {
      const organizationId = organizations.get(recipient);
      return organizationId === undefined ? null : tree.byId(organizationId);
    });
    // Check ownership first, so that non-owners learn nothing about the recipients.
    requireOwner(context, dashboard);
    context.require({ ownerEmployeeId: ownerOf(dashboard), geographies: places });
    const before = (await readShares(trx, [id])).map((share) => share.employee_id);
    await replaceShares(trx, id, recipients, now());
    await audit(
      {
        event: 'dashboard_shared',
        status: 'success',
        target: `dashboard:${id}`,
        changes: { before, after: recipients },
      },
      trx,
    );
    if (dashboard) await announceDashboard(trx, dashboard, employee, before);
    return oneReply(trx, id, employee);
  });
}

interface Change {
  readonly id: number;
  readonly version: number;
  readonly event: `dashboard_${string}`;
  readonly changes: Readonly<Record<string, unknown>>;
}

/**
 * Changes one of the caller's dashboards, and keeps the version before and after.
 * @throws ApiError 404 for one of somebody else, 409 with `current` if somebody saved in between
 */
export async function changeDashboard(
  context: CallContext,
  { id, version, event, changes }: Change,
  write: (trx: Transaction<Tables>, before: LockedDashboard) => Promise<void>,
): Promise<DashboardReply> {
  return context.db.kysely.transaction().execute(async (trx) => {
    const before = await lockOwn(context, trx, id);
    await refuseStale(context, trx, before, version);
    // One that was made before versions were kept has none yet.
    await storeVersion(trx, id, { by: null, at: context.now() });
    await write(trx, before);
    await storeVersion(trx, id, { by: context.employee.id, at: context.now() });
    await context.audit({ event, status: 'success', target: `dashboard:${id}`, changes }, trx);
    await announceDashboard(trx, before, context.employee);
    return oneReply(trx, id, context.employee);
  });
}

/** Notifies the screens of everyone who has the dashboard, including people it was just unshared from. */
async function announceDashboard(
  trx: Transaction<Tables>,
  { id, owner_employee_id: ownerId }: Pick<LockedDashboard, 'id' | 'owner_employee_id'>,
  employee: CallerEmployee,
  sharedBefore: readonly number[] = [],
): Promise<void> {
  const readers = (await readShares(trx, [id])).map((share) => share.employee_id);
  const places = (await organizationsOf(trx, [...readers, ...sharedBefore])).values();
  const geographyId = ownerId === null ? 'everyone' : [employee.organizationId, ...places];
  await announce(trx, { topic: 'dashboards', id, geographyId, by: employee.id });
}

/** Locks one of the caller’s dashboards. @throws ApiError 404 for one of somebody else */
export async function lockOwn(context: CallContext, trx: Transaction<Tables>, id: number): Promise<LockedDashboard> {
  const [dashboard] = await lockDashboards(trx, [id]);
  return requireOwner(context, dashboard);
}

function requireOwner(
  { require }: Pick<CallContext, 'require'>,
  dashboard: LockedDashboard | undefined,
): LockedDashboard {
  require({ ownerEmployeeId: ownerOf(dashboard) });
  if (!dashboard) throw new TypeError('A dashboard that does not exist was allowed.');
  return dashboard;
}

function ownerOf(dashboard: LockedDashboard | undefined): number {
  return dashboard ? (dashboard.owner_employee_id ?? globalOwnerId) : nobody;
}

/** Refuses a change based on an old version and includes the stored dashboard, so the caller can show both. */
async function refuseStale(
  { employee }: CallContext,
  trx: Transaction<Tables>,
  { id, version: stored }: LockedDashboard,
  version: number,
): Promise<void> {
  if (stored === version) return;
  throw new ApiError('stale-version', 'Someone has saved this dashboard since you opened it.', {
    fields: { version: `The saved version is ${stored}; you sent ${version}` },
    current: { dashboard: await oneReply(trx, id, employee) },
  });
}

async function oneReply(db: Kysely<Tables>, id: number, employee: CallerEmployee): Promise<DashboardReply> {
  const row = await readDashboard(db, id);
  const reader = { employeeId: employee.id, organizationId: employee.organizationId };
  const [reply] = row ? await dashboardReplies(db, [row], reader) : [];
  if (!reply) throw new Error(`Dashboard ${id} was deleted.`);
  return reply;
}
