import { requestChartType } from '@roadside/domain/dashboards';

interface Placed {
  readonly chart_type: string;
  readonly layout: unknown;
}

/** A layout's place in the grid; without one, an element comes last. */
const placeOf = ({ layout }: Placed) => {
  const { x = 0, y = Number.MAX_SAFE_INTEGER } = (layout ?? {}) as { readonly x?: number; readonly y?: number };
  return { x, y };
};

/**
 * The elements of a dashboard as they are read on screen: by rows of the grid where they are arranged, otherwise in their
 * order, with all cards together where the first one is.
 */
export function inReadingOrder<Element extends Placed>(elements: readonly Element[]): readonly Element[] {
  if (elements.some(({ layout }) => layout !== null))
    return elements.toSorted((a, b) => placeOf(a).y - placeOf(b).y || placeOf(a).x - placeOf(b).x);
  const isCard = ({ chart_type }: Element) => requestChartType(chart_type) === 'card';
  const cards = elements.filter(isCard);
  return elements.flatMap((element) => (element === cards[0] ? cards : isCard(element) ? [] : [element]));
}
