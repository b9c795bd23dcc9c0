import type { Scene } from '../scene/scene.ts';
import type { MessageValues } from '../words/texts.ts';
import type { Words } from '../words/words.ts';
import { announce } from './announcer.ts';
import type { Bound } from './bound.ts';
import { pointMessages } from '../scene/point.messages.ts';
import { pointText } from '../scene/point-text.ts';
import { findPoint, rowAt } from './find-point.ts';
import { interactionMessages } from './interaction.messages.ts';
import { type Cell, readKey } from './keys.ts';
import { clearCursor, drawCursor, drawSelection, placeOf } from './overlay.ts';
import { hideTooltip, showTooltip, type TooltipRow, tooltipShown } from './tooltip.ts';

let bounds: WeakMap<Element, Bound> = new WeakMap();
/** Starts with the bounds registered by the page's plots. */
export function begin(plots: WeakMap<Element, Bound>): void {
  bounds = plots;
}

/** Announces an interaction to screen readers. */
export const announceMessage = (words: Words, message: keyof typeof interactionMessages, values: MessageValues): void =>
  announce(words.say(message, values, interactionMessages));

interface Live {
  cell: Cell | null;
  remark: number;
  /** The row where a selection started. */
  anchor: number | null;
  dragged: boolean;
  /** The plot's bounding box; measured when the pointer enters, not on every move. */
  box: DOMRect | null;
  rtl: boolean;
  /** Stops the sound that is playing. */
  stopSound: (() => void) | null;
  bound: Bound;
}

const live = new WeakMap<Element, Live>();

/** The state of a plot; null if it is no longer registered. */
function stateOf(plot: Element): Live | null {
  const bound = bounds.get(plot);
  if (!bound) return null;
  let state = live.get(plot);
  if (!state)
    live.set(
      plot,
      (state = { cell: null, remark: -1, anchor: null, dragged: false, box: null, rtl: false, stopSound: null, bound }),
    );
  state.bound = bound;
  return state;
}

/** Measures the plot's box and direction, cached until the pointer leaves. */
function measure(plot: Element, state: Live): DOMRect {
  if (!state.box) {
    state.box = plot.getBoundingClientRect();
    state.rtl = getComputedStyle(plot).direction === 'rtl';
  }
  return state.box;
}

/** Resets a plot's cursor after its values change, since it pointed at old ones. */
export function refresh(plot: Element): void {
  const state = live.get(plot);
  if (!state?.cell) return;
  state.cell = null;
  state.stopSound?.();
  clearCursor(plot);
  hideTooltip(plot);
}

/** Cleans up after a plot unmounts. */
export function forget(plot: Element): void {
  live.get(plot)?.stopSound?.();
  hideTooltip(plot);
}

/** The spoken name of a value: its row, its series if there are several, and the value itself. */
function nameOf({ scene: { points }, words }: Bound, { row, column }: Cell): string {
  const values = points.columns[column];
  if (!values) return points.rowName(row);
  const spoken = {
    row: points.placeName?.(row, column) ?? points.rowName(row),
    column: values.label,
    value: pointText(values, row, words),
  };
  return words.say(points.placeName || points.columns.length === 1 ? 'single' : 'point', spoken, pointMessages);
}

function syncOthers(plot: Element, { bound: { syncKey, scene } }: Live, cell: Cell | null): void {
  if (!syncKey) return;
  const position = cell && scene.points.position(cell.row);
  for (const other of plot.ownerDocument.querySelectorAll(`[data-sync="${CSS.escape(syncKey)}"]`)) {
    const bound = bounds.get(other);
    if (other === plot || !bound) continue;
    const row = position === null ? -1 : rowAt(bound.scene.points, position);
    if (row < 0) clearCursor(other);
    else
      drawCursor(
        other,
        bound.scene,
        { row, column: 0 },
        {
          name: nameOf(bound, { row, column: 0 }),
          synced: bound.scene.points.columns.map((column) => pointText(column, row, bound.words)).join(' · '),
        },
      );
  }
}

function tooltipRows(
  {
    scene: {
      points: { columns },
      cursor,
    },
    words,
  }: Bound,
  cell: Cell,
): readonly TooltipRow[] {
  const rows: TooltipRow[] = [];
  for (const [index, column] of columns.entries())
    if (cursor === 'column' || index === cell.column)
      rows.push({
        label: column.label,
        text: pointText(column, cell.row, words),
        paint: column.paint,
        active: index === cell.column && cursor === 'column' && columns.length > 1,
      });
  return rows;
}

/** Moves a chart's cursor to a value, shows the tooltip, and syncs other charts. Does not re-render React. */
function show(plot: Element, state: Live, cell: Cell, keyboard: boolean): void {
  const { scene } = state.bound;
  if (state.cell?.row === cell.row && state.cell.column === cell.column && tooltipShown(plot) && !keyboard) return;
  state.cell = cell;
  // Read before any writes, to avoid a second layout.
  const box = measure(plot, state);
  const { points } = scene;
  const x = ((placeOf(scene, cell)?.x ?? 500) / 1000) * box.width;
  drawCursor(plot, scene, cell, { keyboard, name: keyboard ? nameOf(state.bound, cell) : undefined });
  showTooltip(
    plot,
    box,
    state.rtl ? box.width - x : x,
    points.placeName?.(cell.row, cell.column) ?? points.rowName(cell.row),
    tooltipRows(state.bound, cell),
  );
  syncOthers(plot, state, cell);
}

function leave(plot: Element, state: Live, later: boolean): void {
  const shown = state.cell !== null;
  state.cell = null;
  state.anchor = null;
  state.box = null;
  state.stopSound?.();
  clearCursor(plot);
  hideTooltip(plot, later);
  if (shown) syncOthers(plot, state, null);
}

type Pointer = Pick<PointerEvent, 'clientX' | 'clientY' | 'buttons'>;

/** Follows the pointer to the nearest value. */
function pointAt(plot: Element, { clientX, clientY, buttons }: Pointer): void {
  const state = stateOf(plot);
  if (!state) return;
  if (state.cell === null || !tooltipShown(plot)) state.box = null;
  const box = measure(plot, state);
  const x = ((clientX - box.left) / box.width) * 1000;
  const found = findPoint(state.bound.scene, state.rtl ? 1000 - x : x, ((clientY - box.top) / box.height) * 1000);
  if (!found) return leave(plot, state, true);
  show(plot, state, found, false);
  if (buttons !== 1 || state.anchor === null || (found.row === state.anchor && !state.dragged)) return;
  state.dragged = true;
  markSelection(plot, state, found.row);
}

function markSelection(plot: Element, { bound: { scene }, anchor }: Live, row: number): void {
  const along = (each: number) => placeOf(scene, { row: each, column: 0 })?.x;
  const [from, to] = [along(anchor ?? row), along(row)];
  if (from !== undefined && to !== undefined) drawSelection(plot, [from, to]);
}

/** Starts a selection if the chart supports one. */
function pressAt(plot: Element, event: PointerEvent): void {
  if (event.button !== 0) return;
  pointAt(plot, event);
  const state = stateOf(plot);
  if (!state?.cell) return;
  state.dragged = false;
  state.anchor = state.bound.onStretch || state.bound.onNoteCreate ? state.cell.row : null;
}

/** Ends a selection. A click without a drag chooses the value, or requests a note there. */
function releaseAt(plot: Element): void {
  const state = stateOf(plot);
  if (!state?.cell) return;
  const { cell, anchor, dragged } = state;
  state.anchor = null;
  state.dragged = false;
  drawSelection(plot, null);
  if (isNoting(plot)) askForNote(plot, state, dragged ? (anchor ?? cell.row) : cell.row, cell.row);
  else if (dragged && anchor !== null) finishSelection(plot, state, anchor, cell.row);
  else choose(state);
}

function choose({ bound: { scene, onPointSelect }, cell }: Live): void {
  const column = cell && scene.points.columns[cell.column];
  if (!column || !onPointSelect) return;
  const value = column.value(cell.row);
  onPointSelect({
    row: scene.points.rowName(cell.row),
    position: scene.points.position(cell.row),
    seriesId: column.id,
    value: Number.isNaN(value) ? null : value,
  });
}

const inOrder = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a]);

/** True after the note button was pressed: the next click or drag requests a note. */
const isNoting = (plot: Element): boolean => plot.hasAttribute('data-noting');
const endNoting = (plot: Element): boolean => plot.dispatchEvent(new Event('noted'));

/** Asks the application for a note on a value or a range. */
function askForNote(plot: Element, state: Live, one: number, other: number): void {
  const {
    scene: { points },
    words,
    onNoteCreate,
  } = state.bound;
  const [from, to] = inOrder(one, other);
  if (from !== to) announceMessage(words, 'selected', { from: points.rowName(from), to: points.rowName(to) });
  // Otherwise the tooltip would cover the application's note form.
  leave(plot, state, false);
  endNoting(plot);
  onNoteCreate?.({ from: points.position(from), to: points.position(to) });
}

function finishSelection(plot: Element, state: Live, one: number, other: number): void {
  const {
    scene: { points },
    words,
    onStretch,
    zooms,
  } = state.bound;
  if (!onStretch) return askForNote(plot, state, one, other);
  const [from, to] = inOrder(one, other);
  const ends = [points.position(from), points.position(to)] as const;
  announceMessage(words, zooms ? 'zoomed' : 'selected', { from: points.rowName(from), to: points.rowName(to) });
  leave(plot, state, false);
  onStretch(typeof ends[0] === 'number' && typeof ends[1] === 'number' ? [ends[0], ends[1]] : [from, to]);
}

/** Clears the cursor when the pointer or keyboard focus leaves the plot. */
function goAway(plot: Element, later: boolean): void {
  const state = stateOf(plot);
  if (state) leave(plot, state, later);
}

function nextRemark(plot: Element, state: Live): void {
  const { remarks } = state.bound.scene;
  if (remarks.length === 0) return;
  state.remark = (state.remark + 1) % remarks.length;
  const { row, said } = remarks[state.remark] as Scene['remarks'][number];
  show(plot, state, { row, column: state.cell?.column ?? 0 }, true);
  announce(said());
}

/** Plays the focused series as sound; the cursor follows until it ends or loses focus. */
function play(plot: Element, state: Live): void {
  const { scene, words } = state.bound;
  const column = state.cell?.column ?? 0;
  const series = scene.points.columns[column];
  if (!series) return;
  state.stopSound?.();
  announceMessage(words, 'soundOn', { label: series.label });
  let stopped = false;
  const over = () => {
    stopped = true;
    if (state.stopSound === stopSound) state.stopSound = null;
  };
  let stopSound = over;
  state.stopSound = stopSound;
  const values = Float64Array.from({ length: scene.points.rows }, (_, row) => series.value(row));
  void import('./sound.ts').then(({ playValues }) => {
    if (stopped || values.every(Number.isNaN)) return;
    stopSound = playValues(values, (row) => show(plot, state, { row, column }, true), over);
    state.stopSound = stopSound;
  });
}

function act(plot: Element, state: Live, what: string): boolean {
  const { bound, cell, anchor } = state;
  switch (what) {
    case 'table':
      bound.onTable();
      return true;
    case 'leave':
      if (isNoting(plot)) endNoting(plot);
      // Without a cursor, Escape belongs to the surrounding dialog or drawer.
      else if (!cell && !state.stopSound) return false;
      leave(plot, state, false);
      return true;
    case 'select':
      if (isNoting(plot) && cell) askForNote(plot, state, anchor ?? cell.row, cell.row);
      else if (anchor !== null && cell && cell.row !== anchor) finishSelection(plot, state, anchor, cell.row);
      else choose(state);
      return true;
    case 'remark':
      nextRemark(plot, state);
      return true;
    case 'note':
      if (cell && bound.onNoteCreate) askForNote(plot, state, anchor ?? cell.row, cell.row);
      return true;
    case 'toggle':
      bound.onToggle?.(bound.scene.points.columns[cell?.column ?? 0]?.id ?? '');
      return true;
    case 'reset':
      bound.onStretch?.(null);
      return true;
    case 'sound':
      play(plot, state);
      return true;
    default:
      return false;
  }
}

/** Handles a key press on a plot; returns true if the key was used. */
export function pressKey(plot: HTMLElement, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  const state = stateOf(plot);
  if (!state) return false;
  const { scene, onStretch, onNoteCreate } = state.bound;
  state.box = null;
  measure(plot, state);
  const result = readKey(key, state.cell, scene.points, { rtl: state.rtl, turned: scene.turned });
  if (!result) return false;
  // Hide the keyboard hint after the first key.
  plot.dataset.read = '';
  if (result.kind === 'do') return act(plot, state, result.what);
  const selecting = shiftKey && key.startsWith('Arrow') && Boolean(onStretch ?? onNoteCreate);
  state.anchor = selecting ? (state.anchor ?? state.cell?.row ?? result.cell.row) : null;
  state.stopSound?.();
  show(plot, state, result.cell, true);
  if (selecting) markSelection(plot, state, result.cell.row);
  else drawSelection(plot, null);
  announce(nameOf(state.bound, result.cell));
  return true;
}

function onKey(plot: HTMLElement, event: KeyboardEvent): void {
  if (event.target !== plot || event.ctrlKey || event.metaKey || event.altKey || !pressKey(plot, event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function onBlur(plot: HTMLElement): void {
  plot.role = 'group';
  delete plot.dataset.read;
  goAway(plot, false);
}

const observed = new WeakSet<Element>();

/** Attaches event listeners to a plot, once. They sit on the plot itself, so events still reach React as usual. */
export function observe(plot: HTMLElement): void {
  if (observed.has(plot)) return;
  observed.add(plot);
  plot.addEventListener('pointermove', (event) => pointAt(plot, event));
  plot.addEventListener('pointerdown', (event) => pressAt(plot, event));
  plot.addEventListener('pointerup', () => releaseAt(plot));
  // On touch, the tooltip stays after the finger lifts; the next tap elsewhere hides it.
  plot.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && goAway(plot, true));
  plot.addEventListener('pointercancel', () => goAway(plot, false));
  plot.addEventListener('keydown', (event) => onKey(plot, event));
  plot.addEventListener('focusout', () => onBlur(plot));
}

/** Replays an event that fired before the handlers loaded. */
export function replay(plot: HTMLElement, event: Event): void {
  observe(plot);
  if (event.type === 'keydown') onKey(plot, event as KeyboardEvent);
  else if (event.type === 'pointerdown') pressAt(plot, event as PointerEvent);
  else if (event.type === 'pointerup') releaseAt(plot);
  else if (event.type === 'pointermove' || (event.type === 'pointerover' && plot.matches(':hover')))
    pointAt(plot, event as PointerEvent);
  else if (event.type === 'focusin' && document.activeElement !== plot) onBlur(plot);
}
