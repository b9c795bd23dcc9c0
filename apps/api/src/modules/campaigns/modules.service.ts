import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { listModules, ownModuleIds, readModules } from '../training/index.ts';
import { campaignOf, findCampaigns } from './campaigns.repository.ts';
import { campaignsOpenTo } from './eligible.service.ts';

type Training = typeof calls.training;

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
