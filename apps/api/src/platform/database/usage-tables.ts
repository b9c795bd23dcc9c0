import type { GeneratedAlways } from 'kysely';
import type { Day, Timestamp } from './column-types.ts';

/** One visit of a screen. */
export interface VisitTable {
  id: GeneratedAlways<number>;
  employee_id: number;
  page: string;
  at: Timestamp;
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

/** Tables of usage. */
export interface UsageTables {
  visit: VisitTable;
  visit_day: VisitDayTable;
  visit_month: VisitMonthTable;
}
