import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { can } from '@roadside/domain/permissions';
import { todayIn } from '../../../kit/format/today-in.ts';
import { readListState } from '../../../kit/list/list-state.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { campaignsList, campaignsListAddress } from '../model/campaigns-list.ts';
import { emptyDraft, readDraft, storedDraft } from '../model/draft.ts';
import { changeOf, copyOf, type ReadCampaign } from '../model/copy-campaign.ts';
import { readCampaigns } from './campaigns.server.ts';

const { campaigns, training } = calls;

/** Loads the list of campaigns, and the builder's unfinished ones. */
export async function loadCampaigns({ request, context }: LoaderFunctionArgs) {
  const { person } = await admitted(context);
  const builds = can(subjectOf(person), 'screen.campaign-creation', {}).allowed;
  const state = readListState(new URL(request.url).searchParams, campaignsList);
  const address = campaignsListAddress(state);
  const [first, drafts] = await Promise.all([
    readCampaigns(context.api, new URLSearchParams(address.split('?')[1])),
    builds ? context.api.attempt(campaigns.draftList, { body: { purpose: 'draft_list' } }) : null,
  ]);
  return {
    builds,
    timeZone: person.organization.timeZone,
    today: context.today ?? todayIn(person.organization.timeZone),
    first: first.ok ? { address, data: first.data } : null,
    drafts: drafts?.ok ? drafts.data.drafts : [],
  };
}

/** Loads the builder, or one of the club's modules to change. */
export async function loadBuilder({ request, context }: LoaderFunctionArgs) {
  const { person } = await admitted(context);
  const search = new URL(request.url).searchParams;
  const moduleId = Number(search.get('module')) || null;
  return moduleId === null
    ? { builder: await builderData(context, person, search), module: null }
    : { builder: null, module: await moduleData(context, person, moduleId) };
}

type Context = LoaderFunctionArgs['context'];
type Person = Awaited<ReturnType<typeof admitted>>['person'];

async function moduleData(context: Context, person: Person, id: number) {
  const [first, choices] = await Promise.all([
    context.api.attempt(campaigns.moduleRead, { body: { purpose: 'module_read', id } }),
    moduleChoices(context),
  ]);
  return { id, personId: person.id, first, choices };
}

/** What the settings of a module are chosen from. */
async function moduleChoices(context: Context) {
  const [choices, tags, modules] = await Promise.all([
    context.api.attempt(campaigns.choices, { body: { purpose: 'campaign_choices' } }),
    context.api.attempt(training.tagList, { body: { purpose: 'tag_list' } }),
    context.api.attempt(training.moduleListSelect, { body: { purpose: 'module_list_select' } }),
  ]);
  return {
    positions: choices.ok ? choices.data.positions : [],
    groups: choices.ok ? choices.data.groups : [],
    tags: tags.ok ? tags.data.tags : [],
    modules: modules.ok ? modules.data.modules : [],
    /** Where a new campaign belongs; null if it could not be read. */
    place: choices.ok ? choices.data.place : null,
  };
}

/** Where a launched campaign that is being changed belongs; null for a new one. */
async function placeOfLaunched(context: Context, id: number | null, read: ReadCampaign | null) {
  if (id === null || read?.campaign.id === id) return id === null ? null : (read?.campaign.place ?? null);
  const launched = await context.api.attempt(campaigns.read, { body: { purpose: 'read_campaign', id } });
  return launched.ok ? launched.data.campaign.place : null;
}

/** A draft, a copy of a campaign, a launched campaign to change, or an empty page. */
async function builderData(context: Context, person: Person, search: URLSearchParams) {
  const draftId = Number(search.get('draft')) || null;
  const readId = Number(search.get('copy') ?? search.get('change')) || null;
  const [{ place: own, ...choices }, draft, read] = await Promise.all([
    moduleChoices(context),
    draftId === null
      ? null
      : context.api.attempt(campaigns.draftRead, { body: { purpose: 'draft_read', id: draftId } }),
    readId === null ? null : context.api.attempt(campaigns.read, { body: { purpose: 'read_campaign', id: readId } }),
  ]);
  const content = draft?.ok
    ? readDraft(draft.data.draft.content)
    : read?.ok
      ? search.has('change')
        ? changeOf(read.data)
        : copyOf(read.data)
      : emptyDraft;
  const place = (await placeOfLaunched(context, content.campaignId, read?.ok ? read.data : null)) ??
    own ?? { name: person.organization.displayName, time_zone: person.organization.timeZone };
  return {
    timeZone: place.time_zone,
    workplace: place.name ?? 'the campaign’s location',
    today: context.today ?? todayIn(place.time_zone),
    draft: draft?.ok ? { id: draft.data.draft.id, version: draft.data.draft.version } : null,
    // A draft that was launched or deleted in another tab.
    lost: (draftId !== null && !draft?.ok) || (draftId === null && readId !== null && !read?.ok),
    content: storedDraft(content),
    ...choices,
  };
}
