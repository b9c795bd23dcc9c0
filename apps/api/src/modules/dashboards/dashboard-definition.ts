import type { DashboardDefinition, ElementDefinition } from '@roadside/contract/schemas';
import { definitionProblems } from '@roadside/domain/dashboards';
import type { DefinitionProblem } from '@roadside/domain/dashboards';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { DashboardValues, ElementValues } from './dashboards.repository.ts';

const defaultIcon = 'layout-dashboard';

/** The dashboard's own columns; `position` is its current position. */
export function dashboardValues(definition: DashboardDefinition, position: number): DashboardValues {
  return {
    data_target: definition.dataTarget,
    name: definition.name,
    position: definition.order ?? position,
    icon: definition.icon ?? defaultIcon,
    comments: definition.comments || null,
    notification: definition.notification || null,
    notification_type: definition.notification_type || null,
  };
}

/** An element's columns. Fields that the request repeats are overwritten with the element's, so they can't disagree. */
export function elementValues(element: ElementDefinition): ElementValues {
  const { slug = null, type = null, purpose = null, parameters } = element.request;
  const { metrics, time_type, relation, child_type = null, filters = {} } = element;
  const request = {
    slug,
    type,
    purpose,
    parameters: {
      ...parameters,
      metrics,
      time_type: [time_type, ...(parameters.time_type ?? []).filter((other) => other !== time_type)],
      relation,
      child_type,
      filters,
    },
  };
  return {
    name: element.name,
    title: element.title,
    position: element.order,
    request: JSON.stringify(request),
    chart_type: element.chart_type,
    time_type,
    metrics,
    relation,
    child_type,
    grouped: element.grouped ?? false,
    filters: JSON.stringify(filters),
    layout: element.layout ? JSON.stringify(element.layout) : null,
    initial_annotation: element.initial_annotation || null,
    dashboard_comment: element.dashboard_comment || null,
  };
}

/**
 * Validates a definition against the rules for elements, and checks that the elements it keeps exist.
 * @param known ids of the elements the dashboard has
 * @throws ApiError 400 that names every invalid field
 */
export function refuseProblems({ elements }: DashboardDefinition, known: ReadonlySet<number>): void {
  const fields: Record<string, string> = {};
  const seen = new Set<number>();
  for (const [index, element] of elements.entries()) {
    const at = `dashboard.elements.${index}`;
    for (const problem of definitionProblems({
      name: element.name,
      chartType: element.chart_type,
      grouped: element.grouped ?? false,
      metrics: element.metrics,
      childType: element.child_type ?? null,
    })) {
      const [field, sentence] = describeProblem(problem);
      fields[`${at}.${field}`] = sentence;
    }
    if (element.id === undefined) continue;
    if (!known.has(element.id)) fields[`${at}.id`] = 'This element isn’t on this dashboard';
    else if (seen.has(element.id)) fields[`${at}.id`] = 'This element is listed twice';
    seen.add(element.id);
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid-body', 'We can’t save this dashboard.', { fields });
}

function describeProblem(problem: DefinitionProblem): [field: string, sentence: string] {
  switch (problem.code) {
    case 'chart-not-offered':
      return ['chart_type', `This element can only be: ${problem.allowed.join(', ')}`];
    case 'no-drivers-in-groups':
      return ['child_type', 'Grouped elements can’t show drivers'];
    case 'metrics-missing':
      return ['metrics', 'Choose at least one metric'];
    case 'unknown-metric':
      return [`metrics.${problem.index}`, 'Not in the metric catalog'];
  }
}
