import type { Outcome, Problem } from '../outcome/outcome.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Something on its way to the server. Its id is its own, so that it arrives once. */
export interface Waiting {
  readonly id: string;
  /** When the person sent it, as an ISO instant. */
  readonly writtenAt: string;
  /** Why the server refused it; null while it waits. */
  readonly refused: string | null;
}

export interface OutboxOptions<Message extends Waiting, Sent> {
  readonly store: OutboxStore<Message>;
  readonly send: (message: Message) => Promise<Outcome<Sent>>;
  /** Runs a function later; returns what cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Runs a function while no other tab does. */
  readonly alone: (run: () => Promise<boolean>) => Promise<boolean>;
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/** Whether a message may still arrive: the server hasn't judged it. */
const mayArrive = ({ kind }: Problem) => kind === 'unreachable' || kind === 'busy' || kind === 'signed-out';

/**
 * What is on its way to the server: kept in the browser until the server has it, and sent in the order it was written.
 * A message that got no answer is sent again under the same id, so it arrives once; one that was refused waits for the
 * person.
 */
export class Outbox<Message extends Waiting, Sent> {
  readonly #options: OutboxOptions<Message, Sent>;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<(sent: Sent, message: Message) => void>();
  #messages: readonly Message[];
  #failures = 0;
  #running = false;
  #again = false;
  #cancelRetry: (() => void) | null = null;

  constructor(options: OutboxOptions<Message, Sent>) {
    this.#options = options;
    this.#messages = options.store.list();
  }

  /** The waiting messages, in the order they were written; the same array until they change. */
  messages = (): readonly Message[] => this.#messages;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls the listener with each message the server has taken. */
  onSent(listener: (sent: Sent, message: Message) => void): () => void {
    this.#sentListeners.add(listener);
    return () => this.#sentListeners.delete(listener);
  }

  add(message: Message): void {
    this.#options.store.keep(message);
    this.#set([...this.#messages, message]);
    void this.flush();
  }

  /** Sends a refused message again. */
  retry(id: string): void {
    const message = this.#messages.find((each) => each.id === id);
    if (message) this.replace({ ...message, refused: null });
  }

  /** Sends a message as the person changed it. */
  replace(message: Message): void {
    this.#options.store.keep(message);
    this.#set(this.#messages.map((each) => (each.id === message.id ? message : each)));
    void this.flush();
  }

  /** Drops a message. */
  discard(id: string): void {
    this.#options.store.remove(id);
    this.#set(this.#messages.filter((message) => message.id !== id));
  }

  /** Reads what another tab added or sent. */
  reload(): void {
    this.#set(this.#options.store.list());
  }

  /** Sends what waits: now, because the browser is online again or a message was added. */
  async flush(): Promise<void> {
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#running = true;
    let reached: boolean;
    try {
      do {
        this.#again = false;
        reached = await this.#options.alone(() => this.#sendAll());
      } while (this.#again && reached);
    } finally {
      this.#running = false;
    }
    if (reached) {
      this.#failures = 0;
      return;
    }
    const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** this.#failures);
    this.#failures++;
    this.#cancelRetry = this.#options.later(() => void this.flush(), delay);
  }

  /** Sends the messages one by one; returns false as soon as one gets no answer. */
  async #sendAll(): Promise<boolean> {
    for (;;) {
      // Another tab may have sent some meanwhile.
      this.reload();
      const message = this.#messages.find(({ refused }) => refused === null);
      if (!message) return true;
      const outcome = await this.#options.send(message);
      if (!outcome.ok && mayArrive(outcome.problem)) return false;
      if (!outcome.ok) {
        const refused = { ...message, refused: outcome.problem.detail || 'We couldn’t send this.' };
        this.#options.store.keep(refused);
        this.#set(this.#messages.map((each) => (each.id === message.id ? refused : each)));
        continue;
      }
      // The message appears before it stops waiting, so it never leaves the screen in between.
      for (const listener of this.#sentListeners) listener(outcome.data, message);
      this.discard(message.id);
    }
  }

  #set(messages: readonly Message[]): void {
    this.#messages = inWrittenOrder(messages);
    for (const listener of this.#listeners) listener();
  }
}

/** In the order they were written. */
export function inWrittenOrder<Message extends Waiting>(messages: readonly Message[]): readonly Message[] {
  return messages.toSorted((a, b) => Date.parse(a.writtenAt) - Date.parse(b.writtenAt) || (a.id < b.id ? -1 : 1));
}
