'use client';
import { useEffect, useState } from 'react';
import type { Issue } from '../model/schedule.ts';
import { drawnAs } from './bar/gantt-bar.tsx';
import * as bar from './bar/bar.css.ts';
import { useGantt } from './kit/gantt-context.ts';
import * as styles from './gantt.css.ts';

/** The number of reasons listed below the schedule; the rest are counted. */
const shown = 2;

/** Checking every shift is deferred until the schedule itself is rendered. */
function useConflicts(): readonly Issue[] | null {
  const { editor, clock } = useGantt();
  const [conflicts, setConflicts] = useState<readonly Issue[] | null>(null);
  useEffect(() => {
    const look = () => setConflicts(editor.model.conflicts(clock.time));
    let unwatch = () => {};
    const first = setTimeout(() => {
      look();
      unwatch = editor.version.watch(look);
    }, 200);
    return () => {
      clearTimeout(first);
      unwatch();
    };
  }, [editor, clock]);
  return conflicts;
}

/**
 * Every current conflict in words. The line is there even without conflicts, because a change in height would cause a
 * new layout of the schedule. N on the keyboard moves from one to the next.
 */
function Conflicts() {
  const { editor, words, clock } = useGantt();
  const conflicts = useConflicts();
  return (
    <div data-component="SchedulerGantt.Conflicts" className={styles.conflicts}>
      <strong className={styles.conflictCount} data-none={!conflicts?.length || undefined}>
        {conflicts ? words.conflicts(conflicts.length) : '\u00A0'}
      </strong>
      {conflicts?.slice(0, shown).map(({ shiftId, text }) => {
        const shift = editor.model.shift(shiftId);
        return (
          shift && (
            <button
              key={shiftId}
              type="button"
              tabIndex={-1}
              className={styles.conflictReason}
              onClick={() =>
                editor.focusOn({ rowId: shift.driverId, part: 'shift', shiftId }, { take: true, anchor: shift.start })
              }
            >
              <b>{clock.in(editor.model.driver(shift.driverId)?.timeZone).short(shift)}</b> {text}
            </button>
          )
        );
      })}
    </div>
  );
}

/** The legend for colors, letters and the coverage row, and the list of shifts in conflict. */
export function GanttFoot({ chart }: { readonly chart: boolean }) {
  const { words, worked } = useGantt();
  return (
    <div data-component="SchedulerGantt.Foot" className={styles.foot}>
      <Conflicts />
      {chart && (
        <ul aria-label={words.legendName} className={styles.legend}>
          {words.legend.map(([service, letter]) => (
            <li key={service} className={styles.legendItem}>
              <span aria-hidden className={`${styles.swatch} ${bar.serviceBar[drawnAs(service)]}`} />
              {letter === '' ? words.service(service) : `${letter} ${words.service(service)}`}
            </li>
          ))}
          {(['outside-availability', 'not-available'] as const).map((mark) => (
            <li key={mark} className={styles.legendItem}>
              <span aria-hidden className={`${styles.swatch} ${bar.serviceBar.none} ${bar.conflict[mark]}`} />
              {words.conflictMarks[mark]}
            </li>
          ))}
          {worked.size > 0 && (
            <li className={styles.legendItem}>
              <span aria-hidden className={styles.workedSwatch} />
              {words.workedMark}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
