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

/** What stands against a save. */
export interface Refusal {
  readonly detail: string;
  readonly collisions: Collisions;
}

export interface ScheduleState {
  readonly session: ScheduleSession;
  /** The latest of the days on screen. */
  readonly reply: ScheduleReply;
  /** Why the drivers a large place does not open with could not be read; null while they are awaited or there. */
  readonly problem: Problem | null;
  readonly unsaved: number;
  /** Changed here and by somebody else, found when news arrived. */
  readonly conflicts: readonly MergeConflict[];
  readonly refusal: Refusal | null;
  readonly saving: boolean;
  /** @param reason why blocked shifts are saved all the same; goes to the audit log */
  readonly save: (reason?: string) => Promise<void>;
  /** Mine stands: the next save carries the newer version. */
  readonly keepMine: (shiftId?: string) => void;
  readonly takeTheirs: (shiftId?: string) => void;
  readonly reread: () => void;
}

const shiftsWord = (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`);

/** Edits that were dropped with their days, until the person has taken them back or gone on. */
interface Dropped {
  readonly key: string;
  readonly search: string;
  readonly edits: ScheduleEdits;
}

/**
 * The schedule of some days as it is edited: news from others is merged in, what is unsaved outlives the page, and days
 * that are left drop it with one notice that brings it back.
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
  // A large place opens with its first rows; the others are read at once.
  const enabled = asked === resource || !first.complete;
  const { data: sent, problem, retry } = useResource<ScheduleResource>(resource, { enabled });
  const data = useMemo(() => (sent === undefined ? undefined : unpack(sent)), [sent]);
  // What was kept of days one comes back to may be older than what the page brings, unless that is the first rows alone:
  // then the older stays until the newer is there, since an edit may be of any row.
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
  // Other days are on screen: what was unsaved of the last ones goes (specification, section 4).
  // So is a driver who has changed: rows are made with the drivers, and the edits are laid over the new ones.
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
    // Who it is of may not be among the first rows.
    if (back?.key === held.key && !held.complete) return;
    dropped.current = null;
    if (back?.key === held.key) return held.session.restore(back.edits);
    const edits = before.session.edits();
    if (!edits) return;
    // The same day in another length of time is no other day.
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

  // Newer replies for the same days are news.
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
/** What rows are made from, to tell whether it has changed. */
function peopleIn(reply: ScheduleReply): string {
  let text = known.get(reply);
  if (text === undefined)
    known.set(
      reply,
      // Hours change with every save and are counted here.
      (text = JSON.stringify([reply.drivers.map((driver) => ({ ...driver, weekly_hours: 0 })), reply.unlocked])),
    );
  return text;
}
