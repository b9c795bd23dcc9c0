import { sendRequest } from '../../../kit/resource/send-request.ts';
import { messagesAddress } from '../model/addresses.ts';
import { browserStore } from './outbox-store.ts';
import { Outbox, type SentMessage } from './outbox.ts';
import type { WaitingMessage } from './waiting-message.ts';

let opened: { readonly person: number; readonly outbox: Outbox } | null = null;

/** The tab's outbox of the signed-in person. It sends what is left of an earlier page as soon as it is opened. */
export function outboxOf(person: number): Outbox {
  if (opened?.person === person) return opened.outbox;
  const outbox = new Outbox({ store: browserStore(person), send, later, alone: aloneAs(person) });
  opened = { person, outbox };
  addEventListener('online', () => void outbox.flush());
  addEventListener('storage', () => outbox.reload());
  void outbox.flush();
  return outbox;
}

function send({ id, conversationId, message, replyTo, mentions, refs, pictures, sendAt }: WaitingMessage) {
  return sendRequest<SentMessage>(messagesAddress({ id: conversationId }), {
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
    }),
  });
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** One tab at a time sends a person's messages, where the browser can tell; otherwise the ids keep them single. */
const aloneAs =
  (person: number) =>
  async (run: () => Promise<boolean>): Promise<boolean> => {
    const locks = (navigator as { readonly locks?: LockManager }).locks;
    return locks ? locks.request(`roadside-outbox ${person}`, run) : run();
  };
