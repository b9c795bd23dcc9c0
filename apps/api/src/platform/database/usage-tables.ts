import type { GeneratedAlways } from 'kysely';
import type { Day, NullableTimestamp, Timestamp } from './column-types.ts';

/** One visit of a screen. */
export interface VisitTable {
  id: GeneratedAlways<number>;
  employee_id: number;
  page: string;
  at: Timestamp;
  /** The person's visit before, if it was at most 30 minutes earlier (migration 0090). */
  before_page: string | null;
  before_at: NullableTimestamp;
}

export interface VisitDayTable {
  local_day: Day;
  employee_id: number;
  page: string;
  visits: number;
}

export interface VisitMonthTable {
  month: Day;
  employee_id: number;
  page: string;
  visits: number;
  days: number;
}

/** Usage of a span that is over, by place of work and position (migration 0090). */
export interface UsageSpanTable {
  kind: 'day' | 'week' | 'month';
  first_day: Day;
  organization_id: number;
  facility_type: string;
  position_type: string;
  /** '' for all pages together. */
  page: string;
  users: number;
  user_days: number;
  visits: number;
}

export interface UsageClosedTable {
  kind: 'day' | 'week' | 'month';
  first_day: Day;
}

/** Tables of usage. */
export interface UsageTables {
  visit: VisitTable;
  visit_day: VisitDayTable;
  visit_month: VisitMonthTable;
  usage_span: UsageSpanTable;
  usage_closed: UsageClosedTable;
}
