import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { announcementStates } from '@roadside/domain/home';
import { z } from 'zod';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { communicationsAddress, reachAddress, readersAddress } from '../model/addresses.ts';
import { readerStatuses } from '../model/communications-list.ts';

const { communications } = calls;
const purpose = 'communications';
type Escalated = CallReply<typeof communications.escalate>;
export type CommunicationsPage = CallReply<typeof communications.list>;

/** Reads a page of announcements from the URL's parameters. */
export function readCommunications(
  api: ResourceRequest['api'],
  search: URLSearchParams,
): Promise<Outcome<CommunicationsPage>> {
  const state = announcementStates.find((each) => each === search.get('state'));
  const [cursor, only] = [search.get('cursor'), Number(search.get('only'))];
  return api.attempt(communications.list, {
    body: {
      purpose,
      action: 'list',
      search: search.get('q') ?? '',
      ...(state ? { state } : {}),
      ...(only > 0 ? { only } : {}),
      ...(cursor ? { cursor } : {}),
    },
  });
}

/** Announcements page by page, and every action on them. */
export const communicationsResource = defineResource(communicationsAddress, {
  query: ({ api, search }) => readCommunications(api, search),
  body: z.discriminatedUnion('intent', [
    communications.compose.body.omit({ purpose: true, action: true }).extend({ intent: z.literal('compose') }),
    communications.update.body.omit({ purpose: true, action: true }).extend({ intent: z.literal('update') }),
    communications.expire.body.omit({ purpose: true, action: true }).extend({ intent: z.literal('expire') }),
    communications.remind.body.omit({ purpose: true, action: true }).extend({ intent: z.literal('remind') }),
    communications.escalate.body.omit({ purpose: true, action: true }).extend({ intent: z.literal('escalate') }),
  ]),
  change: async ({ api, change, key }): Promise<Outcome<{ reminded?: number } & Partial<Escalated>>> => {
    const keyed = key === undefined ? {} : { idempotencyKey: key };
    switch (change.intent) {
      case 'compose': {
        const { intent: _, ...body } = change;
        return withoutRow(
          await api.attempt(communications.compose, { body: { purpose, action: 'compose', ...body }, ...keyed }),
        );
      }
      case 'update': {
        const { intent: _, ...body } = change;
        return withoutRow(
          await api.attempt(communications.update, { body: { purpose, action: 'update', ...body }, ...keyed }),
        );
      }
      case 'expire':
        return withoutRow(
          await api.attempt(communications.expire, { body: { purpose, action: 'expire', id: change.id } }),
        );
      case 'remind':
        return api.attempt(communications.remind, { body: { purpose, action: 'remind', id: change.id }, ...keyed });
      case 'escalate':
        return api.attempt(communications.escalate, { body: { purpose, action: 'escalate', id: change.id } });
    }
  },
});
export type CommunicationsResource = typeof communicationsResource;

const withoutRow = (outcome: Outcome<unknown>): Outcome<object> => (outcome.ok ? { ok: true, data: {} } : outcome);

/** Who an announcement is for and what each of them did, page by page. */
export const readersResource = defineResource(readersAddress, {
  query: ({ api, params, search }) => {
    const cursor = search.get('cursor');
    return api.attempt(communications.readers, {
      body: {
        purpose,
        action: 'readers',
        id: Number(params.id),
        status: readerStatuses.find((each) => each === search.get('status')) ?? 'all',
        ...(cursor ? { cursor } : {}),
      },
    });
  },
});
export type ReadersResource = typeof readersResource;

/** Reach of an announcement, by place and hour. */
export const reachResource = defineResource(reachAddress, {
  query: ({ api, params }) =>
    api.attempt(communications.reach, { body: { purpose, action: 'reach', id: Number(params.id) } }),
});
export type ReachResource = typeof reachResource;
