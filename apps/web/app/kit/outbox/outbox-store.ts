import { forgetDraft, keepDraft, listDrafts, readDraft } from '../store/drafts.ts';
import { inWrittenOrder, type Waiting } from './outbox.ts';

/** Where waiting messages are kept, so that they survive a reload and a closed tab. */
export interface OutboxStore<Message extends Waiting> {
  /** In the order they were written. */
  readonly list: () => readonly Message[];
  readonly keep: (message: Message) => void;
  readonly remove: (id: string) => void;
}

/**
 * Keeps a person's messages in the browser, each on its own, so that two tabs don't overwrite each other's. Where the
 * browser stores nothing, they last as long as the page.
 * @param name - tells the messages of one outbox from those of another
 * @param read - checks a stored message, which the browser's user can edit; null if it isn't one
 */
export function browserStore<Message extends Waiting>(
  name: string,
  person: number,
  read: (stored: unknown) => Message | null,
): OutboxStore<Message> {
  const prefix = `${name} `;
  const unstored = new Map<string, Message>();
  const keyOf = (id: string) => ({ person, form: prefix + id });
  return {
    list: () =>
      inWrittenOrder([
        ...listDrafts({ person, form: prefix }).flatMap((stored) => read(stored) ?? []),
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
