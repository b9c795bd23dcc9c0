import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { discardDraft, listDrafts, saveDraft } from './drafts.service.ts';
import { getInbox, listThreads, mailChoices, mailReach, markMailRead, openThread, sendMail } from './mail.service.ts';

const { mailbox, messaging } = calls;

/** Mail: the specification's inbox and sending (section 7: messaging/mail), threads and drafts. */
export const mailHandlers = [
  handle(messaging.getInbox, (context, { body }) => getInbox(context, body)),
  handle(messaging.sendMail, (context, { body }) => sendMail(context, body)),
  handle(mailbox.threads, (context, { body }) => listThreads(context, body)),
  handle(mailbox.thread, (context, { body }) => openThread(context, body.id)),
  handle(mailbox.markRead, (context, { body }) => markMailRead(context, body)),
  handle(mailbox.choices, (context) => mailChoices(context)),
  handle(mailbox.reach, (context, { body }) => mailReach(context, body)),
  handle(mailbox.drafts, (context) => listDrafts(context)),
  handle(mailbox.saveDraft, (context, { body }) => saveDraft(context, body)),
  handle(mailbox.discardDraft, (context, { body }) => discardDraft(context, body.client_id)),
];
