import { calls } from '@roadside/contract/calls';
import { ghostChange } from '@roadside/contract/schemas';
import { bulkActions } from '@roadside/domain/scheduling';
import { z } from 'zod';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { forecastSteps } from '../model/schedule-address.ts';
import type {
  GhostsReply,
  PlanReply,
  PredictionReply,
  PresenceReply,
  TemplatesReply,
} from '../model/schedule-reply.ts';
import {
  conversionAddress,
  driversBulkAddress,
  ghostsAddress,
  planAddress,
  predictionsAddress,
  presenceAddress,
  templatesAddress,
  unlockAddress,
} from '../model/addresses.ts';

const purpose = 'scheduler_utils';
const slugOf = ({ params }: ResourceRequest) => params.slug ?? '';
const id = z.int().min(1);
const version = z.int().min(0);
const name = z.string().trim().min(1).max(120);

/** A location's templates: listed, saved from stored days, renamed and deleted. */
export const templatesResource = defineResource(templatesAddress, {
  async query(request): Promise<Outcome<TemplatesReply>> {
    const date = request.search.get('date');
    return request.api.attempt(calls.scheduler.getTemplates, {
      body: { purpose, action: 'get_templates', slug: slugOf(request), ...(date ? { date } : {}) },
    });
  },
  body: z.discriminatedUnion('intent', [
    z.object({ intent: z.literal('save'), name, scope: z.enum(['day', 'week']), date: z.iso.date() }),
    z.object({ intent: z.literal('rename'), template_id: id, version, name }),
    z.object({ intent: z.literal('delete'), template_id: id, version }),
  ]),
  async change(request): Promise<Outcome<TemplatesReply>> {
    const { api, key, change } = request;
    const slug = slugOf(request);
    if (change.intent === 'save') {
      const { intent: _, ...body } = change;
      return api.attempt(calls.scheduler.saveTemplate, {
        body: { purpose, action: 'save_template', slug, ...body },
        ...(key ? { idempotencyKey: key } : {}),
      });
    }
    if (change.intent === 'rename') {
      const { intent: _, ...body } = change;
      return api.attempt(calls.scheduler.renameTemplate, {
        body: { purpose, action: 'rename_template', slug, ...body },
      });
    }
    const { intent: _, ...body } = change;
    return api.attempt(calls.scheduler.deleteTemplate, { body: { purpose, action: 'delete_template', slug, ...body } });
  },
});
export type TemplatesResource = typeof templatesResource;

const copied = z.object({ from: z.iso.date(), scope: z.enum(['day', 'week']) });

/** The shifts a template or earlier days would create in a week or day, with every conflict. Nothing is saved. */
export const planResource = defineResource(planAddress, {
  async query(request): Promise<Outcome<PlanReply>> {
    const { search, api } = request;
    const copy = copied.safeParse({ from: search.get('copy'), scope: search.get('scope') });
    return api.attempt(calls.scheduler.previewTemplate, {
      body: {
        purpose,
        action: 'preview_template',
        slug: slugOf(request),
        ...(copy.success ? { copy: copy.data } : { template_id: Number(search.get('template')) }),
        date: search.get('date') ?? '',
        replace: search.get('replace') === 'true',
      },
    });
  },
});
export type PlanResource = typeof planResource;

/** The weekly patterns of open shifts: listed, saved, and changed in bulk. */
export const ghostsResource = defineResource(ghostsAddress, {
  async query(request): Promise<Outcome<GhostsReply>> {
    return request.api.attempt(calls.scheduler.getPlaceholders, {
      body: { purpose, action: 'placeholder_handler', handle: 'get_placeholders', slug: slugOf(request) },
    });
  },
  body: z.discriminatedUnion('intent', [
    z.object({ intent: z.literal('save'), ghosts: z.array(ghostChange).min(1).max(1000) }),
    z.object({ intent: z.literal('bulk'), ghosts: z.array(id).min(1).max(1000), bulk_action: z.enum(bulkActions) }),
  ]),
  async change(request): Promise<Outcome<GhostsReply>> {
    const { api, key, change } = request;
    const about = { purpose, action: 'placeholder_handler', slug: slugOf(request) } as const;
    return change.intent === 'save'
      ? api.attempt(calls.scheduler.savePlaceholders, {
          body: { ...about, handle: 'save_changes', ghosts: change.ghosts },
          ...(key ? { idempotencyKey: key } : {}),
        })
      : api.attempt(calls.scheduler.bulkPlaceholders, {
          body: { ...about, handle: 'bulk', ghosts: change.ghosts, bulk_action: change.bulk_action },
        });
  },
});
export type GhostsResource = typeof ghostsResource;

/** A ghost's pattern as shifts of a driver, with every conflict. Nothing is saved. */
export const conversionResource = defineResource(conversionAddress, {
  async query(request): Promise<Outcome<PlanReply>> {
    const { search, api } = request;
    return api.attempt(calls.scheduler.convertPlaceholder, {
      body: {
        purpose,
        action: 'placeholder_handler',
        handle: 'convert',
        slug: slugOf(request),
        ghost: Number(search.get('ghost')),
        employee: Number(search.get('employee')),
        date: search.get('date') ?? '',
        days: Number(search.get('days')) || 7,
      },
    });
  },
});
export type ConversionResource = typeof conversionResource;

/** One action on selected drivers. */
export const driversBulkResource = defineResource(driversBulkAddress, {
  body: z.object({ org_id: id, apply_to: z.array(id).min(1).max(1000), bulk_action: z.enum(bulkActions) }),
  async change({ api, change }): Promise<Outcome<{ readonly done: true }>> {
    const { org_id, ...parameters } = change;
    const done = await api.attempt(calls.accounts.profileBulk, { body: { org_id, profile_bulk: true, parameters } });
    return done.ok ? { ok: true, data: { done: true } } : done;
  },
});
export type DriversBulkResource = typeof driversBulkResource;

/** Unlocks past days for an hour, with a reason. */
export const unlockResource = defineResource(unlockAddress, {
  body: z.object({ date: z.iso.date(), days: z.int().min(1).max(42), reason: z.string().trim().min(1).max(300) }),
  async change(request): Promise<Outcome<{ readonly done: true }>> {
    const done = await request.api.attempt(calls.scheduler.unlockDay, {
      body: { purpose, action: 'unlock_day', slug: slugOf(request), ...request.change },
    });
    return done.ok ? { ok: true, data: { done: true } } : done;
  },
});
export type UnlockResource = typeof unlockResource;

/** Other people who have the schedule open. Requesting it also reports this person's presence. */
export const presenceResource = defineResource(presenceAddress, {
  body: z.object({ date: z.iso.date(), editing: z.boolean(), leaving: z.boolean().optional() }),
  async change(request): Promise<Outcome<PresenceReply>> {
    return request.api.attempt(calls.scheduler.presence, {
      body: { purpose, action: 'presence', slug: slugOf(request), ...request.change },
    });
  },
});
export type PresenceResource = typeof presenceResource;

const within = (value: string | null, most: number, least = 0) => Math.min(Math.max(Number(value) || 0, least), most);
const shares: Readonly<Record<string, number>> = { 80: 0.8, 90: 0.9, 95: 0.95 };

/** The what-if in the query, in the service's format. */
function whatIfIn(search: URLSearchParams) {
  const [storm, out, staff] = [search.get('storm'), search.get('out'), search.get('staff')];
  const share = shares[staff ?? ''];
  return {
    ...(storm === null ? {} : { volume_factor: 1 + within(storm, 900) / 100 }),
    ...(out === null ? {} : { drivers_out: Math.round(within(out, 1000)) }),
    ...(staff === 'productivity' ? { target: null } : share === undefined ? {} : { target: { share } }),
  };
}

/** Drivers added to each hour of each day, or fewer, in the service's format. */
function addedIn(search: URLSearchParams, day: number) {
  const hours = search.get('added')?.split('_')[day];
  return hours ? { drivers_added: hours.split('.', 25).map((count) => Math.round(within(count, 1000, -1000))) } : {};
}

/** The stations' own needs, added up over the days; null unless all of the days have them. */
function apartOver(replies: readonly PredictionReply[]): PredictionReply['stations_apart'] {
  const days = replies.filter(({ hours }) => hours.length > 0).map(({ stations_apart }) => stations_apart);
  if (days.length === 0) return null;
  let sum = { stations: 0, driver_hours: 0 };
  for (const day of days) {
    if (day === null) return null;
    sum = {
      stations: Math.max(sum.stations, day.stations),
      driver_hours: sum.driver_hours + day.driver_hours,
    };
  }
  return sum;
}

/** Reads the expected calls and the drivers needed of some days, with one call per day. */
export async function readPredictions({
  api,
  slug,
  search,
}: Pick<ResourceRequest, 'api' | 'search'> & { readonly slug: string }): Promise<Outcome<PredictionReply>> {
  const days = (search.get('dates') ?? '').split(',').filter(Boolean).slice(0, 42);
  const scheduler_type = forecastSteps.find((step) => step === search.get('step')) ?? '1h';
  const what_if = whatIfIn(search);
  const outcomes = await Promise.all(
    days.map((date, place) => {
      const asked = { ...what_if, ...addedIn(search, place) };
      return api.attempt(calls.scheduler.predict, {
        body: {
          purpose: 'timeseries_predictor',
          slug,
          ...(search.get('pooled') === 'true' ? { combine_batt_ls: true } : {}),
          parameters: { date, scheduler_type, ...(Object.keys(asked).length > 0 ? { what_if: asked } : {}) },
        },
      });
    }),
  );
  const failed = outcomes.find((outcome) => !outcome.ok);
  if (failed) return failed;
  const replies = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.data] : []));
  return {
    ok: true,
    data: {
      hours: replies.flatMap(({ hours }) => hours),
      avl_zone: replies.flatMap(({ avl_zone }) => avl_zone),
      stations_apart: apartOver(replies),
      children: replies[0]?.children ?? [],
    },
  };
}

/** Expected calls and drivers needed for some days. */
export const predictionsResource = defineResource(predictionsAddress, {
  query: ({ api, params, search }) => readPredictions({ api, slug: params.slug ?? '', search }),
});
export type PredictionsResource = typeof predictionsResource;
