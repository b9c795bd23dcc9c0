import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { type Campaign, type CampaignDraft, campaignInput, type Lesson, moduleInput } from '@roadside/contract/schemas';
import { can } from '@roadside/domain/permissions';
import { z } from 'zod';
import type { Outcome, Problem } from '../../../kit/outcome/outcome.ts';
import { defineResource, refuse, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { currentOf } from '../../../kit/server/current-of.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import {
  aboutAddress,
  campaignsAddress,
  costAddress,
  draftAddress,
  effectAddress,
  moduleAddress,
  peopleAddress,
} from '../model/addresses.ts';

const { training, campaigns, accounts } = calls;

export type CampaignsData = CallReply<typeof training.getCampaignList>;

const whens = ['active', 'past', 'all'] as const;

/** Reads campaigns: those running now unless the address says otherwise. */
export function readCampaigns(api: ResourceRequest['api'], search: URLSearchParams): Promise<Outcome<CampaignsData>> {
  const get_by = whens.find((each) => each === search.get('get_by')) ?? 'active';
  return api.attempt(training.getCampaignList, { body: { purpose: 'get_campaign_list', get_by } });
}

/** Training campaigns. */
export const campaignsResource = defineResource(campaignsAddress, {
  query: ({ api, search }) => readCampaigns(api, search),
});
export type CampaignsResource = typeof campaignsResource;

const idOf = (text: string | undefined): number => Number(text) || 0;

/** A campaign for somebody who doesn't manage it: its modules, and where the reader is in those that are theirs. */
export interface AboutCampaign {
  readonly campaign: Campaign;
  readonly modules: readonly { readonly id: number; readonly title: string; readonly lesson: Lesson | null }[];
  /** The reader's location, under which lessons open. */
  readonly slug: string;
  /** Whether the reader builds campaigns, and so may copy it. */
  readonly builds: boolean;
}

export const aboutResource = defineResource(aboutAddress, {
  query: async ({ api, params, person, context }): Promise<Outcome<AboutCampaign>> => {
    const id = idOf(params['id']);
    const [list, modules, lessons] = await Promise.all([
      api.attempt(training.getCampaignList, { body: { purpose: 'get_campaign_list', get_by: 'all' } }),
      api.attempt(training.moduleList, { body: { purpose: 'module_list', campaign_id: id } }),
      api.attempt(training.getLessons, { body: { purpose: 'get_lessons' } }),
    ]);
    if (!list.ok) return list;
    if (!modules.ok) return modules;
    if (!lessons.ok) return lessons;
    const campaign = list.data.campaigns.find((each) => each.id === id);
    if (!campaign) return refuse(context, 'This campaign no longer exists.');
    const { must, may, done } = lessons.data;
    const own = new Map([...done, ...may, ...must].map((lesson) => [lesson.id, lesson]));
    return {
      ok: true,
      data: {
        campaign,
        modules: modules.data.modules.map((module) => ({
          id: module.id,
          title: module.title,
          lesson: own.get(module.id) ?? null,
        })),
        slug: person.organization.slug,
        builds: can(subjectOf(person), 'screen.campaign-creation', {}).allowed,
      },
    };
  },
});
export type AboutResource = typeof aboutResource;

/** What a change of a draft answers, by its intent. */
export interface DraftChanged {
  readonly draft?: CallReply<typeof campaigns.draftSave>['draft'];
  /** What another tab saved in between; nothing was saved. */
  readonly newer?: CampaignDraft;
  /** It was launched or deleted meanwhile; nothing was saved. */
  readonly gone?: true;
  readonly campaignId?: number;
  /** The version that somebody else saved of the campaign; nothing was saved. */
  readonly newerCampaign?: number;
  readonly place?: { readonly id: number; readonly name: string };
}

/** Whether a save was refused because there is no such draft anymore. */
async function isGone(api: ResourceRequest['api'], id: number | null, { kind }: Problem): Promise<boolean> {
  if (id === null || kind !== 'refused') return false;
  const read = await api.attempt(campaigns.draftRead, { body: { purpose: 'draft_read', id } });
  return !read.ok && read.problem.kind === 'refused';
}

/** An unfinished campaign: saved as it is typed, launched when it is complete. */
export const campaignDraftResource = defineResource(draftAddress, {
  query: ({ api, params }) =>
    api.attempt(campaigns.draftRead, { body: { purpose: 'draft_read', id: idOf(params['id']) } }),
  body: z.discriminatedUnion('intent', [
    campaigns.draftSave.body.omit({ purpose: true }).extend({ intent: z.literal('save') }),
    z.strictObject({ intent: z.literal('launch'), draft: z.number().nullable(), campaign: campaignInput }),
    z.strictObject({
      intent: z.literal('change'),
      draft: z.number().nullable(),
      id: z.number(),
      version: z.number(),
      campaign: campaignInput,
    }),
    z.strictObject({ intent: z.literal('remove'), id: z.number() }),
    z.strictObject({ intent: z.literal('place'), slug: z.string().max(120) }),
  ]),
  change: async ({ api, change, key }): Promise<Outcome<DraftChanged>> => {
    if (change.intent === 'save') {
      const { intent: _, ...body } = change;
      const saved = await api.attempt(campaigns.draftSave, { body: { purpose: 'draft_save', ...body } });
      if (saved.ok) return saved;
      const newer = currentOf(campaigns.draftRead, saved.problem)?.draft;
      if (newer) return { ok: true, data: { newer } };
      return (await isGone(api, change.id, saved.problem)) ? { ok: true, data: { gone: true } } : saved;
    }
    if (change.intent === 'place') {
      const found = await api.attempt(accounts.organizations, { body: { slug: change.slug } });
      if (!found.ok) return found;
      const { id, display_name: name } = found.data;
      return { ok: true, data: { place: { id, name } } };
    }
    if (change.intent === 'remove') {
      const removed = await api.attempt(campaigns.draftRemove, { body: { purpose: 'draft_remove', id: change.id } });
      return removed.ok ? { ok: true, data: {} } : removed;
    }
    const sent =
      change.intent === 'change'
        ? await api.attempt(campaigns.update, {
            body: { purpose: 'update_campaign', id: change.id, version: change.version, campaign: change.campaign },
          })
        : await api.attempt(training.createCampaign, {
            body: { purpose: 'create_campaign', campaign: change.campaign },
            ...(key === undefined ? {} : { idempotencyKey: key }),
          });
    if (!sent.ok) {
      const current = currentOf(campaigns.update, sent.problem)?.campaign;
      return current ? { ok: true, data: { newerCampaign: current.version } } : sent;
    }
    if (change.draft !== null)
      await api.attempt(campaigns.draftRemove, { body: { purpose: 'draft_remove', id: change.draft } });
    return { ok: true, data: { campaignId: sent.data.campaign.id } };
  },
});
export type CampaignDraftResource = typeof campaignDraftResource;

/** A module with its right answers, and why the person can't change it; null if they can. */
export type ModuleData = CallReply<typeof campaigns.moduleRead>;

/** One of the club’s modules. People who have begun it keep their version when it is saved. */
export const moduleResource = defineResource(moduleAddress, {
  query: ({ api, params }) =>
    api.attempt(campaigns.moduleRead, { body: { purpose: 'module_read', id: idOf(params['id']) } }),
  body: z.strictObject({ version: z.number(), module: moduleInput }),
  change: async ({ api, params, change: { version, module } }) => {
    const saved = await api.attempt(campaigns.moduleSave, {
      body: { purpose: 'module_save', id: idOf(params['id']), version, module },
    });
    return saved.ok ? { ok: true as const, data: saved.data } : saved;
  },
});
export type ModuleResource = typeof moduleResource;

export type ModuleEffectData = CallReply<typeof training.getEffect>;
/** Whether a module helped: the change of its drivers' metric against that of drivers like them. */
export const effectResource = defineResource(effectAddress, {
  query: ({ api, params }) =>
    api.attempt(training.getEffect, { body: { purpose: 'get_effect', module_id: idOf(params['id']) } }),
});
export type EffectResource = typeof effectResource;

/** What a campaign may cost. The fields that matter are in the query; modules and texts are not. */
export const costResource = defineResource(costAddress, {
  query: async ({ api, search }) => {
    const read = campaignInput.safeParse(parsed(search.get('campaign')));
    return api.attempt(campaigns.cost, {
      body: {
        purpose: 'cost_forecast',
        ...(search.has('id') ? { id: idOf(search.get('id') ?? '') } : {}),
        campaign: read.data ?? { title: '', description: '', start: '', end: '' },
      },
    });
  },
});
export type CostResource = typeof costResource;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export type PeoplePage = CallReply<typeof campaigns.people>;
const statuses = ['all', 'behind', 'open', 'done', 'excused'] as const;

/** What a change of the people of a campaign answers: whom a reminder reached, or how many people it concerned. */
export interface PeopleChanged {
  readonly sent: CallReply<typeof campaigns.remind> | null;
  readonly excused: number | null;
  readonly assigned: number | null;
}
const noChange: PeopleChanged = { sent: null, excused: null, assigned: null };

/** The people of a campaign, to assign its modules to, to remind and to excuse. */
export const peopleResource = defineResource(peopleAddress, {
  query: ({ api, params, search }): Promise<Outcome<PeoplePage>> => {
    const cursor = search.get('cursor');
    return api.attempt(campaigns.people, {
      body: {
        purpose: 'campaign_people',
        id: idOf(params['id']),
        status: statuses.find((each) => each === search.get('status')) ?? 'all',
        ...(search.has('module') ? { module_id: idOf(search.get('module') ?? '') } : {}),
        ...(cursor ? { cursor } : {}),
      },
    });
  },
  body: z.discriminatedUnion('intent', [
    campaigns.remind.body.omit({ purpose: true }).extend({ intent: z.literal('remind') }),
    campaigns.excuse.body.omit({ purpose: true }).extend({ intent: z.literal('excuse') }),
    campaigns.assign.body.omit({ purpose: true }).extend({ intent: z.literal('assign') }),
  ]),
  change: async ({ api, change }): Promise<Outcome<PeopleChanged>> => {
    if (change.intent === 'remind') {
      const { intent: _, ...body } = change;
      const sent = await api.attempt(campaigns.remind, { body: { purpose: 'campaign_remind', ...body } });
      return sent.ok ? { ok: true, data: { ...noChange, sent: sent.data } } : sent;
    }
    if (change.intent === 'assign') {
      const { intent: _, ...body } = change;
      const sent = await api.attempt(campaigns.assign, { body: { purpose: 'campaign_assign', ...body } });
      return sent.ok ? { ok: true, data: { ...noChange, assigned: sent.data.assigned } } : sent;
    }
    const { intent: _, ...body } = change;
    const sent = await api.attempt(campaigns.excuse, { body: { purpose: 'campaign_excuse', ...body } });
    return sent.ok ? { ok: true, data: { ...noChange, excused: sent.data.excused } } : sent;
  },
});
export type PeopleResource = typeof peopleResource;
