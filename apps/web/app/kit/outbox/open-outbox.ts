import { browserStore } from './outbox-store.ts';
import { Outbox, type OutboxOptions, type Waiting } from './outbox.ts';

export interface BrowserOutbox<Message extends Waiting, Sent> extends Pick<OutboxOptions<Message, Sent>, 'send'> {
  /** Tells its messages from those of another outbox. */
  readonly name: string;
  /** Checks a message read from the browser's storage; null if it isn't one. */
  readonly read: (stored: unknown) => Message | null;
}

/** Opens the tab's outbox of a person; the same one until somebody else signs in. */
export function outboxes<Message extends Waiting, Sent>({ name, read, send }: BrowserOutbox<Message, Sent>) {
  let opened: { readonly person: number; readonly outbox: Outbox<Message, Sent> } | null = null;
  /** It sends what is left of an earlier page as soon as it is opened. */
  return (person: number): Outbox<Message, Sent> => {
    if (opened?.person === person) return opened.outbox;
    const outbox = new Outbox({
      store: browserStore(name, person, read),
      send,
      later,
      alone: aloneAs(`roadside-${name} ${person}`),
    });
    opened = { person, outbox };
    addEventListener('online', () => void outbox.flush());
    addEventListener('storage', () => outbox.reload());
    void outbox.flush();
    return outbox;
  };
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** One tab at a time sends a person's messages, where the browser can tell; otherwise the ids keep them single. */
const aloneAs =
  (lock: string) =>
  async (run: () => Promise<boolean>): Promise<boolean> => {
    const locks = (navigator as { readonly locks?: LockManager }).locks;
    return locks ? locks.request(lock, run) : run();
  };
