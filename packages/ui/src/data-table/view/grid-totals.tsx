'use client';
import type { ReactNode } from 'react';
import type { DataRow } from '../model/column.ts';
import { cx } from '../../internal/cx.ts';
import type { FrameColumn } from './frame.ts';
import { totalsGroup, totalsLine } from './grid.css.ts';
import * as styles from './cell.css.ts';

/** A column's total. */
export interface TotalCell {
  readonly content: ReactNode;
  readonly masked: boolean;
}

interface GridTotalsProps<Row extends DataRow> {
  readonly columns: readonly FrameColumn<Row>[];
  readonly cellOf: (columnId: string) => TotalCell | null;
  /** Names the row, in its first column. */
  readonly label: string;
  /** The row's ARIA index. */
  readonly rowIndex: number;
  /** The column with the grid's tab stop, or -1 when it is in another row. */
  readonly active: number;
}

/** The sticky totals row. */
export function GridTotals<Row extends DataRow>({ columns, cellOf, label, rowIndex, active }: GridTotalsProps<Row>) {
  const heading = columns.find((column) => column.view)?.id;
  return (
    <div role="rowgroup" className={totalsGroup}>
      <div role="row" aria-rowindex={rowIndex} data-component="DataTable.Totals" className={totalsLine}>
        {columns.map(({ id, index, view, className, style }) => {
          const total = id === heading ? { content: label, masked: false } : cellOf(id);
          return (
            <div
              key={id}
              role={id === heading ? 'rowheader' : 'gridcell'}
              aria-colindex={index + 1}
              {...(active === index && { tabIndex: 0 })}
              data-masked={total?.masked ? '' : undefined}
              className={cx(view?.className ?? styles.cell, className)}
              style={style}
            >
              {total?.content}
            </div>
          );
        })}
      </div>
    </div>
  );
}
