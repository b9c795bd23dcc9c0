import type { CellRange } from '../model/cell-range.ts';
import type { GridPosition } from '../model/grid-navigation.ts';

/** Commands that the grid's keys and pointers run on the table. Lines count from 0 on each page. */
export interface GridCommands {
  readonly sort: (columnId: string, additive: boolean) => void;
  readonly openMenu: (columnId: string, anchor: HTMLElement) => void;
  /** Moves a column toward the end; a negative number moves it toward the start. @returns false at the edge of its zone. */
  readonly moveColumn: (columnId: string, by: number) => boolean;
  /** @param to the new index among the columns of its zone. */
  readonly moveColumnTo: (columnId: string, to: number) => void;
  /** Sets the width of a column in px. */
  readonly resizeColumn: (columnId: string, width: number) => void;
  readonly pick: (line: number, how: { readonly range: boolean }) => void;
  readonly pickAll: () => void;
  readonly toggleGroup: (line: number) => void;
  readonly openRow: (line: number, reason: 'keyboard' | 'pointer') => void;
  /** Opens the record's address in a new tab. */
  readonly openRowInTab: (line: number) => void;
  readonly showDetails: (line: number, anchor: HTMLElement) => void;
  readonly mark: (range: CellRange | null) => void;
  /** The text to copy from a position, or null for none. */
  readonly copy: (from: GridPosition) => string | null;
}
