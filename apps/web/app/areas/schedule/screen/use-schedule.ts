import type { MergeConflict } from '@roadside/scheduler-gantt/model';
import { useCallback, useMemo } from 'react';
import { useDraft } from '../../../kit/form/use-draft.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { useLater } from '../../../kit/store/use-later.ts';
import type { ScheduleAddress } from '../model/schedule-address.ts';
import type { ScheduleReply } from '../model/schedule-reply.ts';
import { isScheduleEdits, type ScheduleSession } from '../model/schedule-session.ts';
import { unsavedWords } from '../model/schedule-words.ts';
import { useScheduleReply } from './use-schedule-reply.ts';
import { type Refusal, useScheduleSave } from './use-schedule-save.ts';
import { useScheduleSession } from './use-schedule-session.ts';
import { scheduleAddress } from '../model/addresses.ts';

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
  readAhead: boolean,
): ScheduleState {
  const notify = useNotify();
  const resource = scheduleAddress({ slug: place.slug }, { date: first.from, days: first.days });
  const { latest, problem, reread } = useScheduleReply(first, resource, readAhead);
  const { session, key } = useScheduleSession(latest, address, place, goTo);

  const revision = useLater(session.watch, session.revision);
  const unsaved = useMemo(() => (revision >= 0 ? session.unsaved() : 0), [session, revision]);
  const edits = useMemo(() => (revision >= 0 ? session.edits() : null), [session, revision]);
  const restore = useCallback(
    (stored: unknown) => {
      if (!isScheduleEdits(stored) || session.edits()) return;
      session.restore(stored);
      const count = session.unsaved();
      if (count > 0) notify({ tone: 'info', text: `${unsavedWords(count)} from your last visit restored.` });
    },
    [session, notify],
  );
  useDraft(latest.complete ? { person: person.id, form: `schedule ${key}` } : null, edits, restore);

  const { save, saving, refusal, clearRefusal } = useScheduleSave(session, resource, reread);
  return {
    session,
    reply: latest,
    problem: latest.complete ? null : problem,
    unsaved,
    conflicts: session.conflicts(),
    refusal,
    saving,
    save,
    reread,
    keepMine(shiftId) {
      session.keepMine(shiftId);
      clearRefusal();
    },
    takeTheirs(shiftId) {
      session.takeTheirs(shiftId);
      clearRefusal();
    },
  };
}
