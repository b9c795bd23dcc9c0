import type { Span } from '@roadside/scheduler-gantt/model';
import { useCallback, useMemo, useState } from 'react';
import type { ProposedBar } from '../../model/fill.ts';
import type { ScheduleSession } from '../../model/schedule-session.ts';

/** What the drawer that fills gaps and the gantt share: the days to fill, and the hollow bars. */
export interface Fill {
  /** The day to fill; null for all days on screen. */
  readonly day: Span | null;
  readonly setDay: (day: Span | null) => void;
  readonly proposals: readonly ProposedBar[];
  readonly setProposals: (proposals: readonly ProposedBar[]) => void;
}

const none: readonly ProposedBar[] = [];

/** Proposals and the day belong to one schedule; those of other days are never shown. */
export function useFill(session: ScheduleSession): Fill {
  const [day, setDay] = useState<{ readonly of: ScheduleSession; readonly day: Span | null } | null>(null);
  const [held, setHeld] = useState<{ readonly of: ScheduleSession; readonly bars: readonly ProposedBar[] } | null>(
    null,
  );
  const chooseDay = useCallback((next: Span | null) => setDay({ of: session, day: next }), [session]);
  const hold = useCallback((bars: readonly ProposedBar[]) => setHeld({ of: session, bars }), [session]);
  return useMemo(
    () => ({
      day: day?.of === session ? day.day : null,
      setDay: chooseDay,
      proposals: held?.of === session ? held.bars : none,
      setProposals: hold,
    }),
    [session, day, held, chooseDay, hold],
  );
}
