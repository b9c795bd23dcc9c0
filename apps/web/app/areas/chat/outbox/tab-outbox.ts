import type { ConversationMessage, ScheduledMessage } from '@roadside/contract/schemas';
import { outboxes } from '../../../kit/outbox/open-outbox.ts';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { messagesAddress } from '../model/addresses.ts';
import { sendInTime } from './late-urgent.ts';
import { readWaitingMessage, type WaitingMessage } from './waiting-message.ts';

/** The server's answer to a message: sent, or waiting for its time. */
export interface SentMessage {
  readonly message: ConversationMessage | null;
  readonly scheduled: ScheduledMessage | null;
}

/** The tab's outbox of the signed-in person. */
export const outboxOf = outboxes<WaitingMessage, SentMessage>({
  name: 'chat-message',
  read: readWaitingMessage,
  send: (message) => sendInTime(message, Date.now(), () => request(message)),
});

const request = ({
  id,
  conversationId,
  message,
  replyTo,
  mentions,
  refs,
  pictures,
  sendAt,
  urgentReason,
}: WaitingMessage) =>
  sendRequest<SentMessage>(messagesAddress({ id: conversationId }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      intent: 'send',
      client_id: id,
      message,
      reply_to: replyTo?.id ?? null,
      mentions,
      refs,
      pictures: pictures.map(({ name }) => name),
      ...(sendAt === null ? {} : { send_at: sendAt }),
      ...(urgentReason === undefined ? {} : { urgent_reason: urgentReason }),
    }),
  });
