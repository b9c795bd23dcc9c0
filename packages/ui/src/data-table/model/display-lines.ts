import type { RowGroup } from './group-rows.ts';

/** One line of the table as rendered. */
export type DisplayLine =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'group'; readonly group: RowGroup; readonly expanded: boolean };

/** The lines of a table by position. A line object is created only when it is read. */
export interface DisplayLines {
  readonly length: number;
  at(place: number): DisplayLine;
}

/** Returns the lines of a table without groups. */
export function plainLines(order: Uint32Array): DisplayLines {
  return { length: order.length, at: (place) => ({ kind: 'row', row: at(order, place) }) };
}

/** Returns the lines of a grouped table: each heading, and the contents of the expanded ones. */
export function groupedLines(groups: readonly RowGroup[], expanded: ReadonlySet<string>): DisplayLines {
  const headings: RowGroup[] = [];
  const parts: ArrayLike<number>[] = [];
  const walk = (level: readonly RowGroup[]) => {
    for (const group of level) {
      // A row is its index; headings count down from -1.
      headings.push(group);
      parts.push([-headings.length]);
      if (!expanded.has(group.key)) continue;
      if (group.groups.length > 0) walk(group.groups);
      else parts.push(group.rows);
    }
  };
  walk(groups);
  const lines = new Int32Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    lines.set(part, place);
    place += part.length;
  }
  return {
    length: lines.length,
    at(place) {
      const line = at(lines, place);
      if (line >= 0) return { kind: 'row', row: line };
      const group = headings[-1 - line] as RowGroup;
      return { kind: 'group', group, expanded: expanded.has(group.key) };
    },
  };
}

/** Returns the lines of one page. */
export function pageOfLines(lines: DisplayLines, page: number, pageSize: number): DisplayLines {
  const first = Math.min(page * pageSize, lines.length);
  const length = Math.min(pageSize, lines.length - first);
  return { length, at: (place) => lines.at(first + place) };
}

/** Returns the row indexes among some lines, without headings. */
export function rowsAmong(lines: DisplayLines, from = 0, to = lines.length - 1): number[] {
  const rows: number[] = [];
  for (let place = from; place <= to; place++) {
    const line = lines.at(place);
    if (line.kind === 'row') rows.push(line.row);
  }
  return rows;
}

function at(lines: Uint32Array | Int32Array, place: number): number {
  const line = lines[place];
  if (line === undefined) throw new RangeError(`The table has ${lines.length} lines; there is no line ${place}.`);
  return line;
}
