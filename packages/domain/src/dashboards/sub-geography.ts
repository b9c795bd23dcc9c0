import { childTypesOf } from '../geography/child-types.ts';
import type { GeographyType } from '../geography/geography.ts';
import type { DashboardElement } from './element.ts';

type Rows = Pick<DashboardElement, 'grouped'> & {
  readonly parameters: Pick<DashboardElement['parameters'], 'relation' | 'childType'>;
};

/**
 * The type of the rows of an element on a geography: the chosen one where this geography has it, else its first child
 * type. Null = the geography itself, by relation or because it has no children (a driver).
 */
export function childTypeInEffect(element: Rows, geographyType: GeographyType): GeographyType | null {
  if (element.parameters.relation === 'self') return null;
  const offered: readonly GeographyType[] = childTypesOf(geographyType, { grouped: element.grouped });
  const chosen = element.parameters.childType;
  return chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? null);
}

/**
 * The element after a choice in its Sub-Geography menu: rows of that type from page 1. A card, which has room for one
 * geography only, becomes a table.
 */
export function withSubGeography(element: DashboardElement, childType: GeographyType): DashboardElement {
  return {
    ...element,
    chartType: element.chartType === 'card' ? 'table' : element.chartType,
    parameters: { ...element.parameters, relation: 'children', childType, page: 1 },
  };
}
