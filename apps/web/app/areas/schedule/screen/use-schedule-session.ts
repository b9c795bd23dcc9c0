import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { sameDays, scheduleSearch, shownDays, type ScheduleAddress } from '../model/schedule-address.ts';
import type { ScheduleReply } from '../model/schedule-reply.ts';
import { openNow, type ScheduleEdits, type ScheduleSession } from '../model/schedule-session.ts';
import { unsavedWords } from '../model/schedule-words.ts';

/** Edits dropped with their days, kept until the person undoes that or moves on. */
interface Dropped {
  readonly key: string;
  readonly search: string;
  readonly edits: ScheduleEdits;
}

/**
 * The session of the days on screen, with every newer reply merged in. Other days open another session: unsaved edits
 * are dropped, with a notification to undo that.
 */
export function useScheduleSession(
  latest: ScheduleReply,
  address: ScheduleAddress,
  place: { readonly slug: string; readonly timeZone: string },
  goTo: (search: string) => void,
): { readonly session: ScheduleSession; readonly key: string } {
  const notify = useNotify();
  const shown = shownDays(address);
  const key = `${place.slug} ${shown.from} ${shown.days}`;
  const open = () => ({
    key,
    day: address.day,
    people: peopleIn(latest),
    complete: latest.complete,
    search: scheduleSearch(address),
    session: openNow({ reply: latest, shown, timeZone: place.timeZone }),
  });
  const [held, setHeld] = useState(open);
  let { session } = held;
  // Other days are on screen, so unsaved edits of the previous ones are dropped (specification, section 4). A changed
  // driver also opens a new session, since rows are built from the drivers; the edits are reapplied to the new rows.
  if (held.key !== key || !sameDays(session.loaded, latest) || held.people !== peopleIn(latest)) {
    const next = open();
    session = next.session;
    setHeld(next);
  }
  const lastHeld = useRef(held);
  const dropped = useRef<Dropped | null>(null);

  useEffect(() => {
    const before = lastHeld.current;
    lastHeld.current = held;
    if (before.session === held.session) return;
    const back = dropped.current;
    // Its drivers may not be among the first rows.
    if (back?.key === held.key && !held.complete) return;
    dropped.current = null;
    if (back?.key === held.key) return held.session.restore(back.edits);
    const edits = before.session.edits();
    if (!edits) return;
    // The same day in a different span is not a change of day.
    if (before.day === held.day && sameDays(before.session.loaded, held.session.loaded))
      return held.session.restore(edits);
    const left = { key: before.key, search: before.search, edits };
    notify({
      tone: 'warning',
      text: `${unsavedWords(before.session.unsaved())} dropped when you left that day.`,
      action: {
        label: 'Undo',
        onSelect: () => {
          dropped.current = left;
          goTo(left.search);
        },
      },
    });
  }, [held, notify, goTo]);

  // Apply newer replies for the same days.
  useEffect(() => {
    if (sameDays(session.loaded, latest)) session.follow(latest);
  }, [latest, session]);
  return { session, key };
}

const known = new WeakMap<ScheduleReply, string>();
/** The input the rows are built from, serialized to detect changes. */
function peopleIn(reply: ScheduleReply): string {
  let text = known.get(reply);
  if (text === undefined)
    known.set(
      reply,
      // Weekly hours change with every save and are calculated here.
      (text = JSON.stringify([
        reply.drivers.map((driver) => ({ ...driver, weekly_hours: 0 })),
        reply.unlocked,
        reply.around,
      ])),
    );
  return text;
}
