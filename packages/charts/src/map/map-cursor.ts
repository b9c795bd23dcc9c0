import { percent } from '../internal/frame/percent.ts';
import { ring as ringClass } from './call-map.css.ts';
import { clusterSize, type MapMark } from './map-scene.ts';

/** Draws the ring around a mark imperatively, so that following the pointer causes no React renders. */
export function drawMapCursor(layer: Element, mark: MapMark | null, name: string, keyboard: boolean): void {
  if (!mark) return layer.replaceChildren();
  let ring = layer.firstElementChild as HTMLElement | null;
  if (!ring) {
    ring = document.createElement('div');
    ring.className = ringClass;
    ring.dataset.part = 'ring';
    ring.setAttribute('role', 'img');
    layer.append(ring);
  }
  const size = `${mark.kind === 'cluster' ? clusterSize(mark.count) + 8 : mark.kind === 'hex' ? 30 : 20}px`;
  ring.toggleAttribute('data-keyboard', keyboard);
  ring.setAttribute('aria-label', name);
  ring.style.left = percent(mark.x);
  ring.style.top = percent(mark.y);
  ring.style.inlineSize = size;
  ring.style.blockSize = size;
}

/** The maximum distance from the pointer to a mark, in pixels. */
const grasp = 16;

/** The mark under or near a pixel of the box; null if none is close enough. */
export function markAt(
  marks: readonly MapMark[],
  { width, height }: { readonly width: number; readonly height: number },
  x: number,
  y: number,
): MapMark | null {
  let found: MapMark | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    const reach = mark.kind === 'cluster' ? clusterSize(mark.count) / 2 + 2 : mark.kind === 'hex' ? 20 : grasp;
    const distance = Math.hypot((mark.x / 1000) * width - x, (mark.y / 1000) * height - y);
    if (distance <= reach && distance < least) [found, least] = [mark, distance];
  }
  return found;
}

/** Larger than any distance on the map. */
const aside = 10_000;

/** The target of an arrow key. */
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const ways: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The next mark in a direction: the nearest one, with sideways distance counted double. Without a current mark, the one
 * nearest the center.
 */
export function markTowards(marks: readonly MapMark[], from: MapMark | null, direction: Direction): MapMark | null {
  const [dx, dy] = ways[direction];
  const origin = from ?? { x: 500, y: 500 };
  let found: MapMark | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    if (mark.key === from?.key) continue;
    const [right, down] = [mark.x - origin.x, mark.y - origin.y];
    const along = right * dx + down * dy;
    const sideways = Math.abs(right * dy) + Math.abs(down * dx);
    // Marks at the same point are ordered by index.
    if (
      from &&
      along <= 0 &&
      !(along === 0 && sideways === 0 && marks.indexOf(mark) > marks.findIndex(({ key }) => key === from.key))
    )
      continue;
    // Marks that are more sideways than ahead come after all marks ahead.
    const distance = from ? along + sideways * 2 + (sideways > along ? aside : 0) : Math.hypot(right, down);
    if (distance < least) [found, least] = [mark, distance];
  }
  return found;
}

/** The mark with the greatest or the least value; the largest one if there are no values. */
export function extremeMark(marks: readonly MapMark[], least: boolean): MapMark | null {
  const valueOf = ({ value, count }: MapMark) =>
    Number.isNaN(value) ? (marks.every((mark) => Number.isNaN(mark.value)) ? count : Number.NaN) : value;
  return marks.reduce<MapMark | null>(
    (best, mark) =>
      Number.isNaN(valueOf(mark)) || (best && (least ? valueOf(mark) >= valueOf(best) : valueOf(mark) <= valueOf(best)))
        ? best
        : mark,
    null,
  );
}
