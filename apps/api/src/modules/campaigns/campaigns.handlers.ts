import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readBuiltModule, readTags } from '../training/index.ts';
import { campaignReplies, campaignReply, placeOf } from './campaign-reply.ts';
import { findCampaigns } from './campaigns.repository.ts';
import { forecastCampaign } from './cost.service.ts';
import { draftHead, ownDraft, removeDraft, saveDraft } from './drafts.service.ts';
import { readDrafts } from './drafts.repository.ts';
import { campaignsOpenTo } from './eligible.service.ts';
import { assignPeople } from './enroll.service.ts';
import { lockOf, modulesOf, modulesToChoose, saveModule } from './modules.service.ts';
import { excusePeople, listPeople, remindPeople } from './people.service.ts';
import { readActiveIds, readGroups, readPositions } from './people.repository.ts';
import { changeCampaign, createCampaign, homeOf, setImage } from './save.service.ts';

const { campaigns, training } = calls;

/** Training campaigns: the list, the builder and the managers' side (specification, section 7: training/campaigns). */
export const campaignsHandlers = [
  handle(training.createCampaign, (context, { body }) => createCampaign(context, body)),
  handle(training.setCampaignImage, (context, { body }) => setImage(context, body)),
  handle(training.getCampaignList, async (context, { body }) => {
    const { db, tree, employee, now } = context;
    const all = await findCampaigns(db.kysely, body.get_by, now());
    // Drivers get the campaigns they may take part in.
    const shown = employee.positionType === 'driver' ? await campaignsOpenTo(db.kysely, tree, all, employee.id) : all;
    return { campaigns: await campaignReplies(context, shown) };
  }),
  handle(training.moduleListSelect, (context, { body }) => modulesToChoose(context, body.search ?? '')),
  handle(training.moduleList, (context, { body }) => modulesOf(context, body.campaign_id ?? null)),
  handle(training.tagList, async ({ db }) => ({ tags: await readTags(db.kysely) })),

  handle(campaigns.choices, async (context) => ({
    positions: [...(await readPositions(context.db.kysely))],
    groups: await readGroups(context.db.kysely),
    place: placeOf(context, homeOf(context)),
  })),
  handle(campaigns.draftList, async ({ db, employee }) => ({
    drafts: (await readDrafts(db.kysely, employee.id)).map(draftHead),
  })),
  handle(campaigns.draftRead, (context, { body }) => ownDraft(context, body.id)),
  handle(campaigns.draftSave, (context, { body }) => saveDraft(context, body)),
  handle(campaigns.draftRemove, (context, { body }) => removeDraft(context, body.id)),
  handle(campaigns.cost, async (context, { body }) => ({ cost: await forecastCampaign(context, body) })),
  handle(campaigns.read, async (context, { body }) => {
    const campaign = await campaignReply(context, body.id);
    const modules = await Promise.all(
      campaign.existing_modules_req.map((id) => readBuiltModule(context.db.kysely, id)),
    );
    const managers = await readActiveIds(context.db.kysely, campaign.managers);
    return {
      campaign,
      modules: modules.filter((module) => module !== null),
      places: namedPlaces(context, campaign.geography_eligiblity),
      managers: managers.map(({ id, display_name: name }) => ({ id, name })),
    };
  }),
  handle(campaigns.update, (context, { body }) => changeCampaign(context, body)),
  handle(campaigns.people, (context, { body }) => listPeople(context, body)),
  handle(campaigns.remind, (context, { body }) => remindPeople(context, body)),
  handle(campaigns.excuse, (context, { body }) => excusePeople(context, body)),
  handle(campaigns.assign, (context, { body }) => assignPeople(context, body)),
  handle(campaigns.moduleRead, async (context, { body }) => {
    const module = found(await readBuiltModule(context.db.kysely, body.id));
    return {
      module,
      locked: await lockOf(context, body.id),
      places: namedPlaces(context, module.audience.organization_ids),
    };
  }),
  handle(campaigns.moduleSave, async (context, { body }) => ({
    module: found(await readBuiltModule(context.db.kysely, await saveModule(context, body))),
  })),
];

const namedPlaces = ({ tree }: CallContext, ids: readonly number[]) =>
  ids.map((id) => ({ id, name: tree.byId(id)?.displayName ?? '' }));

function found<Module>(module: Module | null): Module {
  if (module === null) throw new ApiError('not-found', 'This module no longer exists.');
  return module;
}
