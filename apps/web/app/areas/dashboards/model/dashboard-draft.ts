import {
  chartMenuOf,
  chartTypeLabels,
  defaultMetricParameters,
  isSeriesChart,
  type CellRule,
  type MetricParameters,
  type TimeType,
} from '@roadside/domain/dashboards';
import { firstChildTypeOf, type GeographyType } from '@roadside/domain/geography';
import { namedMetricIds } from '@roadside/domain/metrics';
import type { FormMessages } from '../../../kit/form/form-field.ts';
import type { ElementLayout, ShownDashboard } from './stored-dashboard.ts';
import { arrange, placeForNew, stepInOrder, withPlaces, type Placed } from './grid-layout.ts';

/** The kinds of elements, as they are offered: all the charts the data allows. */
export const elementKinds = [
  'card',
  'table',
  'trendTable',
  'line',
  'bar',
  'numberHighlights',
  'survey_comments',
] as const;
export type ElementKind = (typeof elementKinds)[number];

/** An element in a draft. */
export interface DraftElement {
  /** Its key in the draft; a stored element also keeps its id. */
  readonly key: string;
  readonly id: number | null;
  readonly title: string;
  /** Determines its chart options; kept from the stored element. */
  readonly name: string;
  readonly chart: string;
  readonly grouped: boolean;
  readonly metrics: readonly string[];
  readonly timeType: TimeType;
  readonly relation: 'self' | 'children';
  readonly childType: GeographyType | null;
  readonly filters: Readonly<Record<string, unknown>>;
  /** Dates set in addition to its time type. */
  readonly range: Pick<MetricParameters, 'from' | 'to' | 'dynamic' | 'battery'>;
  /** The author's comment on it and its initial note; empty if none. */
  readonly comment: string;
  readonly initialAnnotation: string;
  /** How the cells of a table look, by their value. A draft of an older version has none: read it with `cellRulesOf`. */
  readonly rules: readonly CellRule[];
  readonly layout: ElementLayout;
}

/** A dashboard draft. */
export interface DashboardDraft {
  readonly name: string;
  readonly icon: string;
  readonly comments: string;
  readonly notification: string;
  readonly notificationType: string;
  /** Ids of the people it is shared with. */
  readonly employees: readonly number[];
  readonly elements: readonly DraftElement[];
}

const usualSize: Readonly<Record<ElementKind, { readonly w: number; readonly h: number }>> = {
  card: { w: 3, h: 2 },
  table: { w: 12, h: 5 },
  trendTable: { w: 12, h: 4 },
  line: { w: 6, h: 4 },
  bar: { w: 6, h: 4 },
  numberHighlights: { w: 12, h: 2 },
  survey_comments: { w: 12, h: 6 },
};

export const emptyDraft: DashboardDraft = {
  name: '',
  icon: 'layout-dashboard',
  comments: '',
  notification: '',
  notificationType: 'info',
  employees: [],
  elements: [],
};

function kindOf(chart: string): ElementKind {
  return elementKinds.find((kind) => kind === chart) ?? 'table';
}

/** The draft of a stored dashboard. */
export function draftOf(dashboard: ShownDashboard): DashboardDraft {
  const places = withPlaces(
    dashboard.elements.map(({ id, layout, chartType }) => ({
      key: String(id),
      layout,
      size: usualSize[kindOf(chartType)],
    })),
  );
  return {
    name: dashboard.name,
    icon: dashboard.icon,
    comments: dashboard.comments ?? '',
    notification: dashboard.notification ?? '',
    notificationType: dashboard.notificationType ?? 'info',
    employees: dashboard.employees,
    elements: dashboard.elements.map((element, index) => ({
      key: String(element.id),
      id: element.id,
      title: element.title,
      name: element.name,
      chart: element.chartType,
      grouped: element.grouped,
      metrics: element.parameters.metrics,
      timeType: element.parameters.timeType,
      relation: element.parameters.relation,
      childType: element.parameters.childType,
      filters: element.filters,
      range: rangeOf(element.parameters),
      comment: element.comment ?? '',
      initialAnnotation: element.initialAnnotation ?? '',
      rules: element.rules,
      layout: places[index]?.layout ?? { x: 0, y: 0, ...usualSize[kindOf(element.chartType)] },
    })),
  };
}

/** Appends a new element of this kind to the draft. */
export function addElement(
  draft: DashboardDraft,
  kind: ElementKind,
  key: string,
  placeType: GeographyType,
): DashboardDraft {
  const childType = firstChildTypeOf(placeType);
  const children = kind === 'table' && childType !== null;
  const series = isSeriesChart(kind);
  const element: DraftElement = {
    key,
    id: null,
    title: {
      card: 'Paid calls',
      table: children ? 'By location' : 'This location',
      trendTable: 'Month by month',
      line: 'Average time of arrival',
      bar: 'Paid calls by month',
      numberHighlights: 'Yesterday',
      survey_comments: 'Member comments',
    }[kind],
    name: chartTypeLabels[kind].toLowerCase(),
    chart: kind,
    grouped: false,
    metrics: [
      ...{
        card: ['paid_call_count'],
        table: ['paid_call_count', 'ata_avg', 'overall_sat_avg'],
        trendTable: ['paid_call_count', 'ata_avg', 'overall_sat_avg'],
        line: ['ata_avg'],
        bar: ['paid_call_count'],
        numberHighlights: namedMetricIds,
        survey_comments: [],
      }[kind],
    ],
    timeType: series ? 'Month' : kind === 'numberHighlights' ? 'Day' : 'This_Month',
    relation: children ? 'children' : 'self',
    childType: null,
    filters: {},
    range: rangeOf(defaultMetricParameters),
    comment: '',
    initialAnnotation: '',
    rules: [],
    layout: placeForNew(draft.elements, usualSize[kind]),
  };
  return { ...draft, elements: [...draft.elements, element] };
}

export function changeElement(draft: DashboardDraft, key: string, change: Partial<DraftElement>): DashboardDraft {
  return {
    ...draft,
    elements: draft.elements.map((element) => (element.key === key ? { ...element, ...change } : element)),
  };
}

export function removeElement(draft: DashboardDraft, key: string): DashboardDraft {
  const elements = draft.elements.filter((element) => element.key !== key);
  const [first] = elements;
  return { ...draft, elements: first ? placed(elements, first.key, first.layout) : [] };
}

/** Appends a copy of an element, in its size. */
export function duplicateElement(draft: DashboardDraft, key: string, newKey: string): DashboardDraft {
  const element = draft.elements.find((each) => each.key === key);
  if (!element) return draft;
  const { w, h } = element.layout;
  const copy: DraftElement = {
    ...element,
    key: newKey,
    id: null,
    title: copiedName(element.title),
    layout: placeForNew(draft.elements, { w, h }),
  };
  return { ...draft, elements: [...draft.elements, copy] };
}

/** A list with one entry moved along. */
export function movedBy<Entry>(list: readonly Entry[], index: number, by: -1 | 1): readonly Entry[] {
  const moved = list.filter((_, at) => at !== index);
  return list.slice(index, index + 1).reduce((result, entry) => result.toSpliced(index + by, 0, entry), moved);
}

/** The name of a copy, short enough to be stored. */
const copiedName = (name: string): string => `${name.trim().slice(0, 113)} (copy)`;

/** Moves or resizes one element of the draft. */
export function putElement(draft: DashboardDraft, key: string, layout: ElementLayout): DashboardDraft {
  return { ...draft, elements: placed(draft.elements, key, layout) };
}

/** Moves one element of the draft one step up or down in reading order. */
export function stepElement(draft: DashboardDraft, key: string, step: -1 | 1): DashboardDraft {
  return { ...draft, elements: laidOut(draft.elements, stepInOrder(draft.elements, key, step)) };
}

function placed(elements: readonly DraftElement[], key: string, layout: ElementLayout): readonly DraftElement[] {
  return laidOut(elements, arrange(elements, key, layout));
}

function laidOut(elements: readonly DraftElement[], places: readonly Placed[]): readonly DraftElement[] {
  return elements.map((element, index) => ({ ...element, layout: places[index]?.layout ?? element.layout }));
}

/** Chart types the element may be stored as. */
export function chartsOf({
  name,
  chart,
  grouped,
}: DraftElement): readonly { readonly value: string; readonly label: string }[] {
  return chartMenuOf({ name, chartType: chart, grouped }).map((value) => ({ value, label: chartTypeLabels[value] }));
}

/**
 * What is missing or wrong before the draft can be saved, in reading order, by field: 'name', or 'title' or 'metrics' with
 * the key of an element.
 */
export function problemsIn(draft: DashboardDraft): FormMessages {
  const problems: Record<string, string> = {};
  if (draft.name.trim() === '') problems['name'] = 'Enter a name for the dashboard';
  for (const { key, title, chart, metrics } of inReadingOrder(draft.elements)) {
    if (title.trim() === '') problems[`title ${key}`] = 'Enter a title';
    if (metrics.length === 0 && !withoutMetrics.includes(chart)) problems[`metrics ${key}`] = 'Choose a metric';
  }
  return problems;
}

const withoutMetrics = ['survey_comments', 'numberHighlights'];

/** The key of the element a field belongs to; null for the dashboard's own. */
export function elementOfField(field: string): string | null {
  const space = field.indexOf(' ');
  return space < 0 ? null : field.slice(space + 1);
}

/** Elements by row, then by column. */
export const inReadingOrder = (elements: readonly DraftElement[]): readonly DraftElement[] =>
  elements.toSorted((a, b) => a.layout.y - b.layout.y || a.layout.x - b.layout.x);

function rangeOf({ from, to, dynamic, battery }: MetricParameters): DraftElement['range'] {
  return { from, to, dynamic, battery };
}

/** The draft as a new dashboard: with new elements, and not shared yet. */
export function copyOf(draft: DashboardDraft): DashboardDraft {
  return {
    ...draft,
    name: copiedName(draft.name),
    employees: [],
    elements: draft.elements.map((element) => ({ ...element, id: null })),
  };
}

/** The draft to save over `stored`: elements deleted there in the meantime become new ones. */
export function overwriting(draft: DashboardDraft, stored: DashboardDraft): DashboardDraft {
  const known = new Set(stored.elements.map(({ id }) => id));
  return {
    ...draft,
    elements: draft.elements.map((element) => (known.has(element.id) ? element : { ...element, id: null })),
  };
}
