/** Decides what a live region says, and when. */
export interface Announcer {
  say(words: string): void;
  /** Calls the listener with each text to write into the live region. Returns how to stop. */
  listen(listener: (words: string) => void): () => void;
}

interface Timers {
  readonly now: () => number;
  readonly later: (work: () => void, wait: number) => void;
}

/**
 * Of the messages that come close together only the last is said, since the others are no longer true. `throttle` says
 * the first one at once and then at most one in `pause` milliseconds; `debounce` waits until nothing has come for
 * `pause` milliseconds. Saying the same words again reads them again.
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
    // The same text would not change the region, so it would not be read again.
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
