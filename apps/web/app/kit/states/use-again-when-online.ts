import { useEffect } from 'react';
import { isOffline, isUnanswered } from '../resource/connection.ts';

/** A connection that just came back may drop the first requests. Milliseconds to wait before each try. */
const waits = [0, 500, 1000, 2000, 5000, 15_000];

/** Number of tries since the connection came back, shared because each try may fail in another route or component. */
let tries = waits.length;
const restart = () => void (tries = 0);
if (!import.meta.env.SSR) {
  // The connection may be back before a screen that failed without it adds its own listener.
  addEventListener('offline', restart);
  addEventListener('online', restart);
}

/**
 * Retries an unanswered request automatically: when the connection comes back, and a few more times if that fails too.
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
