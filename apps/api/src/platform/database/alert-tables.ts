import type { AlertDirection, AlertState } from '@roadside/domain/alerts';
import type { ServiceGroup } from '@roadside/domain/calls';
import type { TimeType } from '@roadside/domain/dashboards';
import type { Generated, GeneratedAlways } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

export interface MetricAlertTable {
  id: GeneratedAlways<number>;
  employee_id: number;
  slug: string;
  metric: string;
  time_type: TimeType;
  service: ServiceGroup | null;
  direction: AlertDirection;
  threshold: number;
  state: Generated<AlertState>;
  value: number | null;
  checked_at: NullableTimestamp;
  crossed_at: NullableTimestamp;
  created_at: Timestamp;
  /** When its person could no longer see the number; null while it is checked. */
  stopped_at: NullableTimestamp;
}

/** Alerts on metrics (migrations 0070 and 0101). */
export interface AlertTables {
  metric_alert: MetricAlertTable;
}
