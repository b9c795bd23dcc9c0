import type { PointTable } from '../scene/points.ts';

/** The value that has the keyboard cursor. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The result of a key: move to another value, or run an action. */
export type KeyResult =
  | { readonly kind: 'move'; readonly cell: Cell }
  | {
      readonly kind: 'do';
      readonly what: 'table' | 'sound' | 'leave' | 'select' | 'remark' | 'note' | 'toggle' | 'reset';
    };

const actions: Readonly<Record<string, Extract<KeyResult, { kind: 'do' }>['what']>> = {
  t: 'table',
  s: 'sound',
  Escape: 'leave',
  Enter: 'select',
  ' ': 'select',
  a: 'remark',
  n: 'note',
  h: 'toggle',
  0: 'reset',
};

/** The nearest row with a value in one direction; the starting row if there is none. */
function step({ columns, rows }: PointTable, { row, column }: Cell, by: number): number {
  const missing = (at: number) => columns[column]?.state(at) === 'missing';
  const towards = Math.sign(by);
  const first = Math.min(rows - 1, Math.max(0, row + by));
  for (let at = first; at >= 0 && at < rows; at += towards) if (!missing(at)) return at;
  // Nothing further in this direction: search back toward the start.
  for (let at = first; at !== row && at >= 0 && at < rows; at -= towards) if (!missing(at)) return at;
  return Math.min(rows - 1, Math.max(0, row));
}

/** The column next above or below in this row, in visual order; the same column at the edge. */
function nextColumn({ columns }: PointTable, { row, column }: Cell, up: boolean): number {
  const heights = columns
    .map((each, index) => ({ index, y: each.place(row)?.y ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.y - b.y || a.index - b.index);
  const now = heights.findIndex(({ index }) => index === column);
  return heights[now + (up ? -1 : 1)]?.index ?? column;
}

/**
 * Maps a key press to its result.
 * @param cell the current value; null if the chart was just focused
 * @param turned true for a horizontal chart, where up and down move along it
 */
export function readKey(
  key: string,
  cell: Cell | null,
  table: PointTable,
  { rtl = false, turned = false }: { readonly rtl?: boolean; readonly turned?: boolean } = {},
): KeyResult | null {
  const what = actions[key.length === 1 ? key.toLowerCase() : key];
  if (what && !(key === 'M' || key === 'm')) return { kind: 'do', what };
  if (table.rows === 0 || table.columns.length === 0) return null;
  const from = cell ?? { row: -1, column: 0 };
  const move = (row: number, column = from.column): KeyResult => ({
    kind: 'move',
    cell: { row: Math.min(table.rows - 1, Math.max(0, row)), column },
  });
  const page = Math.max(1, Math.round(table.rows / 10));
  const [back, forth] = turned
    ? ['ArrowUp', 'ArrowDown']
    : rtl
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
  const run = () => table.columns[from.column]?.run();
  switch (key) {
    case forth:
      return move(step(table, from, 1));
    case back:
      return move(cell ? step(table, from, -1) : step(table, { ...from, row: table.rows }, -1));
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      return move(
        Math.max(0, from.row),
        nextColumn(
          table,
          { ...from, row: Math.max(0, from.row) },
          key === 'ArrowUp' || (turned && key === (rtl ? 'ArrowRight' : 'ArrowLeft')),
        ),
      );
    case 'Home':
      return move(step(table, { ...from, row: -1 }, 1));
    case 'End':
      return move(step(table, { ...from, row: table.rows }, -1));
    case 'PageDown':
      return move(step(table, from, page));
    case 'PageUp':
      return move(step(table, from, -page));
    case 'm':
      return move(run()?.most ?? from.row);
    case 'M':
      return move(run()?.least ?? from.row);
    default:
      return null;
  }
}
