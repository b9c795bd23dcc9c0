/** The cell that has the grid's one tab stop. Row -1 is the header. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridExtent {
  /** Lines below the header; 0 when the table is empty. */
  readonly rows: number;
  readonly columns: number;
  /** Lines that fit on the screen: the distance of Page Up and Page Down. */
  readonly page: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly shiftKey?: boolean;
  readonly direction?: 'ltr' | 'rtl';
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/**
 * Returns the position a key moves focus to in a grid (WAI-ARIA Authoring Practices, grid pattern): arrows by cell,
 * Home and End in the row, with Control to the corners, Page keys by screen. Left and right follow the reading
 * direction.
 * @returns null for keys that don't move, which are left to the browser.
 */
export function moveInGrid(
  from: GridPosition,
  { key, ctrlKey = false, metaKey = false, direction = 'ltr' }: GridKey,
  { rows, columns, page }: GridExtent,
): GridPosition | null {
  const last = { row: rows - 1, column: columns - 1 };
  const to = (row: number, column: number): GridPosition => ({
    row: clamp(row, -1, last.row),
    column: clamp(column, 0, Math.max(0, last.column)),
  });
  const forward = direction === 'ltr' ? 1 : -1;
  const jump = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowDown':
      return to(jump ? last.row : from.row + 1, from.column);
    case 'ArrowUp':
      return to(jump ? -1 : from.row - 1, from.column);
    case 'ArrowRight':
      return to(from.row, jump ? (forward > 0 ? last.column : 0) : from.column + forward);
    case 'ArrowLeft':
      return to(from.row, jump ? (forward > 0 ? 0 : last.column) : from.column - forward);
    case 'Home':
      return to(jump ? Math.min(0, last.row) : from.row, 0);
    case 'End':
      return to(jump ? last.row : from.row, last.column);
    case 'PageDown':
      return to(from.row + Math.max(1, page), from.column);
    case 'PageUp':
      return to(Math.max(0, from.row - Math.max(1, page)), from.column);
    default:
      return null;
  }
}
