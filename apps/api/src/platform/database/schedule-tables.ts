import type { ShiftBreak, ToldLine } from '@roadside/domain/scheduling';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Day, GeneratedJson, GeneratedTimestamp, Json, NullableTimestamp, Timestamp } from './column-types.ts';

/** Schedule data for a driver (migration 0013). No row means available, version 0. */
export interface DriverStateTable {
  employee_id: number;
  active_not_available: Generated<boolean>;
  reason: string | null;
  since: Day | null;
  version: Generated<number>;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
}

export interface AvailabilityTable {
  id: Generated<number>;
  employee_id: number;
  /** 0 = Sunday. */
  day_of_week: number;
  /** 'HH:MM' in the station's time zone. */
  start_time: string;
  end_time: string;
  type: string;
}

/** The status of a request; time off uses the same values. */
type RequestStatus = 'pending' | 'approved' | 'denied' | 'withdrawn';

/** Columns shared by every kind of request. */
interface RequestColumns {
  id: Generated<number>;
  employee_id: number;
  reason: string | null;
  status: Generated<RequestStatus>;
  decided_by: number | null;
  decided_at: NullableTimestamp;
  approver_reason: string | null;
  created_at: GeneratedTimestamp;
  version: Generated<number>;
}

/** Days off; a pending row is a request for them. */
export interface TimeOffTable extends RequestColumns {
  starts_on: Day;
  ends_on: Day;
  type: string;
  requested_by: number | null;
}

export interface SignOnTable {
  id: Generated<number>;
  employee_id: number;
  signed_on_at: Timestamp;
  signed_off_at: NullableTimestamp;
}

/** One day of a placeholder's week. */
interface PlaceholderDay {
  start: string | null;
  end: string | null;
  available: boolean;
}

export interface PlaceholderTable {
  id: Generated<number>;
  station_id: number;
  name: string;
  services: Generated<string[]>;
  /** Seven days, Sunday first. */
  week: Json<PlaceholderDay[]>;
  removed_at: NullableTimestamp;
  version: Generated<number>;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
}

export interface ShiftTable {
  id: Generated<number>;
  /** Exactly one of employee_id and placeholder_id is set. */
  employee_id: number | null;
  placeholder_id: number | null;
  station_id: number;
  /** The station's local date on which the shift starts. */
  local_day: Day;
  starts_at: Timestamp;
  /** Equals starts_at where duration_hours is 0. */
  ends_at: Timestamp;
  duration_hours: number;
  /** The end on the screen: 8 hours after the start where duration_hours is 0. */
  shown_until: Timestamp;
  /** [starts_at, shown_until), for conditions in SQL only. */
  shown: GeneratedAlways<string>;
  services: Generated<string[]>;
  note: string | null;
  breaks: GeneratedJson<ShiftBreak[]>;
  /** Of the unpaid breaks together; sums of hours leave them out. */
  unpaid_minutes: Generated<number>;
  version: Generated<number>;
  /** The ghost whose open shift the driver took. */
  filled_from: Generated<number | null>;
  /** draft: never published. changed: published in another form, kept in shift_as_published. */
  publication: Generated<'published' | 'draft' | 'changed'>;
  created_by: number | null;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  /** Why the last change was made, where there is a reason. */
  change_reason: string | null;
}

/** An earlier state of a shift. */
export interface ShiftHistoryTable {
  shift_id: number;
  version: number;
  employee_id: number | null;
  placeholder_id: number | null;
  starts_at: Timestamp;
  shown_until: Timestamp;
  services: string[];
  note: string | null;
  breaks: GeneratedJson<ShiftBreak[]>;
  changed_by: number | null;
  changed_at: Timestamp;
  reason: string | null;
}

/** A driver's calendar feed: its address is signed over the key. */
export interface CalendarFeedTable {
  employee_id: number;
  key: string;
  made_at: Timestamp;
}

/** The published form of a shift that was changed or removed in the plan since. */
export interface ShiftAsPublishedTable {
  id: number;
  employee_id: number | null;
  placeholder_id: number | null;
  station_id: number;
  local_day: Day;
  starts_at: Timestamp;
  ends_at: Timestamp;
  duration_hours: number;
  shown_until: Timestamp;
  shown: GeneratedAlways<string>;
  services: string[];
  note: string | null;
  breaks: GeneratedJson<ShiftBreak[]>;
  unpaid_minutes: Generated<number>;
  version: number;
  filled_from: number | null;
}

/** A view: the shifts as drivers see them. */
export interface PublishedShiftView extends ShiftAsPublishedTable {
  publication: 'published' | 'draft' | 'changed';
}

/** How a place fills open shifts. */
export interface ScheduleSettingTable {
  organization_id: number;
  fill: Generated<'first' | 'choice'>;
  swaps: Generated<'choice' | 'agreed'>;
  overtime_premium: Generated<number>;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
}

export interface ScheduleNoticeTable {
  id: Generated<number>;
  employee_id: number;
  station_id: number;
  first_day: Day;
  last_day: Day;
  lines: Json<ToldLine[]>;
  told_by: number | null;
  told_at: Timestamp;
  confirmed_at: NullableTimestamp;
}

export interface ScheduleDayTable {
  station_id: number;
  day: Day;
  version: Generated<number>;
  unlocked_until: NullableTimestamp;
  unlocked_by: number | null;
  unlock_reason: string | null;
}

export interface ScheduleTemplateTable {
  id: Generated<number>;
  organization_id: number;
  name: string;
  scope: Generated<'day' | 'week'>;
  /** Shifts by clock time, in the API's spelling. */
  entries: Json<unknown[]>;
  version: Generated<number>;
  created_by: number | null;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
}

export interface ScheduleTemplateUseTable {
  organization_id: number;
  /** A week's Sunday, or the day of a day template. */
  day: Day;
  template_id: number;
  used_by: number | null;
  used_at: GeneratedTimestamp;
}

export interface SchedulePresenceTable {
  employee_id: number;
  organization_id: number;
  day: Day;
  editing: Generated<boolean>;
  seen_at: Timestamp;
}

export interface AvailabilityRequestTable extends RequestColumns {
  /** Entries in the API's spelling: start_time, end_time, type, day_of_week. */
  entries: Json<unknown[]>;
}

export interface ScheduleChangeRequestTable extends RequestColumns {
  /** Null once the shift has been removed. */
  shift_id: number | null;
  kind: Generated<'change' | 'swap' | 'drop'>;
  swap_with_shift_id: number | null;
  wanted_starts_at: NullableTimestamp;
  wanted_ends_at: NullableTimestamp;
  /** When the other driver agreed to a swap, and who that was. */
  agreed_at: NullableTimestamp;
  agreed_by: number | null;
}

export interface ScheduleFillRequestTable extends RequestColumns {
  shift_id: number | null;
}

/** The schedule's tables. */
export interface ScheduleTables {
  driver_state: DriverStateTable;
  availability: AvailabilityTable;
  time_off: TimeOffTable;
  sign_on: SignOnTable;
  placeholder: PlaceholderTable;
  shift: ShiftTable;
  shift_as_published: ShiftAsPublishedTable;
  shift_history: ShiftHistoryTable;
  calendar_feed: CalendarFeedTable;
  published_shift: PublishedShiftView;
  schedule_notice: ScheduleNoticeTable;
  schedule_setting: ScheduleSettingTable;
  schedule_day: ScheduleDayTable;
  schedule_template: ScheduleTemplateTable;
  schedule_template_use: ScheduleTemplateUseTable;
  schedule_presence: SchedulePresenceTable;
  availability_request: AvailabilityRequestTable;
  schedule_change_request: ScheduleChangeRequestTable;
  schedule_fill_request: ScheduleFillRequestTable;
}
