import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { type Outcome, withoutAnswer } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { huddleAddress } from '../model/addresses.ts';

const { huddles, messaging } = calls;
export type HuddlePage = CallReply<typeof messaging.getHuddleMessages>;

/** A page of a team's room, newest first. */
export const readHuddle = (api: ResourceRequest['api'], team: string, cursor: string | null = null) =>
  api.attempt(messaging.getHuddleMessages, {
    body: { purpose: 'get_huddle_messages', team_slug: team, ...(cursor ? { nextToken: cursor } : {}) },
  });

/** A team's room: reading, following, and writing in it. */
export const huddleResource = defineResource(huddleAddress, {
  query: ({ api, params, search }) => readHuddle(api, params.team ?? '', search.get('cursor')),
  body: z.discriminatedUnion('intent', [
    z.strictObject({ intent: z.literal('subscribe') }),
    z.strictObject({ intent: z.literal('unfollow') }),
    huddles.post.body.omit({ purpose: true, team_slug: true }).extend({ intent: z.literal('post') }),
    huddles.markRead.body.omit({ purpose: true, team_slug: true }).extend({ intent: z.literal('mark-read') }),
  ]),
  change: async ({ api, params, change }): Promise<Outcome<Partial<CallReply<typeof huddles.post>>>> => {
    const team_slug = params.team ?? '';
    switch (change.intent) {
      case 'subscribe':
        return withoutAnswer(await api.attempt(messaging.subscribe, { body: { purpose: 'subscribe', team_slug } }));
      case 'unfollow':
        return withoutAnswer(await api.attempt(huddles.unfollow, { body: { purpose: 'unfollow', team_slug } }));
      case 'post': {
        const { intent: _, ...message } = change;
        return api.attempt(huddles.post, { body: { purpose: 'post', team_slug, ...message } });
      }
      case 'mark-read':
        return withoutAnswer(
          await api.attempt(huddles.markRead, { body: { purpose: 'mark_read', team_slug, id: change.id } }),
        );
    }
  },
});
export type HuddleResource = typeof huddleResource;
