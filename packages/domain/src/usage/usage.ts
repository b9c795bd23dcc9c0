import type { FacilityType, Geography } from '../geography/geography.ts';

/** Time steps of a usage report. */
export const usageTimeTypes = ['day', 'week', 'month'] as const;

/** Time step of a usage report. */
export type UsageTimeType = (typeof usageTimeTypes)[number];

/** Groupings of a usage report. */
export const usageGroups = ['position_type', 'facility_type', 'organization', 'page'] as const;

/** Grouping of a usage report. */
export type UsageGroup = (typeof usageGroups)[number];

/** The selected filters (specification, section 3). */
export interface UsageFilters {
  /** ISO days, both inclusive. */
  readonly fromDate: string;
  readonly toDate: string;
  readonly timeType: UsageTimeType;
  readonly group: UsageGroup;
  readonly facilityTypes: readonly FacilityType[];
  readonly positionTypes: readonly string[];
}

/** Default time step and grouping (specification, section 9). */
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

/** Whether a view can filter by facility and position: only the top level, whose geography has no parent. */
export function mayFilterUsage(geography: Pick<Geography, 'parentId'>): boolean {
  return geography.parentId === null;
}

/**
 * Parameters of a usage report. At the top level, where the geography has no parent, they include user_day and the
 * selected facility and position filters; below it, neither (specification, section 5).
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
