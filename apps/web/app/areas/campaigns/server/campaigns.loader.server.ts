import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { can } from '@roadside/domain/permissions';
import { todayIn } from '../../../kit/format/today-in.ts';
import { readListState } from '../../../kit/list/list-state.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { campaignsList, campaignsListAddress } from '../model/campaigns-list.ts';
import { emptyDraft, readDraft, storedDraft } from '../model/draft.ts';
import { copyOf } from '../model/copy-campaign.ts';
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

/** Loads the builder: a draft, a copy of a campaign, or an empty page. */
export async function loadBuilder({ request, context }: LoaderFunctionArgs) {
  const { person } = await admitted(context);
  const search = new URL(request.url).searchParams;
  const draftId = Number(search.get('draft')) || null;
  const copyId = Number(search.get('copy')) || null;
  const [choices, tags, modules, draft, copied] = await Promise.all([
    context.api.attempt(campaigns.choices, { body: { purpose: 'campaign_choices' } }),
    context.api.attempt(training.tagList, { body: { purpose: 'tag_list' } }),
    context.api.attempt(training.moduleListSelect, { body: { purpose: 'module_list_select' } }),
    draftId === null
      ? null
      : context.api.attempt(campaigns.draftRead, { body: { purpose: 'draft_read', id: draftId } }),
    copyId === null ? null : context.api.attempt(campaigns.read, { body: { purpose: 'read_campaign', id: copyId } }),
  ]);
  const content = draft?.ok
    ? readDraft(draft.data.draft.content)
    : copied?.ok
      ? copyOf(copied.data.campaign, copied.data.modules)
      : emptyDraft;
  return {
    timeZone: person.organization.timeZone,
    workplace: person.organization.displayName,
    today: context.today ?? todayIn(person.organization.timeZone),
    draft: draft?.ok ? { id: draft.data.draft.id, version: draft.data.draft.version } : null,
    // A draft that was launched or deleted in another tab.
    lost: (draftId !== null && !draft?.ok) || (copyId !== null && !copied?.ok),
    content: storedDraft(content),
    positions: choices.ok ? choices.data.positions : [],
    groups: choices.ok ? choices.data.groups : [],
    tags: tags.ok ? tags.data.tags : [],
    modules: modules.ok ? modules.data.modules : [],
  };
}
