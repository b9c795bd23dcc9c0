import type { GeographyType } from '../geography/geography.ts';
import { metricById } from '../metrics/catalog.ts';
import { type ChartType, chartMenuOf } from './chart.ts';

/** The fields of an element that the definition rules check. */
export interface DefinedElement {
  readonly name: string;
  readonly chartType: ChartType;
  readonly grouped: boolean;
  readonly metrics: readonly string[];
  readonly childType: GeographyType | null;
}

/** Reasons an element cannot be saved as is. */
export type DefinitionProblem =
  /** Elements named 'by geography' and grouped ones are tables (specification, section 5). */
  | { readonly code: 'chart-not-offered'; readonly allowed: readonly ChartType[] }
  /** Grouped elements exclude Driver (section 5). */
  | { readonly code: 'no-drivers-in-groups' }
  | { readonly code: 'unknown-metric'; readonly index: number }
  | { readonly code: 'metrics-missing' };

const withoutMetrics: readonly ChartType[] = ['survey_comments', 'numberHighlights'];

/** Returns every problem with an element someone wants to save; empty if there is none. */
export function definitionProblems({
  name,
  chartType,
  grouped,
  metrics,
  childType,
}: DefinedElement): readonly DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const allowed = chartMenuOf({ name, chartType, grouped });
  if (!allowed.includes(chartType)) problems.push({ code: 'chart-not-offered', allowed });
  if (grouped && childType === 'driver') problems.push({ code: 'no-drivers-in-groups' });
  if (metrics.length === 0 && !withoutMetrics.includes(chartType)) problems.push({ code: 'metrics-missing' });
  for (const [index, metric] of metrics.entries())
    if (!metricById.has(metric)) problems.push({ code: 'unknown-metric', index });
  return problems;
}
