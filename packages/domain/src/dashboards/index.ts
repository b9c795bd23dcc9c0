export {
  chartMenuOf,
  chartOf,
  chartTypeLabels,
  chartTypes,
  isChartType,
  isSeriesChart,
  requestChartType,
  seriesChartTypes,
} from './chart.ts';
export type { ChartChoice, ChartType } from './chart.ts';
export { comparedDays, comparisonLabels, comparisons, isComparison } from './comparison.ts';
export { versionChanges } from './version-changes.ts';
export type { DashboardVersion, VersionChanges, VersionElement } from './version-changes.ts';
export { cellRuleFor, cellRulesOf, cellTones, maxCellRules } from './cell-rules.ts';
export type { CellRule, CellTone } from './cell-rules.ts';
export { filtersWithService, serviceOf, servicesIn } from './cross-filter.ts';
export type { ComparedDays, Comparison, DaySpan } from './comparison.ts';
export { definitionProblems } from './definition.ts';
export type { DefinedElement, DefinitionProblem } from './definition.ts';
export { globalOwnerId } from '../permissions/global-owner.ts';
export { defaultDynamicDays, defaultMetricParameters } from './element.ts';
export type { Dashboard, DashboardElement, MetricParameters, Relation } from './element.ts';
export {
  filtersWithHead,
  followsHead,
  headPeriodOf,
  headPeriodText,
  headPresetLabels,
  headPresets,
  inHeadPeriod,
  isFiltered,
} from './head.ts';
export type { HeadFilters, HeadPeriod } from './head.ts';
export { globalDashboards } from './global-dashboards.ts';
export { dashboardGroupOf, dashboardGroups, groupDashboards } from './groups.ts';
export type { DashboardGroup } from './groups.ts';
export { elementMenuIds, elementMenus, timeEntries } from './menus.ts';
export type { ElementMenu, ElementMenuContext, ElementMenuEntry, ElementMenuId } from './menus.ts';
export { longestRangeDays } from '../calendar/range.ts';
export { latestCompleteDay, periodOf, periodProblem } from './period.ts';
export type { Granularity, Period, PeriodBucket, PeriodOptions, PeriodProblem } from './period.ts';
export { childTypeInEffect, withSubGeography } from './sub-geography.ts';
export { refreshReason, staleAfterMinutes } from './staleness.ts';
export type { DashboardLoad, RefreshReason } from './staleness.ts';
export { threadComments } from './threads.ts';
export type { CommentThread, ThreadedComment } from './threads.ts';
export { elementTimeTypes, isTimeType, timeTypeLabels, timeTypes } from './time-type.ts';
export type { TimeType } from './time-type.ts';
export { isFinished, unfinishedPeriods } from './unfinished.ts';
export type { UnfinishedPeriod } from './unfinished.ts';
export { canUndo, changeParameters, parameterHistory, undoDepth, undoParameters } from './undo.ts';
export type { ParameterHistory } from './undo.ts';
