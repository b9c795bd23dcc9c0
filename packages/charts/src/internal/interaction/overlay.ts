import { percent } from '../frame/variables.ts';
import { painted } from '../frame/paint.css.ts';
import type { Scene } from '../scene/scene.ts';
import * as styles from './cursor.css.ts';
import type { Cell } from './keys.ts';

function child(layer: Element, name: string, className: string): HTMLElement {
  const known = layer.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (known) return known;
  const element = document.createElement('div');
  element.className = className;
  element.dataset.part = name;
  layer.append(element);
  return element;
}

/** Draws the cursor into a chart's own empty layer: the line across the plot, the ring around the value, and for a synced chart its value. */
export function drawCursor(layer: Element, scene: Scene, cell: Cell, { keyboard = false, name, synced }: { readonly keyboard?: boolean; readonly name: string; readonly synced?: string | undefined }): void {
  const column = scene.points.columns[cell.column];
  const place = column?.place(cell.row) ?? scene.points.columns.map((each) => each.place(cell.row)).find((each) => each !== null);
  if (!place) return clearCursor(layer);
  if (scene.cursor === 'column') {
    const rule = child(layer, 'rule', styles.rule);
    rule.toggleAttribute('data-lying', scene.turned);
    rule.style[scene.turned ? 'insetBlockStart' : 'insetInlineStart'] = percent(scene.turned ? place.y : place.x);
  }
  const ring = child(layer, 'ring', `${styles.ring} ${painted}`);
  ring.dataset.paint = String(column?.paint ?? 'muted');
  ring.toggleAttribute('data-keyboard', keyboard);
  ring.setAttribute('role', 'img');
  ring.setAttribute('aria-label', name);
  ring.style.insetInlineStart = percent(place.x);
  ring.style.insetBlockStart = percent(place.y);
  if (synced === undefined) return;
  const label = child(layer, 'synced', styles.synced);
  label.textContent = synced;
  label.style.insetInlineStart = place.x > 700 ? 'auto' : percent(place.x);
  label.style.insetInlineEnd = place.x > 700 ? percent(1000 - place.x) : 'auto';
}

/** Takes the cursor away. */
export const clearCursor = (layer: Element): void => layer.replaceChildren();

/** Draws the stretch that is being selected, between two unit coordinates. */
export function drawSelection(layer: Element, from: number, to: number): void {
  const box = child(layer, 'selection', styles.selection);
  box.style.insetInlineStart = percent(Math.min(from, to));
  box.style.insetInlineEnd = percent(1000 - Math.max(from, to));
}
