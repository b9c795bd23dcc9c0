import type { GridPosition } from './grid-navigation.ts';

/** A rectangle of cells, from the first marked cell to the current one. */
export interface CellRange {
  readonly anchor: GridPosition;
  readonly focus: GridPosition;
}

/** The edges of a rectangle, both ends inclusive. */
export interface CellBox {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

export const boxOf = ({ anchor, focus }: CellRange): CellBox => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  first: Math.min(anchor.column, focus.column),
  last: Math.max(anchor.column, focus.column),
});

/** Number of cells in a rectangle. */
export const cellsIn = ({ top, bottom, first, last }: CellBox): number => (bottom - top + 1) * (last - first + 1);
