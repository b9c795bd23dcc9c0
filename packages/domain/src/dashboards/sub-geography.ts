import { childTypesOf, firstChildTypeOf } from '../geography/child-types.ts';
import type { GeographyType } from '../geography/geography.ts';
import type { DashboardElement } from './element.ts';

type Rows = Pick<DashboardElement, 'grouped'> & {
  readonly parameters: Pick<DashboardElement['parameters'], 'relation' | 'childType'>;
};

/**
 * The row type of an element on a geography: the chosen type if this geography has it, otherwise its first.
 * Null = the geography itself, because of the relation or because it has no children (a driver).
 */
export function childTypeInEffect(element: Rows, geographyType: GeographyType): GeographyType | null {
  if (element.parameters.relation === 'self') return null;
  const offered: readonly GeographyType[] = childTypesOf(geographyType, { grouped: element.grouped });
  const chosen = element.parameters.childType;
  if (chosen !== null && offered.includes(chosen)) return chosen;
  const first = firstChildTypeOf(geographyType);
  return first !== null && offered.includes(first) ? first : null;
}

/**
 * Applies a choice from the Sub-Geography menu: rows of that type, starting at page 1. A card only fits one geography,
 * so it becomes a table.
 */
export function withSubGeography(element: DashboardElement, childType: GeographyType): DashboardElement {
  return {
    ...element,
    chartType: element.chartType === 'card' ? 'table' : element.chartType,
    parameters: { ...element.parameters, relation: 'children', childType, page: 1 },
  };
}
