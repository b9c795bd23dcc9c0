import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { ModuleLock } from '@roadside/contract/schemas';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { changeModule, createModule, listModules, ownModuleIds, readModules } from '../training/index.ts';
import { manages } from './campaign-reply.ts';
import { campaignOf, campaignsWithModule, findCampaigns } from './campaigns.repository.ts';
import { campaignsOpenTo } from './eligible.service.ts';
import { readActiveIds } from './people.repository.ts';

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
 * Why the caller can't change a module, and who can: people who manage every campaign that requires it. Null if the
 * caller may.
 */
export async function lockOf(
  context: CallContext,
  moduleId: number,
  db: Kysely<Tables> = context.db.kysely,
): Promise<ModuleLock | null> {
  const required = await campaignsWithModule(db, moduleId);
  const foreign = required.filter((campaign) => !manages(context, campaign));
  if (foreign.length === 0) return null;
  const [first = [], ...others] = required.map(({ createdBy, managerIds }) =>
    createdBy === null ? managerIds : [createdBy, ...managerIds],
  );
  const managers = await readActiveIds(
    db,
    first.filter((id) => others.every((ids) => ids.includes(id))),
  );
  return {
    campaigns: foreign.map(({ title }) => title),
    managers: managers.map(({ display_name: name }) => name).toSorted((a, b) => a.localeCompare(b)),
  };
}

/**
 * Creates a module, or changes one for all campaigns that require it: only who manages all of them may.
 * @returns its id
 * @throws ApiError 403 if others manage one of these campaigns
 */
export async function saveModule(context: CallContext, body: ParsedBody<SaveModule>): Promise<number> {
  const { db, employee, now, audit } = context;
  const stamp = { by: employee.id, at: now() };
  return db.kysely.transaction().execute(async (trx) => {
    const id = body.id ?? (await createModule(trx, body.module, stamp));
    if (body.id !== null) {
      if (await lockOf(context, body.id, trx))
        throw new ApiError(
          'forbidden',
          'A campaign that others manage requires this module. Ask its managers to change it, or create a module of your own.',
        );
      await changeModule(trx, body.id, body.module, { ...stamp, version: body.version ?? null });
    }
    await audit({ event: 'module_saved', status: 'success', target: `module:${id}` }, trx);
    return id;
  });
}
