import type { CellRange } from '../model/cell-range.ts';
import type { GridPosition } from '../model/grid-navigation.ts';

/** What keys and pointers in the grid can ask of the table around it. Lines count from 0 on the page. */
export interface GridCommands {
  readonly sort: (columnId: string, additive: boolean) => void;
  readonly openMenu: (columnId: string, anchor: HTMLElement) => void;
  /** Moves a column by places towards the end, negative towards the start. @returns false where it cannot go. */
  readonly moveColumn: (columnId: string, by: number) => boolean;
  /** @param to the new place among the columns of its zone. */
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
  /** What goes to the clipboard from here, or null when there is nothing. */
  readonly copy: (from: GridPosition) => string | null;
}
