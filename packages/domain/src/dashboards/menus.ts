import { childTypesOf } from '../geography/child-types.ts';
import type { GeographyType } from '../geography/geography.ts';
import { typeLabel } from '../geography/type-label.ts';
import { chartMenuOf, chartOf, chartTypeLabels, type ChartType } from './chart.ts';
import type { DashboardElement } from './element.ts';
import { elementTimeTypes, timeTypeLabels, type TimeType } from './time-type.ts';

/** Names of the element menus, in the order of the specification, section 2. */
export const elementMenuIds = ['time', 'chart', 'metrics', 'sub-geography', 'export', 'pivot', 'undo'] as const;

/** Name of an element menu. */
export type ElementMenuId = (typeof elementMenuIds)[number];

/** One choice in an element menu; `value` is the new parameter value. */
export interface ElementMenuEntry<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A menu of an element. Hidden menus take part in commands and undo but are never rendered. */
export interface ElementMenu {
  readonly id: ElementMenuId;
  readonly label: string;
  readonly hidden: boolean;
  readonly entries: readonly ElementMenuEntry[];
}

/** Context of the element menus, apart from the element. */
export interface ElementMenuContext {
  /** Type of the geography on the screen; its children fill the Sub-Geography menu. */
  readonly geographyType: GeographyType;
  /** Metrics the element may show. @defaultValue [] */
  readonly metrics?: readonly { readonly id: string; readonly label: string }[];
}

const exportEntry: ElementMenuEntry<'xlsx'> = { value: 'xlsx', label: 'Excel' };
const pivotEntries: readonly ElementMenuEntry<'dates' | 'metrics'>[] = [
  { value: 'dates', label: 'Dates as columns' },
  { value: 'metrics', label: 'Metrics as columns' },
];

/**
 * The menus of a dashboard element in order: Time, Chart, Metrics (hidden), Sub-Geography, Export (tables only, Excel),
 * Pivot (trend tables), Undo (hidden). A menu that does not apply is omitted (specification, section 2).
 */
export function elementMenus(element: DashboardElement, context: ElementMenuContext): readonly ElementMenu[] {
  const drawn = chartOf(element.chartType, element.parameters.timeType);
  const menus: ElementMenu[] = [
    { id: 'time', label: 'Time', hidden: false, entries: timeEntries(elementTimeTypes) },
    { id: 'chart', label: 'Chart', hidden: false, entries: chartEntries(chartMenuOf(element)) },
    {
      id: 'metrics',
      label: 'Metrics',
      hidden: true,
      entries: (context.metrics ?? []).map(({ id, label }) => ({ value: id, label })),
    },
    {
      id: 'sub-geography',
      label: 'Sub-Geography',
      hidden: false,
      entries: childTypesOf(context.geographyType, { grouped: element.grouped }).map((type) => ({
        value: type,
        label: typeLabel(type),
      })),
    },
  ];
  if (drawn === 'table' || drawn === 'trendTable')
    menus.push({ id: 'export', label: 'Export', hidden: false, entries: [exportEntry] });
  if (drawn === 'trendTable') menus.push({ id: 'pivot', label: 'Pivot', hidden: false, entries: pivotEntries });
  menus.push({ id: 'undo', label: 'Undo', hidden: true, entries: [] });
  return menus;
}

/** Time types as menu entries. */
export function timeEntries(types: readonly TimeType[]): readonly ElementMenuEntry<TimeType>[] {
  return types.map((value) => ({ value, label: timeTypeLabels[value] }));
}

function chartEntries(types: readonly ChartType[]): readonly ElementMenuEntry<ChartType>[] {
  return types.map((value) => ({ value, label: chartTypeLabels[value] }));
}
