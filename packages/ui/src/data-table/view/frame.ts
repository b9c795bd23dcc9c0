import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { CSSProperties } from 'react';
import type { DataRow } from '../model/column.ts';
import { cx } from '../../internal/cx.ts';
import type { RowMark } from '../data-table.props.ts';
import type { ColumnLayout, PlacedColumn } from '../engine/column-layout.ts';
import type { ColumnWindow } from '../model/column-window.ts';
import type { DisplayLines } from '../model/display-lines.ts';
import type { RowGroup } from '../model/group-rows.ts';
import * as styles from './cell.css.ts';
import { cellWidth, inset } from './grid.css.ts';
import { type CellRules, pickColumnId, type ViewColumn } from './view-column.ts';

/** A grid column as currently rendered. */
export interface FrameColumn<Row extends DataRow> {
  readonly id: string;
  /** Position among all visible columns, from 0. */
  readonly index: number;
  /** Null for the checkbox column. */
  readonly view: ViewColumn<Row> | null;
  readonly zone: PlacedColumn['zone'];
  /** Styles for its position: pinned, first after skipped columns, edge of its zone. */
  readonly className: string;
  readonly style: CSSProperties;
  /** Width available to its cells; 0 when only layout determines it. */
  readonly width: number;
}

/** Data shared by all rows of a grid. A new object re-renders every row. */
export interface Frame<Row extends DataRow> {
  readonly lines: DisplayLines;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowMark: ((row: Row) => RowMark | null) | undefined;
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly columns: readonly FrameColumn<Row>[];
  readonly rules: CellRules<Row>;
  readonly text: GridText;
  /** Lines on earlier pages. */
  readonly firstLine: number;
  /** Number of group levels above each row. */
  readonly levels: number;
  readonly selectable: boolean;
  /** Some columns are pinned. */
  readonly pinned: boolean;
  /** A group's total in a column. */
  readonly groupCell: (group: RowGroup, columnId: string) => { readonly text: string; readonly masked: boolean } | null;
  readonly groupName: (group: RowGroup) => string;
  readonly rowName: (row: Row) => string;
}

/** Localized texts for rows. */
export interface GridText {
  readonly goal: Readonly<Record<'green' | 'yellow' | 'red', string>>;
  readonly selectRow: (row: string) => string;
  readonly count: (rows: number) => string;
  readonly details: (row: string) => string;
}

/** The CSS variable with a column's width. Setting it resizes the column in every row. */
export const widthVariable = (index: number): string => `--ui-data-table-width-${index}`;

const widthsUpTo = (columns: readonly PlacedColumn[], indexOf: (id: string) => number) =>
  columns.length === 0 ? '0px' : `calc(${columns.map(({ id }) => `var(${widthVariable(indexOf(id))})`).join(' + ')})`;

interface Drawing<Row extends DataRow> {
  readonly layout: ColumnLayout;
  readonly views: ReadonlyMap<string, ViewColumn<Row>>;
  readonly window: ColumnWindow;
  readonly compact: boolean;
  /** Columns the user resized don't grow to fill the table. */
  readonly widths: Readonly<Record<string, number>>;
}

/** Returns the columns to render: the pinned ones and the visible part of the middle. */
export function frameColumns<Row extends DataRow>({
  layout,
  views,
  window,
  compact,
  widths,
}: Drawing<Row>): readonly FrameColumn<Row>[] {
  const indexOf = new Map(layout.all.map(({ id }, index) => [id, index]));
  const index = (id: string) => indexOf.get(id) as number;
  const growing = layout.all.find(({ id }) => id !== pickColumnId && widths[id] === undefined)?.id;
  const drawn = compact
    ? layout.all
    : [...layout.start, ...layout.middle.slice(window.first, window.end), ...layout.end];
  return drawn.flatMap((column): readonly FrameColumn<Row>[] => {
    const view = views.get(column.id) ?? null;
    if (compact && view && view.priority === null) return [];
    const zone = layout[column.zone];
    const at = zone.indexOf(column);
    const edge = column.zone === 'start' ? zone.slice(0, at) : column.zone === 'end' ? zone.slice(at + 1) : null;
    return [
      {
        id: column.id,
        index: index(column.id),
        view,
        zone: column.zone,
        // On phones CSS determines the column width, so treat it as unknown: cells that might overflow are truncated
        // cleanly.
        width: compact ? 0 : column.width,
        className:
          cx(
            view === null && styles.pick,
            column.id === growing && growing === layout.all.find(({ id }) => id !== pickColumnId)?.id && styles.growing,
            column.zone === 'start' && styles.pinnedStart,
            column.zone === 'end' && styles.pinnedEnd,
            column.zone === 'start' && at === zone.length - 1 && styles.startEdge,
            column.zone === 'end' && at === 0 && styles.endEdge,
            column.zone === 'middle' && at === window.first && styles.afterSkipped,
            index(column.id) === 0 && styles.first,
            index(column.id) === 0 && styles.marked,
          ) ?? '',
        style: assignInlineVars({
          [cellWidth]: `var(${widthVariable(index(column.id))})`,
          ...(edge && { [inset]: widthsUpTo(edge, index) }),
        }),
      },
    ];
  });
}
