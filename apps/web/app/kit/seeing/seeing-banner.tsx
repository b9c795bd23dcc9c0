import { Form } from '@remix-run/react';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { useEffect } from 'react';
import type { SessionSeenBy } from '../server/person.ts';
import { clockWords } from '../format/moment-words.ts';
import * as styles from './seeing-banner.css.ts';

export interface SeeingBannerProps {
  /** The person the page is shown as. */
  readonly name: string;
  readonly seenBy: SessionSeenBy;
  readonly timeZone: string;
}

/** Bounds of the timer: no loop of reloads, and no longer than a browser's timer can be. */
const shortestMs = 15_000;
const longestMs = 3_600_000;

/** On every page while an Admin sees as another person: who it is, until when, and the way out. */
export function SeeingBanner({ name, seenBy: { displayName, until }, timeZone }: SeeingBannerProps) {
  useEffect(() => {
    // A browser whose clock is wrong must not reload all the time.
    const left = Math.min(Math.max(Date.parse(until) - Date.now() + 1_000, shortestMs), longestMs);
    const over = setTimeout(() => location.assign('/home/'), left);
    return () => clearTimeout(over);
  }, [until]);
  return (
    <Banner
      tone="beacon"
      role="status"
      className={styles.bar}
      title={`You’re seeing Roadside as ${name}`}
      actions={
        <Form method="post" action="/stop-seeing" reloadDocument>
          <Button type="submit" size="sm">
            Stop
          </Button>
        </Form>
      }
    >
      Read only for {displayName}. Ends at {clockWords(until, timeZone)}.
    </Banner>
  );
}
