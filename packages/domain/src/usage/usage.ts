import type { FacilityType, Geography } from '../geography/geography.ts';

/** Steps of time a usage report can have. */
export const usageTimeTypes = ['day', 'week', 'month'] as const;

/** Step of time of a usage report. */
export type UsageTimeType = (typeof usageTimeTypes)[number];

/** What a usage report can be grouped by. */
export const usageGroups = ['position_type', 'facility_type', 'organization', 'page'] as const;

/** What a usage report is grouped by. */
export type UsageGroup = (typeof usageGroups)[number];

/** What the person chose (specification, section 3). */
export interface UsageFilters {
  /** ISO days, both included. */
  readonly fromDate: string;
  readonly toDate: string;
  readonly timeType: UsageTimeType;
  readonly group: UsageGroup;
  readonly facilityTypes: readonly FacilityType[];
  readonly positionTypes: readonly string[];
}

/** Defaults of time and group (specification, section 9). */
export const usageDefaults = { timeType: 'month', group: 'position_type' } as const;

/** Parameters of /onboarding/usage/ (specification, sections 5 and 7). */
export interface UsageParameters {
  readonly filter: {
    readonly user_day?: true;
    readonly facility_type__in?: readonly FacilityType[];
    readonly position_type?: readonly string[];
  };
  readonly grouping: UsageGroup;
  readonly time_type: UsageTimeType;
  readonly from: string;
  readonly to: string;
}

/** Whether a view may filter by facility and position: only the top level, whose geography has no parent. */
export function mayFilterUsage(geography: Pick<Geography, 'parentId'>): boolean {
  return geography.parentId === null;
}

/**
 * The parameters of a usage report. At the top level, where the geography has no parent, they carry user_day and the
 * chosen facility and position filters; below, neither (specification, section 5).
 */
export function usageParameters(geography: Pick<Geography, 'parentId'>, filters: UsageFilters): UsageParameters {
  return {
    filter: mayFilterUsage(geography) ? topLevelFilter(filters) : {},
    grouping: filters.group,
    time_type: filters.timeType,
    from: filters.fromDate,
    to: filters.toDate,
  };
}

function topLevelFilter({ facilityTypes, positionTypes }: UsageFilters): UsageParameters['filter'] {
  return {
    user_day: true,
    ...(facilityTypes.length > 0 ? { facility_type__in: facilityTypes } : {}),
    ...(positionTypes.length > 0 ? { position_type: positionTypes } : {}),
  };
}
