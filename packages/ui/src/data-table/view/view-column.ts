import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { goal as goalStyles } from '../../table/table.css.ts';
import type { DataTableColumn } from '../data-table.props.ts';
import { type CellValue, type ColumnType, type DataRow, isMissing } from '../model/column.ts';
import { type ValueLocale, valueWriter } from '../model/format-value.ts';
import { fits, type TextMetrics } from '../model/text-width.ts';
import * as styles from './cell.css.ts';

/** The checkbox column. */
export const pickColumnId = '#pick';

/** A column prepared for rendering: formatter and class names are created once. */
export interface ViewColumn<Row extends DataRow> {
  readonly id: string;
  readonly header: string;
  readonly numeric: boolean;
  readonly rowHeader: boolean;
  readonly priority: 1 | 2 | 3 | null;
  readonly definition: DataTableColumn<Row>;
  readonly write: (value: CellValue) => string;
  readonly className: string;
}

/** Table-level rules for rendering a cell. */
export interface CellRules<Row extends DataRow> {
  readonly masked: (columnId: string, row: Row) => boolean;
  readonly maskedText: string;
  readonly metrics: TextMetrics;
}

const defaultWidth = (type: ColumnType, first: boolean): number =>
  first ? 240 : type === 'number' || type === 'boolean' ? 104 : 160;

/** A column's default width and its limits, in px. */
export const sizeOf = <Row extends DataRow>(
  { type, width, minWidth = 64, maxWidth = 800 }: DataTableColumn<Row>,
  first: boolean,
) => ({ size: width ?? defaultWidth(type, first), minSize: minWidth, maxSize: maxWidth });

/** Text and yes/no columns can be grouped unless their definition says otherwise. */
export const isGroupable = <Row extends DataRow>({ groupable, type }: DataTableColumn<Row>): boolean =>
  groupable ?? (type === 'text' || type === 'boolean');

/** Prepares the columns of a table for rendering. */
export function viewColumns<Row extends DataRow>(
  columns: readonly DataTableColumn<Row>[],
  locale: ValueLocale,
): ReadonlyMap<string, ViewColumn<Row>> {
  const named = columns.find((column) => column.rowHeader) ?? columns[0];
  const chosen = columns.filter(({ priority }) => priority !== undefined);
  const under = chosen.find(({ priority }) => priority === 3);
  const first = chosen.find((column) => column.priority === 1) ?? named;
  const second =
    chosen.find((column) => column.priority === 2 && column !== first) ??
    columns.find((column) => column !== first && column !== under);
  return new Map(
    columns.map((definition) => {
      const { id, header, type } = definition;
      const rowHeader = definition === named;
      const priority = definition === first ? 1 : definition === second ? 2 : definition === under ? 3 : null;
      const numeric = type === 'number';
      const own = definition.format;
      const write = own ? (value: CellValue) => (isMissing(value) ? '' : own(value)) : valueWriter(definition, locale);
      const className =
        cx(
          styles.cell,
          numeric && styles.numeric,
          definition.code && styles.code,
          rowHeader && styles.rowHeader,
          styles.onPhone[priority ?? 'spare'],
        ) ?? '';
      return [id, { id, header, numeric, rowHeader, priority, definition, write, className }];
    }),
  );
}

/** Returns a cell's text: its value, or why it's masked. */
export function writeCell<Row extends DataRow>(
  { id, definition, write }: ViewColumn<Row>,
  row: Row,
  { masked, maskedText }: Pick<CellRules<Row>, 'masked' | 'maskedText'>,
): string {
  return masked(id, row) ? maskedText : write(definition.value(row));
}

/** A cell's content and state. */
export interface DrawnCell {
  readonly content: ReactNode;
  readonly className: string;
  readonly state: 'empty' | 'masked' | undefined;
  readonly goal: 'green' | 'yellow' | 'red' | null;
}

/** Renders a cell. @param width of its column, in px. */
export function drawCell<Row extends DataRow>(
  view: ViewColumn<Row>,
  row: Row,
  rules: CellRules<Row>,
  width: number,
): DrawnCell {
  const { definition } = view;
  const masked = rules.masked(view.id, row);
  const value = masked ? null : definition.value(row);
  const text = masked ? rules.maskedText : view.write(value);
  const className =
    !definition.cell && fits(text, width, rules.metrics) ? view.className : `${view.className} ${styles.clipped}`;
  const goal = masked || isMissing(value) ? null : (definition.goal?.(row) ?? null);
  return {
    content: definition.cell && !masked ? definition.cell(row, { tabIndex: -1, text }) : text || '–',
    className: goal ? `${className} ${goalStyles[goal]}` : className,
    state: masked ? 'masked' : text === '' && !definition.cell ? 'empty' : undefined,
    goal,
  };
}
