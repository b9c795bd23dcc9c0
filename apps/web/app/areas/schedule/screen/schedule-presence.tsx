import { useCallback, useEffect, useState } from 'react';
import { useLive } from '../../../kit/live/use-live.ts';
import { addressOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-resource.ts';
import type { PresenceReply } from '../model/schedule-reply.ts';
import type { PresenceResource } from '../server/schedule-tools.resource.server.ts';
import * as styles from './schedule.css.ts';

const everyMs = 20_000;

interface PresenceProps {
  readonly slug: string;
  readonly day: string;
  readonly editing: boolean;
}

/** Who else has this schedule open, and who of them has unsaved edits. */
export function SchedulePresence({ slug, day, editing }: PresenceProps) {
  const { change } = useChange<PresenceResource>(addressOf('/resources/schedule/:slug/presence', { slug }), {
    refresh: false,
  });
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
  if (people.length === 0) return null;
  return (
    <p className={styles.people} role="status">
      {people
        .slice(0, 3)
        .map(({ display_name: name, editing: edits }) => (edits ? `${name} is editing` : `${name} is here`))
        .join(' · ')}
      {people.length > 3 && ` · ${people.length - 3} more`}
    </p>
  );
}
