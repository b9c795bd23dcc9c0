'use client';
import type { ReactNode } from 'react';
import type { DataRow } from '../model/column.ts';
import { Skeleton } from '../../skeleton/skeleton.tsx';
import * as styles from './grid.css.ts';
import type { TableModel } from './table-model.ts';

const placeholderRows = 8;
const widths = ['long', 'medium', 'short'] as const;

/** Returns an error, a skeleton or the empty state to replace the rows. */
export function tableMessage<Row extends DataRow>({ input, text, pipeline }: TableModel<Row>): ReactNode {
  if (input.error) return <div className={styles.message}>{input.error}</div>;
  if (pipeline.allLines.length > 0) return null;
  if (input.loading)
    return (
      <div aria-hidden className={styles.skeletons}>
        {Array.from({ length: placeholderRows }, (_row, row) => (
          <div key={row} className={styles.skeleton}>
            {widths.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        ))}
      </div>
    );
  const filtered = input.held.filters.length > 0;
  return <div className={styles.message}>{filtered ? text('noMatches') : (input.empty ?? text('noRows'))}</div>;
}
