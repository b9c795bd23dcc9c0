import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { ModuleInput, ModuleLock } from '@roadside/contract/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { changeModule, createModule, listModules, ownModuleIds, readModules } from '../training/index.ts';
import { manages } from './campaign-reply.ts';
import { campaignOf, campaignsWithModule, findCampaigns } from './campaigns.repository.ts';
import type { Campaign } from './campaigns.repository.ts';
import { campaignsOpenTo } from './eligible.service.ts';
import { readActiveIds, readEmployees, readGroups } from './people.repository.ts';

type Training = typeof calls.training;

type SaveModule = typeof calls.campaigns.moduleSave;

const isDriver = ({ employee }: CallContext) => employee.positionType === 'driver';

/** Modules to choose from. Drivers get those of their training and of the campaigns they may take part in. */
export async function modulesToChoose(
  context: CallContext,
  search: string,
): Promise<CallReply<Training['moduleListSelect']>> {
  const found = await readModules(context.db.kysely, search === '' ? {} : { search });
  const allowed = isDriver(context) ? new Set(await idsOfDriver(context)) : null;
  return {
    modules: found.filter(({ id }) => allowed === null || allowed.has(id)).map(({ id, title }) => ({ id, title })),
  };
}

/**
 * Modules with their pages and the caller's progress: of one campaign in its order, or all.
 * @throws ApiError 404 for a campaign that doesn't exist, and for one that a driver can't take part in
 */
export async function modulesOf(
  context: CallContext,
  campaignId: number | null,
): Promise<CallReply<Training['moduleList']>> {
  if (campaignId === null)
    return { modules: await listModules(context, isDriver(context) ? await idsOfDriver(context) : null) };
  const ids = await modulesOfCampaign(context, campaignId);
  const modules = await listModules(context, ids);
  return { modules: modules.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) };
}

async function modulesOfCampaign(context: CallContext, id: number): Promise<readonly number[]> {
  const { db, tree, employee } = context;
  const campaign = await campaignOf(db.kysely, id);
  const open = campaign && isDriver(context) ? await campaignsOpenTo(db.kysely, tree, [campaign], employee.id) : [];
  if (!campaign || (isDriver(context) && open.length === 0))
    throw new ApiError('not-found', 'This campaign no longer exists.');
  return campaign.moduleIds;
}

async function idsOfDriver(context: CallContext): Promise<readonly number[]> {
  const { db, tree, employee, now } = context;
  const all = await findCampaigns(db.kysely, 'all', now());
  const open = await campaignsOpenTo(db.kysely, tree, all, employee.id);
  return [...(await ownModuleIds(context)), ...open.flatMap(({ moduleIds }) => moduleIds)];
}

/**
 * Why the caller can't change a module, and who can. Null if the caller may: an Admin, or who manages every campaign that
 * requires it and is also in charge of the module itself, so that requiring another place's module is not enough.
 */
export async function lockOf(
  context: CallContext,
  moduleId: number,
  db: Kysely<Tables> = context.db.kysely,
): Promise<ModuleLock | null> {
  if (context.subject.permissions.includes('Admin')) return null;
  const [module] = await readModules(db, { ids: [moduleId] });
  if (!module) return null;
  const required = await campaignsWithModule(db, moduleId);
  const foreign = required.filter((campaign) => !manages(context, campaign));
  const [creator] = module.created_by === null ? [] : await readEmployees(db, [module.created_by]);
  if (foreign.length === 0 && isInCharge(context, creator ?? null, required)) return null;
  const [first = [], ...others] = required.map(({ createdBy, managerIds }) =>
    createdBy === null ? managerIds : [createdBy, ...managerIds],
  );
  const able = required.length === 0 ? (creator ? [creator.id] : []) : first;
  const managers = await readActiveIds(
    db,
    able.filter((id) => others.every((ids) => ids.includes(id))),
  );
  return {
    campaigns: foreign.map(({ title }) => title),
    managers: managers
      .filter(({ id }) => id !== context.employee.id)
      .map(({ display_name: name }) => name)
      .toSorted((a, b) => a.localeCompare(b)),
  };
}

/** Whether a module is the caller's: made by them, by somebody of their place or below, or for a campaign they manage. */
function isInCharge(
  { tree, employee }: CallContext,
  creator: { readonly id: number; readonly organization_id: number } | null,
  managed: readonly Campaign[],
): boolean {
  if (!creator) return false;
  const places = [creator.organization_id, ...(tree.byId(creator.organization_id)?.ancestorIds ?? [])];
  return (
    creator.id === employee.id ||
    places.includes(employee.organizationId) ||
    managed.some(({ createdBy }) => createdBy === creator.id)
  );
}

/**
 * Checks that the locations and groups of a module's audience exist.
 * @throws ApiError 400 with the fields
 */
export async function requireAudience(
  { tree }: CallContext,
  trx: Transaction<Tables>,
  { audience }: ModuleInput,
): Promise<void> {
  const groups = new Set((await readGroups(trx)).map(({ id }) => id));
  const fields = {
    ...(audience.organization_ids.some((id) => !tree.byId(id)) && {
      'audience.organization_ids': 'One of these locations no longer exists',
    }),
    ...(audience.group_ids.some((id) => !groups.has(id)) && {
      'audience.group_ids': 'One of these groups no longer exists',
    }),
  };
  if (Object.keys(fields).length > 0)
    throw new ApiError('invalid-body', 'Part of this module no longer exists. Choose it again.', { fields });
}

/**
 * Creates a module, or changes one for all campaigns that require it: only who manages all of them, and is in charge of
 * the module, may.
 * @returns its id
 * @throws ApiError 403 if others manage one of these campaigns, or the module is somebody else's
 */
export async function saveModule(context: CallContext, body: ParsedBody<SaveModule>): Promise<number> {
  const { db, employee, now, audit } = context;
  const stamp = { by: employee.id, at: now() };
  return db.kysely.transaction().execute(async (trx) => {
    await requireAudience(context, trx, body.module);
    const id = body.id ?? (await createModule(trx, body.module, stamp));
    if (body.id !== null) {
      if (await lockOf(context, body.id, trx))
        throw new ApiError(
          'forbidden',
          'This module belongs to others, or a campaign that others manage requires it. Ask them to change it, or create a module of your own.',
        );
      await changeModule(trx, body.id, body.module, { ...stamp, version: body.version ?? null });
    }
    await audit({ event: 'module_saved', status: 'success', target: `module:${id}` }, trx);
    return id;
  });
}
