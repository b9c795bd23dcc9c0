import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { type Outcome, withoutAnswer } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import {
  chatPeopleAddress,
  chatSearchAddress,
  conversationsAddress,
  messagesAddress,
  quietAddress,
  scheduledAddress,
} from '../model/addresses.ts';

import type { QuietMember } from '../model/quiet-words.ts';

const { conversations } = calls;
type Api = ResourceRequest['api'];
export type ConversationsPage = CallReply<typeof conversations.list>;
export type MessagesPage = CallReply<typeof conversations.messages>;

const intent = <Intent extends string>(name: Intent) => ({ intent: z.literal(name) });

/** A page of the person's conversations, the latest first. */
export const readConversations = (api: Api, cursor: string | null = null) =>
  api.attempt(conversations.list, { body: { purpose: 'list', ...(cursor ? { cursor } : {}) } });

/** Messages of a conversation: the latest, or those before or after a number. */
export const readMessages = (
  api: Api,
  id: number,
  range: { readonly before?: number | undefined; readonly after?: number | undefined; readonly limit?: number } = {},
) => api.attempt(conversations.messages, { body: { purpose: 'messages', id, ...range } });

/** The person's conversations, and what can be done with one as a whole. */
export const conversationsResource = defineResource(conversationsAddress, {
  query: ({ api, search }) => readConversations(api, search.get('cursor')),
  body: z.discriminatedUnion('intent', [
    conversations.start.body.omit({ purpose: true }).extend(intent('start')),
    conversations.markRead.body.omit({ purpose: true }).extend(intent('mark-read')),
    conversations.mute.body.omit({ purpose: true }).extend(intent('mute')),
    conversations.members.body.omit({ purpose: true }).extend(intent('members')),
    conversations.leave.body.omit({ purpose: true }).extend(intent('leave')),
    conversations.typing.body.omit({ purpose: true }).extend(intent('typing')),
  ]),
  change: async ({ api, change, key }): Promise<Outcome<{ id: number | null }>> => {
    const keyed = key === undefined ? {} : { idempotencyKey: key };
    switch (change.intent) {
      case 'start': {
        const { intent: _, ...started } = change;
        const outcome = await api.attempt(conversations.start, { body: { purpose: 'start', ...started }, ...keyed });
        return outcome.ok ? { ok: true, data: { id: outcome.data.conversation.id } } : outcome;
      }
      case 'mark-read':
        return withoutId(
          await api.attempt(conversations.markRead, { body: { purpose: 'mark_read', id: change.id, seq: change.seq } }),
        );
      case 'mute':
        return withoutId(
          await api.attempt(conversations.mute, { body: { purpose: 'mute', id: change.id, muted: change.muted } }),
        );
      case 'members': {
        const { intent: _, ...changed } = change;
        return withoutId(await api.attempt(conversations.members, { body: { purpose: 'members', ...changed } }));
      }
      case 'leave':
        return withoutId(
          await api.attempt(conversations.leave, { body: { purpose: 'leave', id: change.id }, ...keyed }),
        );
      case 'typing':
        return withoutId(await api.attempt(conversations.typing, { body: { purpose: 'typing', id: change.id } }));
    }
  },
});
export type ConversationsResource = typeof conversationsResource;

const withoutId = (outcome: Parameters<typeof withoutAnswer>[0]) => {
  const done = withoutAnswer(outcome);
  return done.ok ? { ok: true as const, data: { id: null } } : done;
};

const whole = (search: URLSearchParams, name: string): number | undefined => {
  const value = Number(search.get(name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
};

interface ConversationPresence {
  readonly members: readonly QuietMember[];
  readonly activeAt: string | null;
  /** The current ISO instant. */
  readonly asOf: string;
}

/** The members of a conversation whose devices a message wouldn't ring now, and when the other of two was last active. */
export const quietResource = defineResource(quietAddress, {
  query: async ({ api, params }): Promise<Outcome<ConversationPresence>> => {
    const listed = await api.attempt(conversations.list, {
      body: { purpose: 'list', only: Number(params.id) || 1, quiet: true },
    });
    if (!listed.ok) return listed;
    const members = listed.data.conversations.flatMap((conversation) => conversation.members);
    const direct = listed.data.conversations[0]?.kind === 'direct';
    return {
      ok: true,
      data: {
        members: members.flatMap(({ display_name, quiet }) => (quiet ? [{ name: display_name, ...quiet }] : [])),
        activeAt: direct ? (members.find(({ active_at }) => active_at)?.active_at ?? null) : null,
        asOf: new Date().toISOString(),
      },
    };
  },
});
export type QuietResource = typeof quietResource;

/** Messages of a conversation, and what can be done with one of them. */
export const messagesResource = defineResource(messagesAddress, {
  query: ({ api, params, search }) => {
    const limit = whole(search, 'limit');
    return readMessages(api, Number(params.id) || 0, {
      before: whole(search, 'before'),
      after: search.get('after') === '0' ? 0 : whole(search, 'after'),
      ...(limit === undefined ? {} : { limit }),
    });
  },
  body: z.discriminatedUnion('intent', [
    conversations.send.body.omit({ purpose: true, id: true }).extend(intent('send')),
    conversations.edit.body.omit({ purpose: true }).extend(intent('edit')),
    conversations.delete.body.omit({ purpose: true }).extend(intent('delete')),
    conversations.react.body.omit({ purpose: true }).extend(intent('react')),
    conversations.follow.body.omit({ purpose: true }).extend(intent('follow')),
  ]),
  change: async ({ api, params, change }): Promise<Outcome<Partial<CallReply<typeof conversations.send>>>> => {
    switch (change.intent) {
      case 'send': {
        const { intent: _, ...written } = change;
        return api.attempt(conversations.send, { body: { purpose: 'send', id: Number(params.id) || 0, ...written } });
      }
      case 'edit':
        return api.attempt(conversations.edit, {
          body: { purpose: 'edit', message_id: change.message_id, message: change.message },
        });
      case 'delete':
        return api.attempt(conversations.delete, { body: { purpose: 'delete', message_id: change.message_id } });
      case 'react': {
        const { intent: _, ...reaction } = change;
        return api.attempt(conversations.react, { body: { purpose: 'react', ...reaction } });
      }
      case 'follow': {
        const { intent: _, ...followed } = change;
        return api.attempt(conversations.follow, { body: { purpose: 'follow', ...followed } });
      }
    }
  },
});
export type MessagesResource = typeof messagesResource;

/** People the person may write to. */
export const chatPeopleResource = defineResource(chatPeopleAddress, {
  query: ({ api, search }) =>
    api.attempt(conversations.people, { body: { purpose: 'people', text: search.get('text')?.slice(0, 100) ?? '' } }),
});
export type ChatPeopleResource = typeof chatPeopleResource;
export type ChatPerson = CallReply<typeof conversations.people>['people'][number];

/** Messages that contain a text. */
export const chatSearchResource = defineResource(chatSearchAddress, {
  query: ({ api, search }) => {
    const [id, cursor] = [whole(search, 'id'), search.get('cursor')];
    return api.attempt(conversations.search, {
      body: {
        purpose: 'search',
        text: search.get('text')?.slice(0, 100) ?? '',
        ...(id === undefined ? {} : { id }),
        ...(cursor ? { cursor } : {}),
      },
    });
  },
});
export type ChatSearchResource = typeof chatSearchResource;

/** The person's messages that wait for their time. */
export const scheduledResource = defineResource(scheduledAddress, {
  query: ({ api }) => api.attempt(conversations.scheduled, { body: { purpose: 'scheduled' } }),
  body: conversations.cancel.body.omit({ purpose: true }),
  change: ({ api, change, key }) =>
    api.attempt(conversations.cancel, {
      body: { purpose: 'cancel', ...change },
      ...(key === undefined ? {} : { idempotencyKey: key }),
    }),
});
export type ScheduledResource = typeof scheduledResource;
