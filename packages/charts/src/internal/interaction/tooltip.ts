import type { Paint } from '../scene/paint.ts';
import * as styles from './cursor.css.ts';

/** One line of a tooltip. */
export interface TooltipRow {
  readonly label: string;
  readonly text: string;
  readonly paint: Paint;
  readonly active: boolean;
}

interface Row {
  readonly element: HTMLElement;
  readonly mark: HTMLElement;
  readonly label: Text;
  readonly text: Text;
  shown: boolean;
}

interface Parts {
  readonly box: HTMLElement;
  readonly title: Text;
  readonly rows: Row[];
  owner: Element | null;
  /**
   * The window's width, read when the pointer enters a chart: reading it between writes would force a layout on every
   * move.
   */
  room: number;
}

const grace = 160;
let parts: Parts | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

function make(tag: string, className: string, parent: Element): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  parent.append(element);
  return element;
}

function makeText(parent: Element): Text {
  const text = document.createTextNode('');
  parent.append(text);
  return text;
}

/** Writes only what changed, so that unchanged text is not laid out again. */
function write(text: Text, data: string): void {
  if (text.data !== data) text.data = data;
}

/**
 * The page's single tooltip, created on first use. It is in the top layer, so nothing clips it. In browsers without
 * popovers (added in Chrome 114, Firefox 125 and Safari 17) it is the last box on the page, above the others.
 */
function tooltip(): Parts {
  if (parts?.box.isConnected) return parts;
  const box = make('div', styles.tooltip, document.body);
  box.popover = 'manual';
  box.hidden = true;
  box.dataset.component = 'Chart.Tooltip';
  // Its content is already announced and in the table; reading it again here would only repeat it.
  box.setAttribute('aria-hidden', 'true');
  box.addEventListener('pointerenter', () => clearTimeout(leaving));
  box.addEventListener('pointerleave', () => hideTooltip());
  // Escape dismisses it wherever focus is; so does scrolling, which moves the chart out from under it.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hideTooltip());
  document.addEventListener('scroll', () => hideTooltip(), { capture: true, passive: true });
  window.addEventListener('resize', () => hideTooltip());
  parts = { box, title: makeText(make('div', styles.tooltipTitle, box)), rows: [], owner: null, room: 0 };
  return parts;
}

function rowAt({ box, rows }: Parts, index: number): Row {
  const known = rows[index];
  if (known) return known;
  const element = make('div', styles.tooltipRow, box);
  const mark = make('span', styles.swatch, element);
  mark.dataset.shape = 'dot';
  const row = {
    element,
    mark,
    label: makeText(make('span', '', element)),
    text: makeText(make('bdi', styles.tooltipValue, element)),
    shown: true,
  };
  rows[index] = row;
  return row;
}

function display(row: Row, shown: boolean): void {
  if (row.shown === shown) return;
  row.shown = shown;
  row.element.hidden = !shown;
}

/** Positions the tooltip over the plot, centered on a point along it, within the window. */
function position({ box, room }: Parts, plot: DOMRect, x: number): void {
  const half = 156;
  const left = Math.min(Math.max(plot.left + x, half), Math.max(half, room - half));
  const above = plot.top > 96;
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(above ? plot.top - 6 : plot.bottom + 28)}px) translate(-50%, ${above ? '-100%' : '0'})`;
}

/** Shows a chart's tooltip; it stays open while the pointer is over it. `x` is measured from the plot's left edge. */
export function showTooltip(
  owner: Element,
  plot: DOMRect,
  x: number,
  title: string,
  rows: readonly TooltipRow[],
): void {
  clearTimeout(leaving);
  const all = tooltip();
  if (all.owner !== owner) all.room = document.documentElement.clientWidth;
  write(all.title, title);
  for (const [index, { label, text, paint, active }] of rows.entries()) {
    const row = rowAt(all, index);
    row.element.toggleAttribute('data-active', active);
    if (row.mark.dataset.paint !== String(paint)) row.mark.dataset.paint = String(paint);
    write(row.label, label);
    write(row.text, text);
    display(row, true);
  }
  for (let index = rows.length; index < all.rows.length; index += 1) display(all.rows[index] as Row, false);
  position(all, plot, x);
  all.box.hidden = false;
  if (!all.owner) all.box.showPopover?.();
  all.owner = owner;
}

/** Hides the tooltip, immediately or after a delay that lets the pointer reach it. With an owner, only that chart's. */
export function hideTooltip(owner?: Element, later = false): void {
  clearTimeout(leaving);
  const hide = () => {
    if (!parts?.owner || (owner && parts.owner !== owner)) return;
    parts.box.hidePopover?.();
    parts.box.hidden = true;
    parts.owner = null;
  };
  if (later) leaving = setTimeout(hide, grace);
  else hide();
}

/** True while a chart's tooltip is shown. */
export const tooltipShown = (owner: Element): boolean => parts?.owner === owner;
