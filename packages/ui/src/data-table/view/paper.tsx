'use client';
import { usePrinting } from '@roadside/foundations/printing';
import { flushSync } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import { goal as goalStyles } from '../../table/table.css.ts';
import type { DisplayLine } from '../model/display-lines.ts';
import { type DataRow, isMissing } from '../model/column.ts';
import type { GridProps } from './grid.tsx';
import * as styles from './paper.css.ts';
import { type ViewColumn, writeCell } from './view-column.ts';

type PaperProps<Row extends DataRow> = Pick<GridProps<Row>, 'label' | 'source' | 'views' | 'layout' | 'totals'> & {
  /** How many of the rows are here; empty when all are. */
  readonly note: string;
};

/** More rows than anyone prints; a browser would take minutes for a hundred thousand. */
const maxLines = 5000;

/** The table on paper: every line of the page and every column, where the grid draws only what is on screen. */
export function Paper<Row extends DataRow>(props: PaperProps<Row>) {
  return usePrinting(flushSync) ? <PaperTable {...props} /> : null;
}

function PaperTable<Row extends DataRow>({ label, note, source, views, layout, totals }: PaperProps<Row>) {
  const columns = layout.all.flatMap(({ id }) => views.get(id) ?? []);
  const lines = Array.from({ length: Math.min(source.lines.length, maxLines) }, (_, place) => source.lines.at(place));
  return (
    <table aria-label={label} data-component="DataTable.Paper" className={styles.table}>
      {note && <caption className={styles.caption}>{note}</caption>}
      <thead className={styles.heads}>
        <tr>
          {columns.map(({ id, header, numeric, definition: { unit } }) => (
            <th key={id} scope="col" className={cx(styles.head, numeric && styles.number)}>
              {header}
              {unit && ` ${unit}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PaperLine key={lineKey(line)} line={line} source={source} columns={columns} />
        ))}
        {totals && (
          <tr data-strong="" className={styles.row}>
            {columns.map(({ id, numeric }, index) => (
              <td key={id} className={cx(styles.cell, numeric && styles.number)}>
                {index === 0 ? totals.label : totals.cellOf(id)?.content}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

const lineKey = (line: DisplayLine): string => (line.kind === 'row' ? String(line.row) : `group ${line.group.key}`);

interface PaperLineProps<Row extends DataRow> extends Pick<PaperProps<Row>, 'source'> {
  readonly line: DisplayLine;
  readonly columns: readonly ViewColumn<Row>[];
}

function PaperLine<Row extends DataRow>({ line, source, columns }: PaperLineProps<Row>) {
  if (line.kind === 'group')
    return (
      <tr data-strong="" className={styles.row}>
        {columns.map(({ id, numeric }, index) => (
          <td key={id} className={cx(styles.cell, numeric && styles.number)}>
            {index === 0 ? source.groupName(line.group) : source.groupCell(line.group, id)?.text}
          </td>
        ))}
      </tr>
    );
  const row = source.rows[line.row] as Row;
  return (
    <tr className={styles.row}>
      {columns.map((view) => {
        const { id, numeric, rowHeader, definition } = view;
        const Cell = rowHeader ? 'th' : 'td';
        const counted = !source.rules.masked(id, row) && !isMissing(definition.value(row));
        const goal = counted ? (definition.goal?.(row) ?? null) : null;
        return (
          <Cell
            key={id}
            {...(rowHeader && { scope: 'row' })}
            className={cx(styles.cell, numeric && styles.number, goal && goalStyles[goal])}
          >
            {writeCell(view, row, source.rules) || '–'}
          </Cell>
        );
      })}
    </tr>
  );
}
