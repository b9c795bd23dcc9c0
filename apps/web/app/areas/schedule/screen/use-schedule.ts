import type { MergeConflict } from '@roadside/scheduler-gantt/model';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDraft } from '../../../kit/form/use-draft.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { unpack } from '../../../kit/packed/packed.ts';
import { addressOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { useLater } from '../../../kit/store/use-later.ts';
import { scheduleSearch, shownDays, type Days, type ScheduleAddress } from '../model/schedule-address.ts';
import type { ScheduleReply } from '../model/schedule-reply.ts';
import { isScheduleEdits, openSession, type ScheduleEdits, type ScheduleSession } from '../model/schedule-session.ts';
import type { SaveOutcome, ScheduleResource } from '../server/schedule.resource.server.ts';

type Collisions = Extract<SaveOutcome, { readonly saved: false }>['collisions'];

/** The reason a save was refused. */
export interface Refusal {
  readonly detail: string;
  readonly collisions: Collisions;
}

export interface ScheduleState {
  readonly session: ScheduleSession;
  /** The latest reply for the days on screen. */
  readonly reply: ScheduleReply;
  /** The error from loading the remaining drivers of a large location; null while they are loading or loaded. */
  readonly problem: Problem | null;
  readonly unsaved: number;
  /** Shifts changed both here and by somebody else, found when an update arrived. */
  readonly conflicts: readonly MergeConflict[];
  readonly refusal: Refusal | null;
  readonly saving: boolean;
  /** @param reason the reason for overriding blocked shifts; goes to the audit log */
  readonly save: (reason?: string) => Promise<void>;
  /** Keeps my version: the next save carries the newer version number. */
  readonly keepMine: (shiftId?: string) => void;
  readonly takeTheirs: (shiftId?: string) => void;
  readonly reread: () => void;
}

const shiftsWord = (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`);

/** Edits dropped with their days, kept until the person undoes that or moves on. */
interface Dropped {
  readonly key: string;
  readonly search: string;
  readonly edits: ScheduleEdits;
}

/**
 * A schedule being edited. Updates from others are merged in and unsaved edits survive a reload. Moving to other days
 * drops them, with a notification to undo that.
 */
export function useSchedule(
  first: ScheduleReply,
  address: ScheduleAddress,
  place: { readonly slug: string; readonly timeZone: string },
  person: { readonly id: number },
  goTo: (search: string) => void,
): ScheduleState {
  const notify = useNotify();
  const shown = shownDays(address);
  const shownKey = `${place.slug} ${shown.from} ${shown.days}`;
  const [asked, setAsked] = useState<string | null>(null);
  const resource = addressOf('/resources/schedule/:slug', { slug: place.slug }, { date: first.from, days: first.days });
  // A large location opens with its first rows; the others are fetched right away.
  const enabled = asked === resource || !first.complete;
  const { data: sent, problem, retry } = useResource<ScheduleResource>(resource, { enabled });
  const data = useMemo(() => (sent === undefined ? undefined : unpack(sent)), [sent]);
  // When the person returns to some days, the cached data may be older than the page's. The newer one is used, unless
  // the page only has the first rows: then the older data stays until the newer has loaded, since an edit may be on any
  // row.
  const newer = data !== undefined && data.version >= first.version;
  const latest = data && sameDays(data, first) && (newer || !first.complete) ? data : first;
  const behind = data !== undefined && !newer && !first.complete;
  const readAgain = useEffectEvent(retry);
  useEffect(() => {
    if (behind) readAgain();
  }, [behind, first]);
  const open = () => ({
    key: shownKey,
    day: address.day,
    people: peopleIn(latest),
    complete: latest.complete,
    search: scheduleSearch(address),
    session: openSession({ reply: latest, shown, timeZone: place.timeZone }),
  });
  const [held, setHeld] = useState(open);
  let { session } = held;
  // Other days are on screen, so unsaved edits of the previous ones are dropped (specification, section 4). A changed
  // driver also opens a new session, since rows are built from the drivers; the edits are reapplied to the new rows.
  if (held.key !== shownKey || !sameDays(session.loaded, first) || held.people !== peopleIn(latest)) {
    const next = open();
    session = next.session;
    setHeld(next);
  }
  const lastHeld = useRef(held);
  const dropped = useRef<Dropped | null>(null);
  const [refused, setRefused] = useState<{ readonly session: ScheduleSession; readonly refusal: Refusal } | null>(null);

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
      text: `${shiftsWord(before.session.unsaved())} dropped with the day you left.`,
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
  const reread = useCallback(() => {
    if (enabled) retry();
    else setAsked(resource);
  }, [enabled, resource, retry]);
  useLive(['schedule', 'drivers'], () => reread());

  const revision = useLater(session.watch, session.revision);
  const unsaved = useMemo(() => (revision >= 0 ? session.unsaved() : 0), [session, revision]);
  const edits = useMemo(() => (revision >= 0 ? session.edits() : null), [session, revision]);
  const restore = useCallback(
    (stored: unknown) => {
      if (!isScheduleEdits(stored) || session.edits()) return;
      session.restore(stored);
      const count = session.unsaved();
      if (count > 0) notify({ tone: 'info', text: `${shiftsWord(count)} from last time are back.` });
    },
    [session, notify],
  );
  useDraft(latest.complete ? { person: person.id, form: `schedule ${shownKey}` } : null, edits, restore);

  const { change, busy } = useChange<ScheduleResource>(resource, { refresh: false });
  const save = useCallback(
    async (reason?: string) => {
      const body = session.save();
      if (body === null) {
        notify({ tone: 'warning', text: 'Choose which version to keep first.' });
        return;
      }
      if (body.entries.length + body.removed.length === 0) return;
      const outcome = await change({ ...body, ...(reason ? { override_reason: reason } : {}) });
      if (outcome === null) return;
      if (!outcome.ok) {
        notify({ tone: 'danger', text: `${refusalWords(outcome.problem)} Your changes are still here.` });
        return;
      }
      if (outcome.data.saved) {
        session.saved(outcome.data.reply);
        setRefused(null);
        notify({ tone: 'success', text: 'Schedule saved' });
        if (outcome.data.reply.merged) reread();
        return;
      }
      setRefused({ session, refusal: { detail: outcome.data.detail, collisions: outcome.data.collisions } });
      reread();
    },
    [session, change, notify, reread],
  );

  return {
    session,
    reply: latest,
    problem: latest.complete ? null : problem,
    unsaved,
    conflicts: session.conflicts(),
    refusal: refused?.session === session ? refused.refusal : null,
    saving: busy,
    save,
    reread,
    keepMine(shiftId) {
      session.keepMine(shiftId);
      setRefused(null);
    },
    takeTheirs(shiftId) {
      session.takeTheirs(shiftId);
      setRefused(null);
    },
  };
}

const sameDays = (a: Days, b: Days) => a.from === b.from && a.days === b.days;

const known = new WeakMap<ScheduleReply, string>();
/** The input the rows are built from, serialized to detect changes. */
function peopleIn(reply: ScheduleReply): string {
  let text = known.get(reply);
  if (text === undefined)
    known.set(
      reply,
      // Weekly hours change with every save and are calculated here.
      (text = JSON.stringify([reply.drivers.map((driver) => ({ ...driver, weekly_hours: 0 })), reply.unlocked])),
    );
  return text;
}
