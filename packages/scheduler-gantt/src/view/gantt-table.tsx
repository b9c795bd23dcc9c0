'use client';
import { useState } from 'react';
import { countShifts, shiftLines } from '../model/table-export.ts';
import { describeShift } from './describe.ts';
import { useGantt, useSignal } from './gantt-context.ts';
import * as styles from './gantt-table.css.ts';

const step = 200;

interface GanttTableProps {
  readonly caption: string;
  /** Lines drawn at first; paper cannot ask for more. */
  readonly limit?: number;
  readonly onPaper?: boolean;
}

/** The same shifts as a plain table: for screen readers that read tables, for phones, and for paper. */
export function GanttTable({ caption, limit = step, onPaper = false }: GanttTableProps) {
  const { editor, words, clock, readOnly } = useGantt();
  const { driverIds } = useSignal(editor.list);
  useSignal(editor.version);
  const [shown, setShown] = useState(limit);
  const lines = shiftLines(editor.model, driverIds, { clock, serviceName: words.service, limit: shown });
  const { day, start, end, hours, service, actions } = words.tableHeads;
  const rest = countShifts(editor.model, driverIds) - lines.length;
  return (
    <div data-component="SchedulerGantt.Table" className={onPaper ? styles.onPaper : styles.holder}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {[words.driver, day, start, end].map((head) => (
              <th key={head} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
            <th scope="col" className={`${styles.head} ${styles.number} ${styles.spare}`}>
              {hours}
            </th>
            <th scope="col" className={styles.head}>
              {service}
            </th>
            {!readOnly && !onPaper && (
              <th scope="col" className={styles.head}>
                {actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.shift.id} className={styles.row}>
              <th scope="row" className={styles.cell}>
                <bdi>{line.driver}</bdi>
              </th>
              <td className={styles.cell}>{line.day}</td>
              <td className={styles.cell}>{line.start}</td>
              <td className={styles.cell}>{line.end}</td>
              <td className={`${styles.cell} ${styles.number} ${styles.spare}`}>{line.hours}</td>
              <td className={styles.cell}>{line.service}</td>
              {!readOnly && !onPaper && (
                <td className={styles.cell}>
                  <button type="button" className={styles.button} aria-label={`${words.edit}: ${describeShift(line.shift, editor.speech())}`} onClick={() => editor.panel.set({ kind: 'editor', shift: line.shift })}>
                    {words.edit}
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <div className={styles.more}>
          {onPaper ? (
            words.more(clock.number(rest))
          ) : (
            <button type="button" className={styles.button} onClick={() => setShown((count) => count + step)}>
              {words.showMore(clock.number(Math.min(step, rest)), clock.number(rest))}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
