/** Decides which messages a live region announces, and when. */
export interface Announcer {
  say(words: string): void;
  /** Subscribes to the text to write into the live region. Returns an unsubscribe function. */
  listen(listener: (words: string) => void): () => void;
}

interface Timers {
  readonly now: () => number;
  readonly later: (work: () => void, wait: number) => void;
}

/**
 * Announces only the last of several messages in quick succession, because the earlier ones are outdated. `throttle`
 * announces the first message immediately and then at most one per `pause` milliseconds; `debounce` waits until none
 * has arrived for `pause` milliseconds. Repeating the same message announces it again.
 */
export function createAnnouncer(
  pause: number,
  mode: 'throttle' | 'debounce',
  timers: Timers = {
    now: () => performance.now(),
    later: (work, wait) => void setTimeout(work, wait),
  },
): Announcer {
  const listeners = new Set<(words: string) => void>();
  let last = Number.NEGATIVE_INFINITY;
  let waiting: string | null = null;
  let turn = 0;
  let repeated = false;
  let said = '';
  const speak = (words: string) => {
    last = timers.now();
    // The same text would not change the region, so screen readers would not announce it again.
    repeated = words === said ? !repeated : false;
    said = words;
    for (const listener of listeners) listener(repeated ? `${words}\u00A0` : words);
  };
  const speakWaiting = () => {
    const due = waiting;
    waiting = null;
    if (due !== null) speak(due);
  };
  return {
    say(words) {
      if (words === '') return;
      if (mode === 'debounce') {
        waiting = words;
        const mine = ++turn;
        timers.later(() => mine === turn && speakWaiting(), pause);
        return;
      }
      const wait = last + pause - timers.now();
      if (wait <= 0 && waiting === null) return speak(words);
      if (waiting === null) timers.later(speakWaiting, Math.max(0, wait));
      waiting = words;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
