import { useCallback, useState } from 'react';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { AddressOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import type { ScheduleSession } from '../model/schedule-session.ts';
import { tooLargeWords } from '../model/schedule-words.ts';
import type { SaveOutcome, ScheduleResource } from '../server/schedule.resource.server.ts';

type Collisions = Extract<SaveOutcome, { readonly saved: false }>['collisions'];

/** The reason a save was refused. */
export interface Refusal {
  readonly detail: string;
  readonly collisions: Collisions;
}

/**
 * Saves a session. After a refusal, the schedule is reread, since somebody else's change may be behind it.
 * @param resource the URL it is saved to
 */
export function useScheduleSave(session: ScheduleSession, resource: AddressOf<ScheduleResource>, reread: () => void) {
  const notify = useNotify();
  const [refused, setRefused] = useState<{ readonly session: ScheduleSession; readonly refusal: Refusal } | null>(null);
  const { change, busy } = useChange<ScheduleResource>(resource, { refresh: false });
  const save = useCallback(
    async (reason?: string) => {
      const body = session.save();
      if (body === null) {
        notify({ tone: 'warning', text: 'Choose which version to keep first.' });
        return;
      }
      if (body.entries.length + body.removed.length === 0) return;
      const tooLarge = tooLargeWords(body);
      if (tooLarge !== null) return notify({ tone: 'warning', text: tooLarge });
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
    save,
    saving: busy,
    refusal: refused?.session === session ? refused.refusal : null,
    clearRefusal: () => setRefused(null),
  };
}
