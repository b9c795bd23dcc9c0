'use client';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import * as styles from './gantt-table.css.ts';

/** Drivers scheduled and needed by hour, for users who read the schedule as a table. */
export function CoverageTable() {
  const { editor, words, clock } = useGantt();
  useSignal(editor.version);
  useSignal(editor.list);
  const { model } = editor;
  const [scheduled, needed, unfilled] = words.coverageHeads;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{`${words.coverageCaption} (${model.timeZone})`}</caption>
      <thead>
        <tr>
          {[words.tableHeads.start, scheduled, needed, unfilled].map((head) => (
            <th key={head} scope="col" className={styles.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {model.coverageWith([], editor.found()).map((bucket) => (
          <tr key={bucket.from} className={styles.row}>
            <th scope="row" className={styles.cell}>{`${clock.day(bucket.from)} ${clock.time(bucket.from)}`}</th>
            <td data-short={(bucket.spare ?? 0) < 0 || undefined} className={`${styles.cell} ${styles.people}`}>
              {clock.number(bucket.scheduled)}
            </td>
            <td className={styles.cell}>{bucket.needed === null ? '' : clock.number(bucket.needed)}</td>
            <td className={styles.cell}>{clock.number(bucket.unfilled)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
