/** Widget types on the home page (specification, section 3). */
export const widgetTypes = ['external', 'announcement'] as const;

/** A widget type. */
export type WidgetType = (typeof widgetTypes)[number];

/** A widget of the home page by its field names (specification, section 3). */
export interface HomeWidget {
  readonly id: number;
  readonly type: WidgetType;
  readonly order: number;
  readonly modal_content: readonly unknown[];
  /** Employee ids, without duplicates. */
  readonly seen_by: readonly number[];
  readonly total_clicks: number;
  readonly announcementType: string | null;
}

/** The widget after someone opens it: one more click, and the person added to seen_by once. */
export function clickWidget<Widget extends Pick<HomeWidget, 'seen_by' | 'total_clicks'>>(
  widget: Widget,
  employeeId: number,
): Widget {
  const seen_by = widget.seen_by.includes(employeeId) ? widget.seen_by : [...widget.seen_by, employeeId];
  return { ...widget, seen_by, total_clicks: widget.total_clicks + 1 };
}

/** A list item with a sort order. */
export interface Ordered {
  readonly id: number;
  readonly order: number;
}

/** Items sorted by order, ties by id, so the list never flickers. */
export function inOrder<Item extends Ordered>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => a.order - b.order || a.id - b.id);
}

/**
 * The list with one item moved to an index (0 = first) and everything renumbered from 1. An unknown id moves nothing.
 */
export function moveItem<Item extends Ordered>(items: readonly Item[], id: number, place: number): readonly Item[] {
  const ordered = inOrder(items);
  const moved = ordered.find((item) => item.id === id);
  if (moved === undefined) return ordered;
  const others = ordered.filter((item) => item !== moved);
  return others.toSpliced(Math.max(0, place), 0, moved).map((item, index) => withOrder(item, index + 1));
}

function withOrder<Item extends Ordered>(item: Item, order: number): Item {
  return { ...item, order };
}

/**
 * Every item's new place when some of them are sorted differently: they take each other's places, and the others keep
 * theirs. Renumbered from 1.
 * @param wanted the items to sort, with their new order
 */
export function reorderSome<Item extends Ordered>(items: readonly Item[], wanted: readonly Ordered[]): readonly Item[] {
  const ordered = inOrder(items);
  const byId = new Map(ordered.map((item) => [item.id, item]));
  const next = inOrder(wanted)
    .flatMap(({ id }) => byId.get(id) ?? [])
    .values();
  const moved = new Set(wanted.map(({ id }) => id));
  return ordered.map((item, index) => withOrder(moved.has(item.id) ? (next.next().value ?? item) : item, index + 1));
}

/** Reasons an order from outside is refused. */
export type OrderProblem = 'unknown-id' | 'missing-id' | 'repeated-id' | 'repeated-order';

/**
 * Returns the problem with a new order of announcements, or null: each must be named once, with a unique order (purpose
 * re_order_announcements).
 */
export function orderProblem(ids: readonly number[], wanted: readonly Ordered[]): OrderProblem | null {
  const known = new Set(ids);
  const named = new Set(wanted.map(({ id }) => id));
  if (wanted.some(({ id }) => !known.has(id))) return 'unknown-id';
  if (named.size < wanted.length) return 'repeated-id';
  if (named.size < known.size) return 'missing-id';
  return new Set(wanted.map(({ order }) => order)).size < wanted.length ? 'repeated-order' : null;
}
