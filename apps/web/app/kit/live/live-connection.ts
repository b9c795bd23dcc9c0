import type { LiveChange, LiveEventName, LiveTopic } from '@roadside/contract/live';

/** Receives a change, or null when changes were missed and everything on screen should be reloaded. */
export type LiveHandler = (change: LiveChange | null) => void;

/** Callbacks of a stream; `failed` is called when it broke or ended. */
export interface LiveListener {
  event(name: LiveEventName, id: number, data: unknown): void;
  failed(): void;
}

export interface LiveConnectionOptions {
  /** Opens a stream that starts after a position, or a little before now for null. */
  readonly open: (position: number | null, listener: LiveListener) => { close(): void };
  /** Between 0 and 1, so a thousand tabs don't reconnect at the same moment. @defaultValue Math.random */
  readonly random?: () => number;
}

/** How long a hidden tab keeps its stream open. */
const hiddenMs = 60_000;
/** How long the stream outlives its last subscriber, so navigating between pages doesn't reopen it. */
const lingerMs = 5_000;
const firstRetryMs = 1_000;
const longestRetryMs = 60_000;
/** The server resends the last minute when a stream catches up; this many ids are remembered to drop duplicates. */
const maxKnown = 1_000;

/**
 * The tab's single live stream. It is open while there are subscribers, the browser is online and the tab was visible
 * within the last minute. After a break it reconnects with exponential backoff and jitter, and catches up from the last
 * event it saw.
 */
export class LiveConnection {
  readonly #open: LiveConnectionOptions['open'];
  readonly #random: () => number;
  readonly #subscribers = new Set<{ readonly topics: readonly LiveTopic[]; readonly handler: LiveHandler }>();
  readonly #known = new Set<number>();
  #position: number | null = null;
  #stream: { close(): void } | null = null;
  #failures = 0;
  #online = true;
  /** True once the tab has been hidden longer than a stream is kept. */
  #asleep = false;
  #signedOut = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  #lingerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ open, random = Math.random }: LiveConnectionOptions) {
    this.#open = open;
    this.#random = random;
  }

  /** Calls the handler for each change of these topics until the returned function is called. */
  subscribe(topics: readonly LiveTopic[], handler: LiveHandler): () => void {
    const subscriber = { topics, handler };
    this.#subscribers.add(subscriber);
    clearTimeout(this.#lingerTimer);
    this.#openIfWanted();
    return () => {
      if (!this.#subscribers.delete(subscriber) || this.#subscribers.size > 0) return;
      this.#lingerTimer = setTimeout(() => this.#close(), lingerMs);
    };
  }

  setVisible(visible: boolean): void {
    clearTimeout(this.#hiddenTimer);
    if (!visible) {
      this.#hiddenTimer = setTimeout(() => {
        this.#asleep = true;
        this.#close();
      }, hiddenMs);
      return;
    }
    this.#asleep = false;
    this.#openIfWanted();
  }

  setOnline(online: boolean): void {
    this.#online = online;
    if (!online) return this.#close();
    this.#failures = 0;
    this.#openIfWanted();
  }

  #openIfWanted(): void {
    const wanted = this.#subscribers.size > 0 && this.#online && !this.#asleep && !this.#signedOut;
    if (!wanted || this.#stream || this.#retryTimer !== undefined) return;
    let current = true;
    const stream = this.#open(this.#position, {
      event: (name, id, data) => current && this.#hear(name, id, data),
      failed: () => current && this.#retryLater(),
    });
    this.#stream = {
      close: () => {
        current = false;
        stream.close();
      },
    };
  }

  #close(): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    this.#stream?.close();
    this.#stream = null;
  }

  #retryLater(): void {
    this.#close();
    const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** this.#failures);
    this.#failures++;
    this.#retryTimer = setTimeout(
      () => {
        this.#retryTimer = undefined;
        this.#openIfWanted();
      },
      delay * (0.5 + this.#random() / 2),
    );
  }

  #hear(name: LiveEventName, id: number, data: unknown): void {
    switch (name) {
      case 'open':
        this.#failures = 0;
        this.#position ??= id;
        return;
      case 'change':
        this.#position = Math.max(this.#position ?? 0, id);
        if (this.#isNew(id)) this.#tell(data as LiveChange);
        return;
      case 'missed':
        this.#position = id;
        this.#tell(null);
        return;
      case 'away':
        this.#retryLater();
        return;
      case 'signed-out':
        this.#signedOut = true;
        this.#close();
    }
  }

  #isNew(id: number): boolean {
    if (this.#known.has(id)) return false;
    this.#known.add(id);
    // A set keeps insertion order, so the first id is the oldest.
    if (this.#known.size > maxKnown) for (const oldest of this.#known) return this.#known.delete(oldest);
    return true;
  }

  #tell(change: LiveChange | null): void {
    for (const { topics, handler } of this.#subscribers)
      if (change === null || topics.includes(change.topic)) handler(change);
  }
}
