import { percent } from '../frame/percent.ts';
import type { Place } from '../scene/points.ts';
import type { Scene } from '../scene/scene.ts';
import * as styles from './cursor.css.ts';
import type { Cell } from './keys.ts';

type Part = 'rule' | 'spot' | 'ring' | 'synced' | 'selection';
/**
 * Imperatively drawn over a plot, so that following the pointer causes no React renders. Created on the first pointer
 * or key event.
 */
type Layer = HTMLElement & { parts?: Partial<Record<Part, HTMLElement>> };
const layers = new WeakMap<Element, Layer>();

function layerOf(plot: Element): Layer {
  let layer = layers.get(plot);
  if (!layer) {
    layer = document.createElement('div');
    layer.className = styles.layer;
    layers.set(plot, layer);
  }
  if (layer.parentNode !== plot) plot.append(layer);
  return layer;
}

function partOf(layer: Layer, name: Part, className: string, parent: HTMLElement = layer): HTMLElement {
  const parts = (layer.parts ??= {});
  let part = parts[name];
  if (!part) {
    part = parts[name] = document.createElement('div');
    part.className = className;
    part.dataset.part = name;
  }
  if (!part.parentNode) parent.append(part);
  return part;
}

/**
 * Moves a part's far corner to a point of the plot, rounded to whole pixels: a line between two pixels would look gray.
 */
function shift({ style }: HTMLElement, x: number, y: number): void {
  style.transform = `translate(round(${percent(x - 1000)}, 1px), round(${percent(y - 1000)}, 1px))`;
}

/** The cursor's position for a row: at the value, or at another value in its row if that one is missing. */
export function placeOf({ points: { columns } }: Scene, { row, column }: Cell): Place | null {
  const own = columns[column]?.place(row);
  if (own) return own;
  for (const each of columns) {
    const place = each.place(row);
    if (place) return place;
  }
  return null;
}

interface CursorLook {
  /** The value in words, for keyboard focus or a synced chart; pointer users get the tooltip. */
  readonly name?: string | undefined;
  readonly keyboard?: boolean;
  /** Text shown next to the cursor in a synced chart. */
  readonly synced?: string | undefined;
}

/** Draws the cursor over a plot: the line across it and the ring around the value. */
export function drawCursor(
  plot: Element,
  scene: Scene,
  cell: Cell,
  { keyboard = false, name, synced }: CursorLook,
): void {
  const place = placeOf(scene, cell);
  if (!place) return clearCursor(plot);
  const layer = layerOf(plot);
  if (scene.cursor === 'column') {
    const rule = partOf(layer, 'rule', styles.rule);
    rule.toggleAttribute('data-lying', scene.turned);
    if (scene.turned) shift(rule, 1000, place.y);
    else shift(rule, place.x, 1000);
  }
  const spot = partOf(layer, 'spot', styles.spot);
  shift(spot, place.x, place.y);
  const ring = partOf(layer, 'ring', styles.ring, spot);
  const paint = String(scene.points.columns[cell.column]?.paint ?? 'muted');
  if (ring.dataset.paint !== paint) ring.dataset.paint = paint;
  ring.toggleAttribute('data-keyboard', keyboard);
  ring.role = name === undefined ? null : 'img';
  ring.ariaLabel = name ?? null;
  if (synced === undefined) return;
  const label = partOf(layer, 'synced', styles.synced);
  label.textContent = synced;
  label.style.insetInlineStart = place.x > 700 ? 'auto' : percent(place.x);
  label.style.insetInlineEnd = place.x > 700 ? percent(1000 - place.x) : 'auto';
}

/** Removes the cursor. */
export const clearCursor = (plot: Element): void => layers.get(plot)?.replaceChildren();

/** Draws the current selection between two unit coordinates; null removes it. */
export function drawSelection(plot: Element, stretch: readonly [number, number] | null): void {
  if (!stretch) {
    layers.get(plot)?.parts?.selection?.remove();
    return;
  }
  const box = partOf(layerOf(plot), 'selection', styles.selection);
  box.style.insetInlineStart = percent(Math.min(...stretch));
  box.style.insetInlineEnd = percent(1000 - Math.max(...stretch));
}
