import { forgetDraft, keepDraft, listDrafts, readDraft } from '../../../kit/store/drafts.ts';
import { inWrittenOrder, readWaitingMessage, type WaitingMessage } from './waiting-message.ts';

/** Where waiting messages are kept, so that they survive a reload and a closed tab. */
export interface OutboxStore {
  /** In the order they were written. */
  readonly list: () => readonly WaitingMessage[];
  readonly keep: (message: WaitingMessage) => void;
  readonly remove: (id: string) => void;
}

const prefix = 'chat-message ';

/**
 * Keeps a person's messages in the browser, each on its own, so that two tabs don't overwrite each other's. Where the
 * browser stores nothing, they last as long as the page.
 */
export function browserStore(person: number): OutboxStore {
  const unstored = new Map<string, WaitingMessage>();
  const keyOf = (id: string) => ({ person, form: prefix + id });
  return {
    list: () =>
      inWrittenOrder([
        ...listDrafts({ person, form: prefix }).flatMap((stored) => readWaitingMessage(stored) ?? []),
        ...unstored.values(),
      ]),
    keep: (message) => {
      keepDraft(keyOf(message.id), message, '');
      if (readDraft(keyOf(message.id)) === null) unstored.set(message.id, message);
    },
    remove: (id) => {
      forgetDraft(keyOf(id));
      unstored.delete(id);
    },
  };
}
