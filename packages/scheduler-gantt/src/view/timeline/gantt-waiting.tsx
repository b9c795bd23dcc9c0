'use client';
import { cssVars } from '../style/css-vars.ts';
import { useGantt } from '../kit/gantt-context.ts';
import { hidden } from '../style/notices.css.ts';
import { rowLine } from './row.css.ts';
import * as styles from './timeline.css.ts';
import * as v from '../style/gantt-vars.css.ts';

const rows = Array.from({ length: 12 }, (_, line) => line);

/** Placeholder for rows that are loading: same size, a subtle pulse, and text. */
export function GanttWaiting() {
  const { words } = useGantt();
  return (
    <div
      data-component="SchedulerGantt.Waiting"
      className={styles.body}
      style={cssVars({ [v.lines]: String(rows.length) })}
    >
      <span className={hidden}>{words.loading}</span>
      <div aria-hidden className={styles.names} />
      {rows.map((line) => (
        <div key={line} aria-hidden className={rowLine} style={{ insetBlockStart: `calc(${line} * ${v.row})` }}>
          {[0.1, 0.55].map((share) => (
            <div
              key={share}
              className={styles.waiting}
              style={{
                insetInline: `${100 * (share + (line % 5) * 0.04)}% ${100 * (0.78 - share - (line % 5) * 0.04)}%`,
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
