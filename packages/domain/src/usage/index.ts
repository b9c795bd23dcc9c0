export { longestUsageDays, usagePages, usagePageTitle } from './visit.ts';
export { mayFilterUsage, usageDefaults, usageGroups, usageParameters, usageTimeTypes } from './usage.ts';
export type { UsageFilters, UsageGroup, UsageParameters, UsageTimeType } from './usage.ts';
