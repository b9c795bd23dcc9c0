import type { MergeConflict } from '@roadside/scheduler-gantt/model';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useDraft } from '../../../kit/form/use-draft.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { addressOf } from '../../../kit/resource/resource.ts';
import { useChange, useResource } from '../../../kit/resource/use-resource.ts';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { scheduleSearch, shownDays, type ScheduleAddress } from '../model/schedule-address.ts';
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
  readonly unsaved: number;
  /** Changed here and by somebody else, found when news arrived. */
  readonly conflicts: readonly MergeConflict[];
  readonly refusal: Refusal | null;
  readonly saving: boolean;
  /** @param reason why blocked shifts are saved all the same; goes to the audit log */
  readonly save: (reason?: string) => Promise<void>;
  /** Mine stands: the next save carries the newer version. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly reread: () => void;
  readonly discard: () => void;
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
  const loadedKey = `${place.slug} ${first.from} ${first.days}`;
  const open = () => openSession({ reply: first, shown, timeZone: place.timeZone });
  const [held, setHeld] = useState(() => ({ key: shownKey, first, session: open(), search: scheduleSearch(address) }));
  const dropped = useRef<Dropped | null>(null);
  let session = held.session;
  // Other days are on screen: what was unsaved of the last ones goes (specification, section 4).
  if (held.key !== shownKey || loadedKey !== `${place.slug} ${held.first.from} ${held.first.days}`) {
    session = open();
    setHeld({ key: shownKey, first, session, search: scheduleSearch(address) });
  }
  const lastHeld = useRef(held);
  const [conflicts, setConflicts] = useState<readonly MergeConflict[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  useEffect(() => {
    const before = lastHeld.current;
    lastHeld.current = held;
    if (before.session === held.session) return;
    setConflicts([]);
    setRefusal(null);
    const back = dropped.current;
    if (back?.key === held.key) {
      dropped.current = null;
      setConflicts(held.session.restore(back.edits));
      return;
    }
    const edits = before.session.edits();
    if (!edits || before.key.split(' ')[0] !== held.key.split(' ')[0]) return;
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

  // Replies for the same days are news.
  const { model } = session;
  const followed = useRef(first);
  const follow = useCallback(
    (reply: ScheduleReply) => {
      const found = session.follow(reply);
      if (found.length > 0) setConflicts(found);
    },
    [session],
  );
  useEffect(() => {
    if (followed.current === first) return;
    followed.current = first;
    if (`${first.from} ${first.days}` === `${session.loaded.from} ${session.loaded.days}`) follow(first);
  }, [first, session, follow]);
  const resource = addressOf(
    '/resources/schedule/:slug',
    { slug: place.slug },
    { date: session.loaded.from, days: session.loaded.days },
  );
  const [asked, setAsked] = useState<string | null>(null);
  const { data, retry } = useResource<ScheduleResource>(resource, { enabled: asked === resource });
  useEffect(() => {
    if (data && `${data.from} ${data.days}` === `${session.loaded.from} ${session.loaded.days}`) follow(data);
  }, [data, session, follow]);
  const reread = useCallback(() => {
    if (asked === resource) retry();
    else setAsked(resource);
  }, [asked, resource, retry]);
  useLive(['schedule', 'drivers'], () => reread());

  const version = useSyncExternalStore(model.watch, model.version, model.version);
  const unsaved = useMemo(() => (version >= 0 ? session.unsaved() : 0), [session, version]);
  const edits = useMemo(() => (version >= 0 ? session.edits() : null), [session, version]);
  const restore = useCallback(
    (stored: unknown) => {
      if (!isScheduleEdits(stored) || session.edits()) return;
      setConflicts(session.restore(stored));
      const count = session.unsaved();
      if (count > 0) notify({ tone: 'info', text: `${shiftsWord(count)} from last time are back.` });
    },
    [session, notify],
  );
  useDraft({ person: person.id, form: `schedule ${shownKey}` }, edits, restore);

  const { change, busy } = useChange<ScheduleResource>(resource, { refresh: false });
  const save = useCallback(
    async (reason?: string) => {
      const body = session.save();
      if (body.entries.length + body.removed.length === 0) return;
      const outcome = await change({ ...body, ...(reason ? { override_reason: reason } : {}) });
      if (outcome === null) return;
      if (!outcome.ok) {
        notify({ tone: 'danger', text: `${refusalWords(outcome.problem)} Your changes are still here.` });
        return;
      }
      if (outcome.data.saved) {
        session.saved(outcome.data.reply);
        setRefusal(null);
        setConflicts([]);
        notify({ tone: 'success', text: 'Schedule saved' });
        if (outcome.data.reply.merged) reread();
        return;
      }
      setRefusal({ detail: outcome.data.detail, collisions: outcome.data.collisions });
      reread();
    },
    [session, change, notify, reread],
  );

  return {
    session,
    unsaved,
    conflicts,
    refusal,
    saving: busy,
    save,
    reread,
    keepMine() {
      setConflicts([]);
      setRefusal(null);
    },
    takeTheirs() {
      session.takeTheirs(conflicts);
      setConflicts([]);
      setRefusal(null);
    },
    discard() {
      while (session.edits() && model.canUndo()) model.undo();
    },
  };
}
