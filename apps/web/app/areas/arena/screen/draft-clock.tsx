import type { DraftBoardReply } from '@roadside/contract/schemas';
import { useEffect, useState } from 'react';
import { secondsNow } from '../model/draft-lists.ts';
import * as styles from './arena.css.ts';

/** Who is on the clock, and for how long. At zero it asks the server, which picks. */
export function DraftClock({ draft, onZero }: { readonly draft: DraftBoardReply; readonly onZero: () => void }) {
  const { turn, paused } = draft;
  const left = useSecondsLeft(turn, paused, onZero);
  if (draft.state === 'lists')
    return (
      <p className={styles.body}>
        {`${draft.teams.filter(({ submitted }) => submitted).length} of ${draft.teams.length} teams have submitted their lists. ${draft.rounds} rounds, ${draft.clock_seconds} seconds a pick.`}
      </p>
    );
  if (!turn) return <p className={styles.figure}>The draft is over</p>;
  const team = draft.teams.find(({ id }) => id === turn.team_id);
  return (
    <div>
      <p className={styles.numeral} role="timer">
        {paused ? 'Paused' : `${left} s`}
      </p>
      <p className={styles.body}>
        {`Round ${turn.round}, pick ${turn.number}: ${draft.may_pick && draft.captain && turn.team_id === draft.team.id ? 'your turn' : (team?.name ?? '')}`}
      </p>
    </div>
  );
}

function useSecondsLeft(turn: DraftBoardReply['turn'], paused: boolean, onZero: () => void): number {
  const [tick, setTick] = useState({ turn, since: 0 });
  const since = tick.turn === turn ? tick.since : 0;
  useEffect(() => {
    if (!turn || paused) return undefined;
    const began = Date.now();
    const timer = setInterval(() => {
      const passed = Date.now() - began;
      setTick({ turn, since: passed });
      if (secondsNow(turn, passed) === 0) onZero();
    }, 1000);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new turn restarts the clock, not a new retry function
  }, [turn, paused]);
  return turn ? secondsNow(turn, since) : 0;
}
