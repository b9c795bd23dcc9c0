import type { DashboardDefinition } from '@roadside/contract/schemas';
import { cellRulesOf, defaultMetricParameters, isTimeType, type CellRule } from '@roadside/domain/dashboards';
import { inReadingOrder, type DashboardDraft, type DraftElement } from './dashboard-draft.ts';
import type { ShownElement } from './stored-dashboard.ts';

/** The draft in the API's format. Elements are in reading order on the grid. */
export function definitionOf(draft: DashboardDraft): DashboardDefinition {
  const inOrder = inReadingOrder(draft.elements);
  return {
    dataTarget: 'calls',
    name: draft.name.trim(),
    icon: draft.icon,
    comments: draft.comments.trim() || null,
    notification: draft.notification.trim() || null,
    notification_type: draft.notification.trim() ? draft.notificationType : null,
    elements: inOrder.map(
      (
        {
          id,
          key: _key,
          title,
          name,
          chart,
          metrics,
          timeType,
          relation,
          childType,
          grouped,
          filters,
          range,
          comment,
          initialAnnotation,
          rules,
          layout,
        },
        index,
      ) => ({
        ...(id === null ? {} : { id }),
        name,
        title: title.trim(),
        order: index + 1,
        request: { parameters: { args: argumentsOf(range), ...rulesOf(rules, metrics) } },
        chart_type: chart as DashboardDefinition['elements'][number]['chart_type'],
        time_type: timeType,
        metrics: [...metrics],
        relation,
        child_type: childType,
        grouped,
        filters,
        dashboard_comment: comment.trim() || null,
        initial_annotation: initialAnnotation.trim() || null,
        layout,
      }),
    ),
  };
}

/** The element as a dashboard would show it, for its preview. */
export function previewOf(
  {
    key,
    title,
    name,
    chart,
    metrics,
    timeType,
    relation,
    childType,
    grouped,
    filters,
    range,
    rules,
    layout,
  }: DraftElement,
  index: number,
): ShownElement {
  return {
    id: index + 1,
    name: name || key,
    title,
    order: index + 1,
    chartType: chart,
    grouped,
    filters,
    parameters: {
      ...defaultMetricParameters,
      ...range,
      metrics,
      timeType: isTimeType(timeType) ? timeType : 'This_Month',
      relation,
      childType,
      rowsPerPage: 5,
    },
    layout,
    annotations: [],
    elsewhere: [],
    commentCount: 0,
    comment: null,
    initialAnnotation: null,
    rules: cellRulesOf(rules),
  };
}

/** Rules of a metric that isn't shown anymore are dropped. */
function rulesOf(rules: readonly CellRule[], metrics: readonly string[]) {
  const kept = cellRulesOf(rules).filter(({ metric }) => metrics.includes(metric));
  return kept.length > 0 ? { rules: kept } : {};
}

function argumentsOf({ from, to, dynamic, battery }: DraftElement['range']) {
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(dynamic === null ? {} : { dynamic }),
    ...(battery ? { battery } : {}),
  };
}
