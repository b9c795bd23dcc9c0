import type { DataRow } from '../model/column.ts';
import { boxOf, type CellRange, cellsIn } from '../model/cell-range.ts';
import { delimitedText, type TextCell } from '../model/delimited-text.ts';
import { exportCell, textCell } from '../model/export-table.ts';
import type { DisplayLines } from '../model/display-lines.ts';
import type { GridPosition } from '../model/grid-navigation.ts';
import { type CellRules, pickColumnId, type ViewColumn } from './view-column.ts';
import type { RowGroup } from '../model/group-rows.ts';

interface CopyOptions<Row extends DataRow> {
  readonly lines: DisplayLines;
  readonly rows: readonly Row[];
  /** The visible columns in reading order. */
  readonly columnIds: readonly string[];
  readonly views: ReadonlyMap<string, ViewColumn<Row>>;
  readonly rules: Pick<CellRules<Row>, 'masked' | 'maskedText'>;
  readonly clock: (instant: number) => number;
  /** The text of a group heading in a column. */
  readonly groupText: (group: RowGroup, columnId: string) => string;
}

/**
 * The marked cells, or the focused one, as tab-separated text for a spreadsheet: numbers without group separators,
 * and nothing that could run as a formula.
 */
export function copyCells<Row extends DataRow>(
  range: CellRange | null,
  from: GridPosition,
  { lines, rows, columnIds, views, rules, clock, groupText }: CopyOptions<Row>,
): { readonly text: string; readonly cells: number } | null {
  const box = boxOf(range ?? { anchor: from, focus: from });
  if (box.top < 0 || box.bottom >= lines.length) return null;
  const ids = columnIds.slice(box.first, box.last + 1).filter((id) => id !== pickColumnId);
  if (ids.length === 0) return null;
  const cellOf = (line: number, id: string): TextCell => {
    const at = lines.at(line);
    const view = views.get(id);
    if (at.kind === 'group' || !view) return at.kind === 'group' ? groupText(at.group, id) : null;
    const row = rows[at.row] as Row;
    return rules.masked(id, row)
      ? rules.maskedText
      : textCell(exportCell(view.definition.value(row), view.definition.type), view.definition.type, clock);
  };
  const table = Array.from({ length: box.bottom - box.top + 1 }, (_, index) =>
    ids.map((id) => cellOf(box.top + index, id)),
  );
  return {
    text: delimitedText(table, { separator: '\t' }),
    cells: cellsIn({ ...box, first: 0, last: ids.length - 1 }),
  };
}
