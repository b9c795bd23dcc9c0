import type { Paint } from '../scene/paint.ts';
import { painted } from '../frame/paint.css.ts';
import { swatch } from '../frame/chart-frame.css.ts';
import * as styles from './cursor.css.ts';

/** One line of a tooltip. */
export interface TooltipRow {
  readonly label: string;
  readonly text: string;
  readonly paint: Paint;
  readonly active: boolean;
}

interface Parts {
  readonly box: HTMLElement;
  readonly title: HTMLElement;
  readonly rows: HTMLElement[];
  owner: Element | null;
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

/** The page's one tooltip, made when it is first needed. It lies in the top layer, so that nothing cuts it off. */
function tooltip(): Parts {
  if (parts?.box.isConnected) return parts;
  const box = make('div', styles.tooltip, document.body);
  box.popover = 'manual';
  box.dataset.component = 'Chart.Tooltip';
  // What it says is announced and stands in the table; read again here it would only repeat.
  box.setAttribute('aria-hidden', 'true');
  box.addEventListener('pointerenter', () => clearTimeout(leaving));
  box.addEventListener('pointerleave', () => hideTooltip());
  // Escape dismisses it wherever the keyboard is; a page that scrolls carries the chart away from under it.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hideTooltip());
  document.addEventListener('scroll', () => hideTooltip(), { capture: true, passive: true });
  parts = { box, title: make('div', styles.tooltipTitle, box), rows: [], owner: null };
  return parts;
}

function rowAt({ box, rows }: Parts, index: number): HTMLElement {
  const known = rows[index];
  if (known) return known;
  const row = make('div', styles.tooltipRow, box);
  make('span', `${swatch} ${painted}`, row).dataset.shape = 'dot';
  make('span', '', row);
  make('bdi', styles.tooltipValue, row);
  rows[index] = row;
  return row;
}

/** Where the tooltip stands: over the plot, around a place along it, within the window. */
function position(box: HTMLElement, plot: DOMRect, x: number): void {
  const half = 156;
  const left = Math.min(Math.max(plot.left + x, half), Math.max(half, document.documentElement.clientWidth - half));
  const above = plot.top > 96;
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(above ? plot.top - 6 : plot.bottom + 28)}px) translate(-50%, ${above ? '-100%' : '0'})`;
}

/** Shows the tooltip of a chart; it stays while the pointer rests on it. `x` is measured from the plot's left edge. */
export function showTooltip(owner: Element, plot: DOMRect, x: number, title: string, rows: readonly TooltipRow[]): void {
  clearTimeout(leaving);
  const all = tooltip();
  all.owner = owner;
  all.title.textContent = title;
  for (const [index, { label, text, paint, active }] of rows.entries()) {
    const row = rowAt(all, index);
    row.toggleAttribute('data-active', active);
    const [mark, name, value] = row.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
    mark.dataset.paint = String(paint);
    name.textContent = label;
    value.textContent = text;
  }
  for (const row of all.rows.slice(rows.length)) row.style.display = 'none';
  for (const row of all.rows.slice(0, rows.length)) row.style.display = '';
  position(all.box, plot, x);
  if (!all.box.matches(':popover-open')) all.box.showPopover();
}

/** Hides the tooltip, at once or after the moment a pointer needs to reach it. With an owner, only that chart's. */
export function hideTooltip(owner?: Element, later = false): void {
  clearTimeout(leaving);
  const hide = () => {
    if (!parts || (owner && parts.owner !== owner)) return;
    parts.box.hidePopover();
    parts.owner = null;
  };
  if (later) leaving = setTimeout(hide, grace);
  else hide();
}

/** True while the tooltip of a chart is shown. */
export const tooltipShown = (owner: Element): boolean => parts?.owner === owner;
