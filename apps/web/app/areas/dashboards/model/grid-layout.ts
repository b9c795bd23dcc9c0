import type { ElementLayout } from './stored-dashboard.ts';

/** One element's layout, by its key in the draft. */
export interface Placed {
  readonly key: string;
  readonly layout: ElementLayout;
}

export const gridColumns = 12;
const maxRows = 40;

/**
 * The layouts after an element is moved or resized. It stays within the columns, anything under it moves down, and then
 * everything moves up as far as it can: a dashboard has no gaps above an element.
 */
export function arrange(places: readonly Placed[], key: string, wanted: ElementLayout): readonly Placed[] {
  const moved = { key, layout: withinGrid(wanted) };
  const others = inReadingOrder(places.filter((place) => place.key !== key));
  const settled: Placed[] = [moved];
  for (const other of others) settled.push({ key: other.key, layout: firstFree(other.layout, settled) });
  const risen = rise(settled);
  return places.map((place) => risen.find((other) => other.key === place.key) ?? place);
}

/**
 * The layouts after an element moves one step up or down in reading order (the stacked order on a phone). Elements of
 * the same size swap; otherwise the later one takes the earlier one's row, and the earlier one goes below it.
 */
export function stepInOrder(places: readonly Placed[], key: string, step: -1 | 1): readonly Placed[] {
  const order = inReadingOrder(places);
  const index = order.findIndex((place) => place.key === key);
  const [before, after] = [order[step < 0 ? index - 1 : index], order[step < 0 ? index : index + 1]];
  if (index < 0 || !before || !after) return places;
  const { w, h, x, y } = before.layout;
  if (w !== after.layout.w || h !== after.layout.h) return arrange(places, after.key, { ...after.layout, x, y });
  const layouts = new Map([
    [before.key, after.layout],
    [after.key, before.layout],
  ]);
  return places.map((place) => ({ key: place.key, layout: layouts.get(place.key) ?? place.layout }));
}

/** A layout for a new element: below everything, at the start of the row. */
export function placeForNew(
  places: readonly Placed[],
  size: { readonly w: number; readonly h: number },
): ElementLayout {
  return { x: 0, y: bottomOf(places), ...size };
}

/** The first row below everything. */
export function bottomOf(places: readonly Placed[]): number {
  return Math.max(0, ...places.map(({ layout }) => layout.y + layout.h));
}

/**
 * Layouts for elements stored without one, in order: beside the one before where it is as tall and there is room, as cards
 * are on the dashboard, otherwise in a row of their own.
 */
export function withPlaces(
  elements: readonly {
    readonly key: string;
    readonly layout: ElementLayout | null;
    readonly size: { readonly w: number; readonly h: number };
  }[],
): readonly Placed[] {
  const placed: Placed[] = [];
  let before: ElementLayout | null = null;
  for (const { key, layout, size } of elements) {
    before = layout ?? besideOf(before, size) ?? placeForNew(placed, size);
    placed.push({ key, layout: before });
  }
  return placed;
}

function besideOf(before: ElementLayout | null, size: Pick<ElementLayout, 'w' | 'h'>): ElementLayout | null {
  if (!before || before.h !== size.h || before.x + before.w + size.w > gridColumns) return null;
  return { x: before.x + before.w, y: before.y, ...size };
}

function inReadingOrder(places: readonly Placed[]): readonly Placed[] {
  return places.toSorted((a, b) => a.layout.y - b.layout.y || a.layout.x - b.layout.x);
}

function withinGrid({ x, y, w, h }: ElementLayout): ElementLayout {
  const width = clamp(w, 1, gridColumns);
  return { w: width, h: clamp(h, 1, maxRows), x: clamp(x, 0, gridColumns - width), y: Math.max(0, y) };
}

function firstFree(layout: ElementLayout, taken: readonly Placed[]): ElementLayout {
  let { y } = layout;
  for (;;) {
    const here = { ...layout, y };
    const under = taken.find((other) => overlap(here, other.layout));
    if (!under) return here;
    y = under.layout.y + under.layout.h;
  }
}

function rise(places: readonly Placed[]): readonly Placed[] {
  const risen: Placed[] = [];
  for (const { key, layout } of inReadingOrder(places)) {
    let { y } = layout;
    while (y > 0 && !risen.some((other) => overlap({ ...layout, y: y - 1 }, other.layout))) y -= 1;
    risen.push({ key, layout: { ...layout, y } });
  }
  return risen;
}

function overlap(a: ElementLayout, b: ElementLayout): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}
