import { useCallback, useState } from 'react';
import type { ScheduleSession } from '../model/schedule-session.ts';

const none: ReadonlySet<string> = new Set();

/** The selected shifts and drivers of a session; a new session starts with none. */
export function useChosen(session: ScheduleSession) {
  const [chosen, setChosen] = useState({ session, shifts: none, rows: none });
  const { shifts, rows } = chosen.session === session ? chosen : { shifts: none, rows: none };
  const setShifts = useCallback(
    (next: ReadonlySet<string>) =>
      setChosen((before) => ({ session, shifts: next, rows: before.session === session ? before.rows : none })),
    [session],
  );
  const setRows = useCallback(
    (next: ReadonlySet<string>) =>
      setChosen((before) => ({ session, rows: next, shifts: before.session === session ? before.shifts : none })),
    [session],
  );
  return { shifts, rows, setShifts, setRows, clear: () => setChosen({ session, shifts: none, rows: none }) };
}
