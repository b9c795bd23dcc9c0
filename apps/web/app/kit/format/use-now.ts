import { startTransition, useEffect, useState } from 'react';

/** Times are shown to the minute. */
const oldMs = 60_000;

/**
 * The current instant, refreshed every 30 seconds. It starts with the instant the page was rendered, so the server and
 * the first paint of the browser agree.
 * @param aheadMs how far the location's clock is ahead of the real one: a demo may be pinned to a day
 */
export function useNow(renderedAt: string, aheadMs = 0): string {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    // A transition: a synchronous update would force React to hydrate every part that shows a time in one go.
    const tick = () => startTransition(() => setNow(new Date(Date.now() + aheadMs).toISOString()));
    // A freshly rendered page already has the time; updating it would rerender everything during hydration.
    if (Math.abs(Date.now() + aheadMs - Date.parse(renderedAt)) > oldMs) tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, [renderedAt, aheadMs]);
  return now;
}
