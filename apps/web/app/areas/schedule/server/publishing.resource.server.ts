import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { noticesAddress, publishingAddress } from '../model/addresses.ts';
import type { NoticesReply, PublishedReply, UnpublishedReply } from '../model/schedule-reply.ts';

const purpose = 'scheduler_utils';
const window = { date: z.iso.date(), days: z.int().min(1).max(42) };
const windowIn = (search: URLSearchParams) => ({ date: search.get('date') ?? '', days: Number(search.get('days')) });

/** What isn't published of some days, and who would be told what; publishes it. */
export const publishingResource = defineResource(publishingAddress, {
  query: ({ api, params, search }): Promise<Outcome<UnpublishedReply>> =>
    api.attempt(calls.scheduler.unpublished, {
      body: { purpose, action: 'unpublished', slug: params.slug ?? '', ...windowIn(search) },
    }),
  body: z.object({ ...window, version: z.int().min(0) }),
  change: ({ api, params, change, key }): Promise<Outcome<PublishedReply>> =>
    api.attempt(calls.scheduler.publish, {
      body: { purpose, action: 'publish', slug: params.slug ?? '', ...change },
      ...(key ? { idempotencyKey: key } : {}),
    }),
});
export type PublishingResource = typeof publishingResource;

/** Reads the schedule notices for some days. */
export const readNotices = ({
  api,
  slug,
  search,
}: Pick<ResourceRequest, 'api' | 'search'> & { readonly slug: string }): Promise<Outcome<NoticesReply>> =>
  api.attempt(calls.scheduler.notices, { body: { purpose, action: 'notices', slug, ...windowIn(search) } });

/** Schedule notices for some days and who has confirmed them; a driver confirms here. */
export const noticesResource = defineResource(noticesAddress, {
  query: ({ api, params, search }) => readNotices({ api, slug: params.slug ?? '', search }),
  body: z.object({ up_to: z.int().min(1) }),
  change: ({ api, params, change }): Promise<Outcome<{ readonly confirmed: number }>> =>
    api.attempt(calls.scheduler.confirmNotices, {
      body: { purpose, action: 'confirm_notices', slug: params.slug ?? '', ...change },
    }),
});
export type NoticesResource = typeof noticesResource;
