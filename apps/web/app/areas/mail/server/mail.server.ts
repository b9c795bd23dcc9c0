import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { type Outcome, withoutAnswer } from '../../../kit/outcome/outcome.ts';
import { currentOf } from '../../../kit/server/current-of.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import {
  mailAddress,
  mailChoicesAddress,
  mailDraftsAddress,
  mailReachAddress,
  mailThreadAddress,
} from '../model/addresses.ts';
import { readMailView } from '../model/mail-view.ts';

const { mailbox, messaging } = calls;
export type MailThreadsPage = CallReply<typeof mailbox.threads>;
export type OpenThread = CallReply<typeof mailbox.thread>;

/** Threads of the signed-in person, page by page. */
export function readThreads(api: ResourceRequest['api'], search: URLSearchParams): Promise<Outcome<MailThreadsPage>> {
  const { folder, text } = readMailView(search);
  const cursor = search.get('cursor');
  return api.attempt(mailbox.threads, {
    body: {
      purpose: 'threads',
      folder: folder === 'drafts' ? 'all' : folder,
      ...(text === '' ? {} : { text }),
      ...(cursor === null ? {} : { cursor }),
    },
  });
}

export const readThread = (api: ResourceRequest['api'], id: number): Promise<Outcome<OpenThread>> =>
  api.attempt(mailbox.thread, { body: { purpose: 'thread', id } });

export const readDrafts = (api: ResourceRequest['api']) => api.attempt(mailbox.drafts, { body: { purpose: 'drafts' } });

export const mailResource = defineResource(mailAddress, {
  query: ({ api, search }) => readThreads(api, search),
});
export type MailResource = typeof mailResource;

/** One thread: its mails, and that they were read. */
export const mailThreadResource = defineResource(mailThreadAddress, {
  query: ({ api, params }) => readThread(api, Number(params['id']) || 0),
  body: z.strictObject({ up_to: z.int().min(1) }),
  change: ({ api, params, change }) =>
    api.attempt(mailbox.markRead, { body: { purpose: 'mark_read', id: Number(params['id']) || 0, ...change } }),
});
export type MailThreadResource = typeof mailThreadResource;

interface Written {
  /** The draft as it was saved in another window; nothing was saved now. */
  readonly newer?: CallReply<typeof mailbox.saveDraft>['draft'];
  readonly draft?: CallReply<typeof mailbox.saveDraft>['draft'];
  readonly sent?: CallReply<typeof messaging.sendMail>;
}

/** Drafts of the signed-in person: saved while they write, discarded, and sent. */
export const mailDraftsResource = defineResource(mailDraftsAddress, {
  query: ({ api }) => readDrafts(api),
  body: z.discriminatedUnion('intent', [
    mailbox.saveDraft.body.omit({ purpose: true }).extend({ intent: z.literal('save') }),
    mailbox.discardDraft.body.omit({ purpose: true }).extend({ intent: z.literal('discard') }),
    // Checked by the API, whose refusals go to the fields.
    mailbox.saveDraft.body.omit({ purpose: true, version: true }).extend({ intent: z.literal('send') }),
  ]),
  change: async ({ api, change, key }): Promise<Outcome<Written>> => {
    const idempotency = key === undefined ? {} : { idempotencyKey: key };
    switch (change.intent) {
      case 'save': {
        const { intent: _, ...body } = change;
        const saved = await api.attempt(mailbox.saveDraft, {
          body: { purpose: 'save_draft', ...body },
          ...idempotency,
        });
        const newer = saved.ok ? null : currentOf(mailbox.saveDraft, saved.problem);
        return newer ? { ok: true, data: { newer: newer.draft } } : saved;
      }
      case 'discard': {
        const { client_id } = change;
        return withoutAnswer(
          await api.attempt(mailbox.discardDraft, { body: { purpose: 'discard_draft', client_id } }),
        );
      }
      case 'send': {
        const { intent: _, ...body } = change;
        const sent = await api.attempt(messaging.sendMail, { body: { purpose: 'send_mail', ...body }, ...idempotency });
        return sent.ok ? { ok: true, data: { sent: sent.data } } : sent;
      }
    }
  },
});
export type MailDraftsResource = typeof mailDraftsResource;

const recipients = mailbox.reach.body.omit({ purpose: true, reply_to: true });

/** How many people a mail would reach now. */
export const mailReachResource = defineResource(mailReachAddress, {
  query: ({ api, search }) => {
    const read = recipients.safeParse(parsed(search.get('for')));
    return api.attempt(mailbox.reach, { body: { purpose: 'reach', ...(read.success ? read.data : {}) } });
  },
});
export type MailReachResource = typeof mailReachResource;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return null;
  }
}

/** Groups and positions the signed-in person may write to. */
export const mailChoicesResource = defineResource(mailChoicesAddress, {
  query: ({ api }) => api.attempt(mailbox.choices, { body: { purpose: 'choices' } }),
});
export type MailChoicesResource = typeof mailChoicesResource;
