import { useEffect } from 'react';
import { isOffline, isUnanswered } from '../resource/connection.ts';

/** A connection that has just come back may lose the first requests. How long to wait before each try, in milliseconds. */
const waits = [0, 500, 1000, 2000, 5000, 15_000];

/** How often has been tried since the connection came back. Each try may fail at another route, in another component. */
let tries = waits.length;
const restart = () => void (tries = 0);
if (!import.meta.env.SSR) {
  // The connection may be back before a screen that failed without it listens for that.
  addEventListener('offline', restart);
  addEventListener('online', restart);
}

/**
 * Tries again by itself what got no answer: when the connection comes back, and a few times more should that fail, too.
 */
export function useAgainWhenOnline(error: unknown, tryAgain: () => void): void {
  useEffect(() => {
    if (!isUnanswered(error)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      const wait = waits[tries];
      if (wait === undefined || isOffline()) return;
      tries += 1;
      timer = setTimeout(tryAgain, wait);
    };
    const online = () => {
      clearTimeout(timer);
      next();
    };
    next();
    addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [error, tryAgain]);
}
