'use client';
import { useState } from 'react';
import { pressKey } from '../interaction/controller.ts';
import { pointText } from '../scene/point-text.ts';
import type { Scene } from '../scene/scene.ts';
import type { Words } from '../words/words.ts';
import * as styles from './chart-table.css.ts';
import { tableMessages } from './table.messages.ts';

/** Rows shown at a time; the CSV has all of them. */
const most = 500;

interface ChartTableProps {
  readonly title: string;
  readonly scene: Scene;
  readonly words: Words;
  readonly onClose: () => void;
}

interface Sort {
  /** -1 is the chart's own order. */
  readonly column: number;
  readonly down: boolean;
}

function sortedRows({ points: { rows, columns } }: Scene, { column, down }: Sort): readonly number[] {
  const all = Array.from({ length: rows }, (_, row) => row);
  const values = columns[column];
  if (!values) return down ? all.reverse() : all;
  // Missing values sort last in either direction.
  return all.sort((a, b) => {
    const [left, right] = [values.value(a), values.value(b)];
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a - b;
    return (down ? right - left : left - right) || a - b;
  });
}

async function save(
  kind: 'csv' | 'svg' | 'png',
  page: Element,
  { title, scene }: Pick<ChartTableProps, 'title' | 'scene'>,
): Promise<void> {
  const { download, fileName } = await import('../save/download.ts');
  const name = fileName(title, kind);
  if (kind === 'csv') {
    const { toCsv } = await import('../save/csv.ts');
    return download(name, new Blob([toCsv(scene.points)], { type: 'text/csv;charset=utf-8' }));
  }
  const [{ toSvg }, { pageColors, toPng }] = await Promise.all([
    import('../save/svg.ts'),
    import('../save/page-colors.ts'),
  ]);
  const svg = toSvg(scene, { title, colors: pageColors(page) });
  return download(name, kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg));
}

/** Plays the table's chart as sound, same as the S key. */
function playAloud(inside: Element): void {
  const plot = inside.closest('figure')?.querySelector<HTMLElement>('[data-component="Chart.Plot"]');
  if (plot) pressKey(plot, { key: 's', shiftKey: false });
}

/** All of a chart's values as a real, sortable table, with file downloads and sound. */
export function ChartTable({ title, scene, words, onClose }: ChartTableProps) {
  const [sort, setSort] = useState<Sort>({ column: -1, down: false });
  const { rowTitle, rowName, columns } = scene.points;
  const rows = sortedRows(scene, sort);
  const heading = (label: string, column: number) => (
    <th
      key={column}
      scope="col"
      aria-sort={sort.column === column ? (sort.down ? 'descending' : 'ascending') : undefined}
      data-number={column >= 0 || undefined}
      className={styles.head}
    >
      <button
        type="button"
        className={styles.button}
        onClick={() => setSort({ column, down: sort.column === column && !sort.down })}
      >
        {label}
        {sort.column === column && <span aria-hidden>{sort.down ? '↓' : '↑'}</span>}
      </button>
    </th>
  );
  return (
    <div data-component="Chart.Table" className={styles.root}>
      <div className={styles.tools}>
        {(['csv', 'svg', 'png'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.button}
            onClick={(event) => void save(kind, event.currentTarget, { title, scene })}
          >
            {words.say(kind, {}, tableMessages)}
          </button>
        ))}
        <button type="button" className={styles.button} onClick={({ currentTarget }) => playAloud(currentTarget)}>
          {words.say('sound', {}, tableMessages)}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {words.say('closeTable')}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be reachable by keyboard. */}
      <div role="region" aria-label={title} tabIndex={0} className={styles.scroller}>
        <table className={styles.table}>
          <caption className={styles.hiddenText}>{title}</caption>
          <thead>
            <tr>
              {heading(rowTitle, -1)}
              {columns.map(({ label }, column) => heading(label, column))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row) => (
              <tr key={row}>
                <th scope="row" className={styles.rowHead}>
                  {rowName(row)}
                </th>
                {columns.map((column) => (
                  <td key={column.id} data-number data-state={column.state(row)} className={styles.cell}>
                    {pointText(column, row, words)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > most && (
        <p className={styles.summary}>{words.say('firstRows', { shown: most, count: rows.length }, tableMessages)}</p>
      )}
    </div>
  );
}
