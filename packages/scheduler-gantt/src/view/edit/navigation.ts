import type { RowEntry } from '../../model/rows.ts';
import type { Shift, Span } from '../../model/schedule.ts';

/** The keyboard focus: on a row's header, on a shift, or on the cell that adds one. */
export type Focus =
  | { readonly rowId: string; readonly part: 'head' }
  | { readonly rowId: string; readonly part: 'shift'; readonly shiftId: string }
  | { readonly rowId: string; readonly part: 'add' };

/** One arrow key step; `next` is in reading order. */
export type Step =
  | 'previous'
  | 'next'
  | 'up'
  | 'down'
  | 'rowStart'
  | 'rowEnd'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown';

export interface Grounds {
  readonly rows: readonly RowEntry[];
  shiftsOf(driverId: string): readonly Shift[];
  /** The number of rows per screen. */
  readonly page: number;
}

export const sameFocus = (a: Focus | null, b: Focus | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.rowId === b.rowId &&
    a.part === b.part &&
    (a.part !== 'shift' || b.part !== 'shift' || a.shiftId === b.shiftId));

/** The distance of an instant from a span; 0 inside it. */
const distance = ({ start, end }: Span, time: number) => Math.max(0, start - time, time - end);

/** The nearest shift in time; on a tie, the earlier one. */
export const nearestShift = (shifts: readonly Shift[], time: number): Shift | null =>
  shifts.reduce<Shift | null>(
    (best, shift) => (best === null || distance(shift, time) < distance(best, time) ? shift : best),
    null,
  );

function cellsOf(row: RowEntry, shifts: readonly Shift[]): readonly Focus[] {
  const head: Focus = { rowId: row.id, part: 'head' };
  return row.kind === 'group'
    ? [head]
    : [
        head,
        ...shifts.map((shift): Focus => ({ rowId: row.id, part: 'shift', shiftId: shift.id })),
        { rowId: row.id, part: 'add' },
      ];
}

/** The cell to focus when entering a row from another one, at the time kept since the last shift. */
export function enterRow(row: RowEntry, from: Focus | null, anchor: number | null, shifts: readonly Shift[]): Focus {
  if (row.kind === 'group' || from?.part === 'head') return { rowId: row.id, part: 'head' };
  const near = anchor === null ? null : nearestShift(shifts, anchor);
  return near ? { rowId: row.id, part: 'shift', shiftId: near.id } : { rowId: row.id, part: 'add' };
}

/** The target of a step. `anchor` is the time kept from row to row; null stays on the add cells. */
export function navigate(focus: Focus, step: Step, anchor: number | null, { rows, shiftsOf, page }: Grounds): Focus {
  const place = Math.max(
    0,
    rows.findIndex(({ id }) => id === focus.rowId),
  );
  const shiftsAt = (row: RowEntry) => (row.kind === 'driver' ? shiftsOf(row.id) : []);
  const toRow = (target: number): Focus => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, target))];
    return row ? enterRow(row, focus, anchor, shiftsAt(row)) : focus;
  };
  const here = rows[place];
  if (!here) return focus;
  const cells = cellsOf(here, shiftsAt(here));
  const cell = Math.max(
    0,
    cells.findIndex((each) => sameFocus(each, focus)),
  );
  const at = (index: number) => cells[Math.max(0, Math.min(cells.length - 1, index))] as Focus;
  switch (step) {
    case 'previous':
      return at(cell - 1);
    case 'next':
      return at(cell + 1);
    case 'rowStart':
      return at(0);
    case 'rowEnd':
      return at(cells.length - 1);
    case 'up':
      return place === 0 ? focus : toRow(place - 1);
    case 'down':
      return place === rows.length - 1 ? focus : toRow(place + 1);
    case 'pageUp':
      return toRow(place - page);
    case 'pageDown':
      return toRow(place + page);
    case 'first':
      return toRow(0);
    case 'last':
      return toRow(rows.length - 1);
  }
}
