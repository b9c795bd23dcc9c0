import { startTransition, useEffect, useState } from 'react';

/** What is written about time is written in minutes. */
const oldMs = 60_000;

/**
 * The current instant, once a minute. It begins with the instant the page was made, so that the server and the first
 * paint of the browser agree.
 * @param aheadMs how far the place's clock is from the real one: a demo may be pinned to a day
 */
export function useNow(renderedAt: string, aheadMs = 0): string {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    // In no hurry: done at once, it would have the browser take over every part of the page that shows a time in one go.
    const tick = () => startTransition(() => setNow(new Date(Date.now() + aheadMs).toISOString()));
    // A page that has just been made knows the time; telling it would draw all of it again while it begins to answer.
    if (Math.abs(Date.now() + aheadMs - Date.parse(renderedAt)) > oldMs) tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, [renderedAt, aheadMs]);
  return now;
}
