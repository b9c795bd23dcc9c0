import type { Scene } from '../scene/scene.ts';
import { announce } from './announcer.ts';
import type { Bound } from './bound.ts';
import { type Cell, readKey } from './keys.ts';
import { clearCursor, drawCursor, drawSelection } from './overlay.ts';
import { lent, synced } from './registry.ts';
import { hideTooltip, showTooltip, tooltipShown } from './tooltip.ts';

interface Live {
  cell: Cell | null;
  remark: number;
  /** Where a selection began, as a row. */
  anchor: number | null;
  dragged: boolean;
  box: DOMRect | null;
}

/** A plot with what it lends. */
interface At extends Live {
  readonly bound: Bound;
}

const live = new WeakMap<Element, Live>();
const layerOf = (plot: Element): Element => plot.lastElementChild as Element;
const isRtl = (plot: Element): boolean => getComputedStyle(plot).direction === 'rtl';

/** The state of a plot; null when it lends nothing any more. */
function stateOf(plot: Element): At | null {
  const bound = lent.get(plot);
  if (!bound) return null;
  const known = live.get(plot) ?? { cell: null, remark: -1, anchor: null, dragged: false, box: null };
  live.set(plot, known);
  return Object.assign(known, { bound });
}

/** A plot has new values: its cursor pointed at old ones. */
export function refresh(plot: Element): void {
  const state = live.get(plot);
  if (!state?.cell) return;
  state.cell = null;
  clearCursor(layerOf(plot));
  hideTooltip(plot);
}

/** A plot is gone. */
export function forget(plot: Element): void {
  hideTooltip(plot);
}

/** What a value is called when it is spoken: its row, its series where there are several, and itself. */
function nameOf({ scene: { points }, words }: Bound, { row, column }: Cell): string {
  const values = points.columns[column];
  if (!values) return points.rowName(row);
  if (points.placeName) return words.say('single', { row: points.placeName(row, column), value: values.text(row) });
  const spoken = { row: points.rowName(row), column: values.label, value: values.text(row) };
  return words.say(points.columns.length > 1 ? 'point' : 'single', spoken);
}

function tellOthers(plot: Element, { bound: { syncKey, scene } }: At, cell: Cell | null): void {
  if (!syncKey) return;
  const position = cell && scene.points.position(cell.row);
  for (const other of synced.get(syncKey) ?? []) {
    const bound = lent.get(other);
    if (other === plot || !bound) continue;
    const row = position === null ? -1 : bound.scene.points.rowAt(position);
    if (row < 0) clearCursor(layerOf(other));
    else drawCursor(layerOf(other), bound.scene, { row, column: 0 }, { name: nameOf(bound, { row, column: 0 }), synced: bound.scene.points.columns.map((column) => column.text(row)).join(' · ') });
  }
}

/** Moves a chart's cursor to a value and says, shows and shares it. React is not asked. */
function show(plot: Element, state: At, cell: Cell, keyboard: boolean): void {
  const { scene } = state.bound;
  if (state.cell?.row === cell.row && state.cell.column === cell.column && tooltipShown(plot) && !keyboard) return;
  state.cell = cell;
  const box = (state.box ??= plot.getBoundingClientRect());
  const { points } = scene;
  drawCursor(layerOf(plot), scene, cell, { keyboard, name: nameOf(state.bound, cell) });
  const place = points.columns[cell.column]?.place(cell.row) ?? points.columns.map((column) => column.place(cell.row)).find((each) => each !== null);
  const x = ((place?.x ?? 500) / 1000) * box.width;
  const rows = scene.cursor === 'column' ? points.columns.map((column, index) => ({ column, index })) : points.columns.flatMap((column, index) => (index === cell.column ? [{ column, index }] : []));
  showTooltip(plot, box, isRtl(plot) ? box.width - x : x, points.placeName?.(cell.row, cell.column) ?? points.rowName(cell.row), rows.map(({ column, index }) => ({ label: column.label, text: column.text(cell.row), paint: column.paint, active: index === cell.column && rows.length > 1 })));
  tellOthers(plot, state, cell);
}

function leave(plot: Element, state: At, later: boolean): void {
  state.cell = null;
  state.anchor = null;
  state.box = null;
  clearCursor(layerOf(plot));
  hideTooltip(plot, later);
  tellOthers(plot, state, null);
}

/** The unit place of a pointer in a plot. */
function unitPlace(plot: Element, state: At, event: { readonly clientX: number; readonly clientY: number }): { readonly x: number; readonly y: number } {
  const box = (state.box ??= plot.getBoundingClientRect());
  const x = ((event.clientX - box.left) / box.width) * 1000;
  return { x: isRtl(plot) ? 1000 - x : x, y: ((event.clientY - box.top) / box.height) * 1000 };
}

type Pointer = { readonly clientX: number; readonly clientY: number; readonly buttons: number };

/** Follows the pointer to the nearest value. */
export function pointAt(plot: Element, event: Pointer): void {
  const state = stateOf(plot);
  if (!state) return;
  if (state.cell === null || !tooltipShown(plot)) state.box = null;
  const { x, y } = unitPlace(plot, state, event);
  const found = state.bound.scene.points.find(x, y);
  if (!found) return leave(plot, state, true);
  show(plot, state, found, false);
  if (event.buttons !== 1 || state.anchor === null || found.row === state.anchor) return;
  state.dragged = true;
  markSelection(plot, state, found.row);
}

function markSelection(plot: Element, { bound: { scene }, anchor }: At, row: number): void {
  const along = (each: number) => scene.points.columns.map((column) => column.place(each)).find((place) => place !== null)?.x;
  const [from, to] = [along(anchor ?? row), along(row)];
  if (from !== undefined && to !== undefined) drawSelection(layerOf(plot), from, to);
}

/** Begins a selection where the chart can do something with one. */
export function pressAt(plot: Element, event: Pointer): void {
  pointAt(plot, event);
  const state = stateOf(plot);
  if (!state?.cell) return;
  state.dragged = false;
  state.anchor = state.bound.onStretch || state.bound.onNoteCreate ? state.cell.row : null;
}

/** Ends a selection; a press without one chooses the value. */
export function releaseAt(plot: Element): void {
  const state = stateOf(plot);
  if (!state?.cell) return;
  if (state.dragged && state.anchor !== null) finishSelection(plot, state, state.cell.row);
  else choose(state);
  state.anchor = null;
}

function choose({ bound: { scene, onPointSelect }, cell }: At): void {
  const column = cell && scene.points.columns[cell.column];
  if (!column || !onPointSelect) return;
  const value = column.value(cell.row);
  onPointSelect({ row: scene.points.rowName(cell.row), position: scene.points.position(cell.row), seriesId: column.id, value: Number.isNaN(value) ? null : value });
}

function finishSelection(plot: Element, state: At, row: number): void {
  const { scene, words, onStretch, onNoteCreate } = state.bound;
  const { points } = scene;
  const [from, to] = [Math.min(state.anchor ?? row, row), Math.max(state.anchor ?? row, row)];
  const ends = [points.position(from), points.position(to)] as const;
  announce(words.say(onStretch ? 'zoomed' : 'selected', { from: points.rowName(from), to: points.rowName(to) }));
  leave(plot, state, false);
  if (onStretch) onStretch(typeof ends[0] === 'number' && typeof ends[1] === 'number' ? [ends[0], ends[1]] : [from, to]);
  else onNoteCreate?.({ from: ends[0], to: ends[1] });
}

/** The pointer has left the plot. */
export function pointAway(plot: Element): void {
  const state = stateOf(plot);
  if (state) leave(plot, state, true);
}

/** The keyboard has left the plot. */
export function blur(plot: Element): void {
  const state = stateOf(plot);
  if (state) leave(plot, state, false);
}

function nextRemark(plot: Element, state: At): void {
  const { remarks } = state.bound.scene;
  if (remarks.length === 0) return;
  state.remark = (state.remark + 1) % remarks.length;
  const { row, text } = remarks[state.remark] as Scene['remarks'][number];
  show(plot, state, { row, column: state.cell?.column ?? 0 }, true);
  announce(text);
}

function act(plot: Element, state: At, what: string): boolean {
  const { bound, cell } = state;
  const column = bound.scene.points.columns[cell?.column ?? 0];
  switch (what) {
    case 'table':
      bound.onTable();
      return true;
    case 'leave':
      // Without a cursor Escape belongs to the dialog or drawer around the chart.
      if (!cell) return false;
      leave(plot, state, false);
      return true;
    case 'select':
      if (state.anchor !== null && cell && cell.row !== state.anchor) finishSelection(plot, state, cell.row);
      else choose(state);
      return true;
    case 'remark':
      nextRemark(plot, state);
      return true;
    case 'note':
      if (cell && bound.onNoteCreate) bound.onNoteCreate({ from: bound.scene.points.position(Math.min(state.anchor ?? cell.row, cell.row)), to: bound.scene.points.position(Math.max(state.anchor ?? cell.row, cell.row)) });
      return true;
    case 'toggle':
      if (column) bound.onToggle?.(column.id);
      return true;
    case 'reset':
      bound.onStretch?.(null);
      return true;
    case 'sound':
      if (column) void import('./sound.ts').then(({ playColumn }) => playColumn(column, bound.scene.points.rows, (row) => show(plot, state, { row, column: cell?.column ?? 0 }, true)));
      announce(bound.words.say('soundOn', { label: column?.label ?? '' }));
      return true;
    default:
      return false;
  }
}

/** Handles a key on the plot; true when it meant something. */
export function pressKey(plot: Element, { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): boolean {
  const state = stateOf(plot);
  if (!state) return false;
  const { scene, onStretch, onNoteCreate } = state.bound;
  const result = readKey(key, state.cell, scene.points, { rtl: isRtl(plot), turned: scene.turned });
  if (!result) return false;
  if (result.kind === 'do') return act(plot, state, result.what);
  const selecting = shiftKey && key.startsWith('Arrow') && Boolean(onStretch ?? onNoteCreate);
  state.anchor = selecting ? (state.anchor ?? state.cell?.row ?? result.cell.row) : null;
  state.box = null;
  layerOf(plot).querySelector('[data-part="selection"]')?.remove();
  show(plot, state, result.cell, true);
  if (selecting) markSelection(plot, state, result.cell.row);
  announce(nameOf(state.bound, result.cell));
  return true;
}
