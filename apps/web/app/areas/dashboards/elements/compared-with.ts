import type { TimeType } from '@roadside/domain/dashboards';

/** The comparison period in words (`previousPeriod` of the domain): the month before for days within one month. */
export function comparedWith(timeType: TimeType, { from, to }: { readonly from: string; readonly to: string }): string {
  const incentive = timeType === 'This_Incentive_Period' || timeType === 'Prev_Incentive_Period';
  return !incentive && from.slice(0, 7) === to.slice(0, 7) ? 'vs. last month' : 'vs. previous period';
}
