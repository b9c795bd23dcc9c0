/** The one live region's voice. */
export interface Announcer {
  say(words: string): void;
  /** Hears what is to be written into the live region. */
  listen(heard: (words: string) => void): () => void;
}

/**
 * At most one message in `pause` milliseconds; of those that come meanwhile only the last is said, since the others
 * are no longer true.
 */
export function createAnnouncer(
  pause = 500,
  timers: { readonly now: () => number; readonly later: (work: () => void, wait: number) => void } = {
    now: () => performance.now(),
    later: (work, wait) => void setTimeout(work, wait),
  },
): Announcer {
  const listeners = new Set<(words: string) => void>();
  let last = Number.NEGATIVE_INFINITY;
  let waiting: string | null = null;
  let repeated = false;
  let said = '';
  const speak = (words: string) => {
    last = timers.now();
    // The same words twice would not change the region, and so would not be read again.
    repeated = words === said ? !repeated : false;
    said = words;
    for (const listener of listeners) listener(repeated ? `${words}\u00A0` : words);
  };
  return {
    say(words) {
      if (words === '') return;
      const wait = last + pause - timers.now();
      if (wait <= 0 && waiting === null) return speak(words);
      if (waiting === null)
        timers.later(
          () => {
            const due = waiting;
            waiting = null;
            if (due !== null) speak(due);
          },
          Math.max(0, wait),
        );
      waiting = words;
    },
    listen(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}
