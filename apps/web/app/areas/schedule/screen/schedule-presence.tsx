import { useCallback, useEffect, useRef, useState } from 'react';
import { Inline } from '@roadside/ui/inline';
import { useLive } from '../../../kit/live/use-live.ts';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import type { PresenceReply } from '../model/schedule-reply.ts';
import type { PresenceResource } from '../server/schedule-tools.resource.server.ts';
import * as styles from './schedule.css.ts';
import { presenceAddress } from '../model/addresses.ts';

const everyMs = 20_000;

interface PresenceProps {
  readonly slug: string;
  readonly day: string;
  readonly editing: boolean;
}

/** Reports that this person has left; keepalive lets the browser send it even while the page unloads. */
const leaveSchedule = (address: string, date: string) =>
  sendRequest(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ date, editing: false, leaving: true }),
    keepalive: true,
  });

/** Other people who have this schedule open, and which of them have unsaved edits. */
export default function SchedulePresence({ slug, day, editing }: PresenceProps) {
  const address = presenceAddress({ slug });
  const { change } = useChange<PresenceResource>(address, { refresh: false });
  const [people, setPeople] = useState<PresenceReply['people']>([]);
  const ask = useCallback(
    () =>
      void change({ date: day, editing }).then((outcome) => {
        if (outcome?.ok) setPeople(outcome.data.people);
      }),
    [change, day, editing],
  );
  useEffect(() => {
    ask();
    const timer = setInterval(ask, everyMs);
    return () => clearInterval(timer);
  }, [ask]);
  useLive(['schedule-presence'], ask);
  const shown = useRef(day);
  useEffect(() => {
    shown.current = day;
  }, [day]);
  useEffect(() => {
    const leave = () => void leaveSchedule(address, shown.current);
    // A page that is closed or frozen reports leaving; one restored from the back/forward cache reports presence again.
    const back = ({ persisted }: PageTransitionEvent) => persisted && ask();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', back);
    };
  }, [address, ask]);
  // Another screen, or another location's schedule.
  useEffect(() => () => void leaveSchedule(address, shown.current), [address]);
  if (people.length === 0) return null;
  return (
    <Inline gap={6} align="stretch" asChild className={styles.people}>
      <p role="status">
        {people
          .slice(0, 3)
          .map(({ display_name: name, editing: edits }) => (edits ? `${name} is editing` : `${name} is here`))
          .join(' · ')}
        {people.length > 3 && ` · ${people.length - 3} more`}
      </p>
    </Inline>
  );
}
