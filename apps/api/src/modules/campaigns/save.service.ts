import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CampaignInput } from '@roadside/contract/schemas';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { reencodePicture } from '../../platform/files/re-encode-picture.ts';
import { deleteFile, storeFile } from '../../platform/files/stored-files.ts';
import { storedFileName, storedFilePath } from '@roadside/contract/files';
import { createModule, readModules, readTags, requireModules } from '../training/index.ts';
import { campaignReply, managedCampaign, zoneOf, requireManaged } from './campaign-reply.ts';
import { insertCampaign, lockCampaign, storeImage, updateCampaign } from './campaigns.repository.ts';
import type { Campaign, CampaignValues } from './campaigns.repository.ts';
import { requireAudience } from './modules.service.ts';
import { moveDueDates, readActiveIds, readGroups } from './people.repository.ts';

type Training = typeof calls.training;
type Campaigns = typeof calls.campaigns;

/** What a builder sends, as it is stored. */
export const valuesOf = (input: CampaignInput): CampaignValues => ({
  title: input.title,
  description: input.description,
  startsAt: new Date(input.start),
  endsAt: new Date(input.end),
  regRequired: input.reg_required,
  allEligible: input.all_eligible,
  audience: {
    positions: [...new Set(input.positions)],
    organizationIds: [...new Set(input.geography_eligiblity)],
    groupIds: [...new Set(input.group_eligibility)],
  },
  imageAlt: input.image_alt.trim(),
  joinedSince: input.joined_since,
  hasRequiredModules: input.has_req_modules,
  settings: input.settings,
  budgetCents: Math.round(input.budget * 100),
  weights: input.metric_values,
  dueOn: input.due_on,
  dueDays: input.due_days,
  autoEnroll: input.auto_enroll,
  managerIds: [...new Set(input.managers)],
  tagIds: [...new Set(input.tags)],
});

/** Where a new campaign belongs: the builder's location, or the whole club for a platform administrator. */
export function homeOf({ tree, subject, employee }: CallContext): number {
  const own = tree.byId(employee.organizationId);
  const root = subject.permissions.includes('Admin') ? own?.ancestorIds.at(-1) : undefined;
  return root ?? employee.organizationId;
}

/**
 * Checks that the locations of a campaign are the caller's to write to; those it has already stay with it.
 * @throws ApiError 403 for another location, and for one that doesn't exist
 */
export function requirePlaces(
  { tree, require }: CallContext,
  { geography_eligiblity: wanted }: Pick<CampaignInput, 'geography_eligiblity'>,
  before: Pick<Campaign, 'audience'> | null,
): void {
  const added = wanted.filter((id) => before?.audience.organizationIds.includes(id) !== true);
  require({ geographies: added.map((id) => tree.byId(id)) });
}

/**
 * Checks a campaign against the club: its locations must be the caller's to write to, and what it names must exist.
 * @throws ApiError 400 with the fields, 403 for a location
 */
async function existingParts(
  context: CallContext,
  trx: Transaction<Tables>,
  input: CampaignInput,
  before: Campaign | null,
): Promise<void> {
  requirePlaces(context, input, before);
  const modules = await readModules(trx, { ids: input.existing_modules_req });
  const groups = new Set((await readGroups(trx)).map(({ id }) => id));
  const tags = new Set((await readTags(trx)).map(({ id }) => id));
  const managers = await readActiveIds(trx, input.managers);
  const missing = (known: ReadonlySet<number>, ids: readonly number[]) => ids.some((id) => !known.has(id));
  const fields = {
    ...(missing(new Set(modules.map(({ id }) => id)), input.existing_modules_req) && {
      existing_modules_req: 'One of these modules no longer exists',
    }),
    ...(missing(groups, input.group_eligibility) && { group_eligibility: 'One of these groups no longer exists' }),
    ...(missing(tags, input.tags) && { tags: 'One of these tags no longer exists' }),
    ...(missing(
      new Set(managers.filter(({ position_type: type }) => type !== 'driver').map(({ id }) => id)),
      input.managers,
    ) && { managers: 'One of these people no longer works here, or is a driver' }),
  };
  if (Object.keys(fields).length > 0)
    throw new ApiError('invalid-body', 'Part of this campaign no longer exists. Choose it again.', { fields });
}

/** Stores the required modules in the wanted order; those it doesn't name come last. */
async function storeModules(
  context: CallContext,
  trx: Transaction<Tables>,
  id: number,
  input: CampaignInput,
  stamp: { readonly by: number; readonly at: Date },
): Promise<void> {
  const created: number[] = [];
  for (const module of input.modules_required) {
    await requireAudience(context, trx, module);
    created.push(await createModule(trx, module, stamp));
  }
  const all = [...input.existing_modules_req, ...created];
  await requireModules(trx, id, [...input.module_order.flatMap((place) => all[place] ?? []), ...all], {
    required: input.has_req_modules,
    at: stamp.at,
  });
}

/** Creates a campaign with its new modules. A separate call sets its picture. */
export async function createCampaign(
  context: CallContext,
  { campaign: input }: ParsedBody<Training['createCampaign']>,
): Promise<CallReply<Training['createCampaign']>> {
  const { db, employee, now, audit } = context;
  const id = await db.kysely.transaction().execute(async (trx) => {
    await existingParts(context, trx, input, null);
    const stamp = { by: employee.id, at: now() };
    const created = await insertCampaign(trx, valuesOf(input), { ...stamp, organizationId: homeOf(context) });
    await storeModules(context, trx, created, input, stamp);
    await audit({ event: 'campaign_created', status: 'success', target: `campaign:${created}` }, trx);
    return created;
  });
  return { campaign: await campaignReply(context, id) };
}

/**
 * Changes a campaign.
 * @throws ApiError 409 with `current` if somebody saved in between
 */
export async function changeCampaign(
  context: CallContext,
  { id, version, campaign: input }: ParsedBody<Campaigns['update']>,
): Promise<CallReply<Campaigns['update']>> {
  const { db, employee, now, audit } = context;
  await managedCampaign(context, id);
  const saved = await db.kysely.transaction().execute(async (trx) => {
    const before = requireManaged(context, await lockCampaign(trx, id));
    if (before.version !== version) return false;
    await existingParts(context, trx, input, before);
    const stamp = { by: employee.id, at: now() };
    await updateCampaign(trx, id, valuesOf(input), stamp);
    await storeModules(context, trx, id, input, stamp);
    if (before.dueOn !== input.due_on || before.dueDays !== input.due_days) {
      const timeZone = zoneOf(context, before.organizationId);
      await moveDueDates(trx, id, { dueOn: input.due_on, dueDays: input.due_days, timeZone });
    }
    await audit({ event: 'campaign_changed', status: 'success', target: `campaign:${id}` }, trx);
    return true;
  });
  const campaign = await campaignReply(context, id);
  if (!saved)
    throw new ApiError('conflict', 'Somebody changed this campaign while you were editing it.', {
      current: { campaign },
    });
  return { campaign };
}

const imageSize = { width: 1200, height: 480 };

/** Sets a campaign's picture and returns its path. */
export async function setImage(
  context: CallContext,
  { id, image }: { readonly id: number; readonly image: Blob },
): Promise<CallReply<Training['setCampaignImage']>> {
  const { db, employee, audit } = context;
  await managedCampaign(context, id);
  const content = await reencodePicture(image, imageSize, 'image');
  return db.kysely.transaction().execute(async (trx) => {
    const before = requireManaged(context, await lockCampaign(trx, id));
    const name = await storeFile(trx, {
      kind: 'campaign',
      ownerEmployeeId: employee.id,
      mediaType: 'image/webp',
      extension: 'webp',
      content,
    });
    await storeImage(trx, id, storedFilePath(name));
    const replaced = before.image?.replace(storedFilePath(''), '');
    if (replaced !== undefined && storedFileName.test(replaced)) await deleteFile(trx, replaced);
    await audit(
      { event: 'upload_complete', status: 'success', target: `campaign:${id}`, changes: { bytes: content.byteLength } },
      trx,
    );
    return { id, image: storedFilePath(name) };
  });
}
