import type { FileRow } from '../file/table-file.ts';
import { nothingIn } from '../records/nothing.ts';
import type { Nothing } from '../records/nothing.ts';

/** A cell's text. */
export interface Cell {
  readonly text: string;
  /** What Excel shows, if that differs. */
  readonly shown: string;
}

/** Reads cells by column name, with the file's words for no value. */
export interface CellSource {
  cell(row: FileRow, column: string): Cell;
  nothing(text: string, isName?: boolean): Nothing | null;
}

/** A source for a file's columns. `empty` replaces the usual words for no value. */
export function cellReader(headers: readonly string[], empty: readonly string[] | undefined): CellSource {
  const words = empty && new Set(empty.map((word) => word.toLowerCase()));
  const indexes = new Map(headers.map((name, index) => [name, index]));
  return {
    cell(row, column) {
      const index = indexes.get(column) ?? -1;
      const text = withoutFormula((row.fields[index] ?? '').trim());
      return { text, shown: row.shown?.[index]?.trim() ?? text };
    },
    nothing: (text, isName = false) => nothingIn(text, { isName, words }),
  };
}

/** Exports write ="00077" so that Excel keeps the zeros. */
function withoutFormula(text: string): string {
  const inside = text.startsWith('="') ? /^="((?:[^"]|"")*)"$/.exec(text)?.[1] : undefined;
  return inside === undefined ? text : inside.replaceAll('""', '"').trim();
}
