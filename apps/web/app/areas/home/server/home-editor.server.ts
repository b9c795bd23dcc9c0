import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { type Outcome, withoutAnswer } from '../../../kit/outcome/outcome.ts';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { homeEditorAddress, photosAddress } from '../model/addresses.ts';

const { homepage } = calls;
const purpose = 'announcement';

/** Every tile for the editors of home, and each change to them. */
export const homeEditorResource = defineResource(homeEditorAddress, {
  query: ({ api }) => api.attempt(homepage.announcementList, { body: { purpose, action: 'list' } }),
  body: z.discriminatedUnion('intent', [
    homepage.announcementCreate.body.omit({ purpose: true, action: true }).extend({ intent: z.literal('create') }),
    homepage.announcementUpdate.body.omit({ purpose: true, action: true }).extend({ intent: z.literal('update') }),
    homepage.announcementDelete.body.omit({ purpose: true, action: true }).extend({ intent: z.literal('delete') }),
    homepage.widgetMove.body.omit({ purpose: true }).extend({ intent: z.literal('move') }),
    homepage.reOrderAnnouncements.body.omit({ purpose: true }).extend({ intent: z.literal('re-order') }),
  ]),
  change: async ({ api, change, key }): Promise<Outcome<object>> => {
    const keyed = key === undefined ? {} : { idempotencyKey: key };
    switch (change.intent) {
      case 'create': {
        const { intent: _, ...body } = change;
        return withoutAnswer(
          await api.attempt(homepage.announcementCreate, { body: { purpose, action: 'create', ...body }, ...keyed }),
        );
      }
      case 'update': {
        const { intent: _, ...body } = change;
        return withoutAnswer(
          await api.attempt(homepage.announcementUpdate, { body: { purpose, action: 'update', ...body }, ...keyed }),
        );
      }
      case 'delete':
        return withoutAnswer(
          await api.attempt(homepage.announcementDelete, {
            body: { purpose, action: 'delete', id: change.id },
            ...keyed,
          }),
        );
      case 'move':
        return withoutAnswer(
          await api.attempt(homepage.widgetMove, {
            body: { purpose: 'widget_move', widget_list: change.widget_list },
          }),
        );
      case 're-order':
        return withoutAnswer(
          await api.attempt(homepage.reOrderAnnouncements, {
            body: { purpose: 're_order_announcements', announcements: change.announcements },
          }),
        );
    }
  },
});
export type HomeEditorResource = typeof homeEditorResource;

/** Background pictures that match a search, and the path of a chosen one. */
export const photosResource = defineResource(photosAddress, {
  query: ({ api, search }) =>
    api.attempt(homepage.searchPhotos, {
      body: { purpose, action: 'search_photos', query: search.get('q')?.slice(0, 100) ?? '' },
    }),
  body: homepage.keepPhoto.body.omit({ purpose: true, action: true }),
  change: ({ api, change: { id } }): Promise<Outcome<CallReply<typeof homepage.keepPhoto>>> =>
    api.attempt(homepage.keepPhoto, { body: { purpose, action: 'keep_photo', id } }),
});
export type PhotosResource = typeof photosResource;
