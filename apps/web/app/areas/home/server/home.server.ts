import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { homeAddress } from '../model/addresses.ts';
import { readOwn, type OwnNumbers } from './own.server.ts';

const { homepage, messaging } = calls;

/** What home shows; each part is read on its own, so that one may fail alone. */
export interface HomeParts {
  readonly now: Outcome<CallReply<typeof homepage.getNow>>;
  readonly widgets: Outcome<CallReply<typeof homepage.getWidgets>>;
  readonly managers: Outcome<CallReply<typeof homepage.getManagers>>;
  readonly counts: Outcome<CallReply<typeof messaging.getLoadingData>>;
  readonly own: OwnNumbers;
}

/** Reads home. */
export async function readHome({ api, person }: Pick<ResourceRequest, 'api' | 'person'>): Promise<HomeParts> {
  const [now, widgets, managers, counts, own] = await Promise.all([
    api.attempt(homepage.getNow, { body: { purpose: 'get_now' } }),
    api.attempt(homepage.getWidgets, { body: { purpose: 'get_widgets' } }),
    api.attempt(homepage.getManagers, { body: { purpose: 'get_managers' } }),
    api.attempt(messaging.getLoadingData, { body: { purpose: 'get_loading_data' } }),
    readOwn({ api, person }),
  ]);
  return { now, widgets, managers, counts, own };
}

/** Home, and what a reader does with a tile. */
export const homeResource = defineResource(homeAddress, {
  query: async (request) => {
    const parts = await readHome(request);
    // If nothing could be read, the page as a whole says why.
    return !parts.now.ok && !parts.widgets.ok ? parts.now : { ok: true as const, data: parts };
  },
  body: z.discriminatedUnion('intent', [
    homepage.widgetClick.body.omit({ purpose: true }).extend({ intent: z.literal('click') }),
    homepage.acknowledge.body.omit({ purpose: true }).extend({ intent: z.literal('acknowledge') }),
  ]),
  change: ({ api, change: { intent, id }, key }) =>
    intent === 'click'
      ? api.attempt(homepage.widgetClick, {
          body: { purpose: 'widget_click', id },
          ...(key === undefined ? {} : { idempotencyKey: key }),
        })
      : api.attempt(homepage.acknowledge, { body: { purpose: 'acknowledge', id } }),
});
export type HomeResource = typeof homeResource;
