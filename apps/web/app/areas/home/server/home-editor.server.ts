import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { reorderSome, type Ordered } from '@roadside/domain/home';
import { z } from 'zod';
import { type Outcome, withoutAnswer } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
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
        return moveIn(api, change.widget_list, {
          concerns: () => true,
          send: (order) =>
            api.attempt(homepage.widgetMove, { body: { purpose: 'widget_move', widget_list: [...order] } }),
        });
      case 're-order':
        return moveIn(api, change.announcements, {
          concerns: ({ type }) => type === 'announcement',
          send: (order) =>
            api.attempt(homepage.reOrderAnnouncements, {
              body: { purpose: 're_order_announcements', announcements: [...order] },
            }),
        });
    }
  },
});
export type HomeEditorResource = typeof homeEditorResource;

type Tile = CallReply<typeof homepage.announcementList>['widgets'][number];

interface Move {
  /** Which tiles the order is of. */
  readonly concerns: (tile: Tile) => boolean;
  readonly send: (order: readonly Ordered[]) => Promise<Outcome<unknown>>;
}

/**
 * Saves an order of tiles. If somebody has published or ended one since it was read, the same order is saved with the
 * tiles that are there now: a tile that was moved stays moved.
 */
async function moveIn(
  api: ResourceRequest['api'],
  wanted: readonly Ordered[],
  { concerns, send }: Move,
): Promise<Outcome<object>> {
  const outcome = await send(wanted);
  const problem = outcome.ok ? undefined : outcome.problem.fields?.['order'];
  if (problem !== 'missing-id' && problem !== 'unknown-id') return withoutAnswer(outcome);
  const listed = await api.attempt(homepage.announcementList, { body: { purpose, action: 'list' } });
  if (!listed.ok) return listed;
  const tiles = listed.data.widgets.filter((tile) => tile.state !== 'expired' && concerns(tile));
  const order = reorderSome(
    tiles.map(({ id, order: place }) => ({ id, order: place })),
    wanted.filter(({ id }) => tiles.some((tile) => tile.id === id)),
  );
  return withoutAnswer(await send(order));
}

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
