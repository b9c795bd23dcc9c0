'use client';
import { drawnAs } from './gantt-bar.tsx';
import * as bar from './bar.css.ts';
import { useGantt, useSignal } from './gantt-context.ts';
import * as styles from './gantt.css.ts';

/** Reasons listed below the schedule; the rest are counted. */
const shown = 2;

/** Every conflict in words, for as long as it lasts. N on the keyboard goes from one to the next. */
function Conflicts() {
  const { editor, words, clock } = useGantt();
  useSignal(editor.version);
  const conflicts = editor.model.conflicts(clock.time);
  if (conflicts.length === 0) return null;
  return (
    <div data-component="SchedulerGantt.Conflicts" className={styles.conflicts}>
      <strong className={styles.conflictCount}>{words.conflicts(conflicts.length)}</strong>
      {conflicts.slice(0, shown).map(({ shiftId, text }) => {
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
              <b>{clock.short(shift)}</b> {text}
            </button>
          )
        );
      })}
    </div>
  );
}

/** What colors, letters and the coverage row mean, and which shifts are in conflict. */
export function GanttFoot({ chart }: { readonly chart: boolean }) {
  const { words } = useGantt();
  return (
    <div data-component="SchedulerGantt.Foot" className={styles.foot}>
      <Conflicts />
      {chart && (
        <ul aria-label={words.legendName} className={styles.legend}>
          {words.legend.map(([service, letter]) => (
            <li key={service} className={styles.legendItem}>
              <span aria-hidden className={`${styles.swatch} ${bar.serviceBar[drawnAs(service)]}`} />
              {letter && <b>{letter}</b>}
              {words.service(service)}
            </li>
          ))}
          {(['outside-availability', 'not-available'] as const).map((mark) => (
            <li key={mark} className={styles.legendItem}>
              <span aria-hidden className={`${styles.swatch} ${bar.serviceBar.none} ${bar.conflict[mark]}`} />
              {words.conflictMarks[mark]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
