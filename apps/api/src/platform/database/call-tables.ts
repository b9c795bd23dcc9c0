import type { Generated, GeneratedAlways } from 'kysely';
import type { Day, NullableTimestamp, Timestamp } from './column-types.ts';

export type CallOutcome = 'completed' | 'cancelled' | 'killed' | 'gone_on_arrival';
export type ProviderType = 'P' | 'C' | 'F';

export interface CallTable {
  id: Generated<number>;
  local_day: Day;
  local_hour: number;
  station_id: number;
  driver_id: number | null;
  provider_type: ProviderType | null;
  trouble_code: string;
  outcome: CallOutcome | null;
  clear_code: string | null;
  appointment: Generated<boolean>;
  received_at: Timestamp;
  spotted_at: NullableTimestamp;
  assigned_at: NullableTimestamp;
  dispatched_at: NullableTimestamp;
  enroute_at: NullableTimestamp;
  arrived_at: NullableTimestamp;
  towing_at: NullableTimestamp;
  cleared_at: NullableTimestamp;
  promised_minutes: number | null;
  pass_count: number | null;
  kmi_eligible: boolean | null;
  kmi_informed: boolean | null;
  battery_tested: boolean | null;
  battery_sold: boolean | null;
  became_tow: boolean | null;
  second_truck: boolean | null;
  damage_claim: boolean | null;
  complaint: boolean | null;
  callback: boolean | null;
  latitude: number | null;
  longitude: number | null;
  grid: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  vehicle_ref: Generated<string | null>;
  vehicle: Generated<string | null>;
  truck: Generated<string | null>;
  /** Computed by the database (migration 0017). */
  ata_seconds: GeneratedAlways<number | null>;
  late: GeneratedAlways<boolean>;
}

export interface CallSourceTable {
  source: string;
  external_id: string;
  call_id: number;
  local_day: Day;
  content_hash: string;
}

export interface CallEventTable {
  id: Generated<number>;
  call_id: number;
  call_local_day: Day;
  kind: 'pass' | 'update_given' | 'redispatch';
  at: Timestamp;
  local_day: Day;
  station_id: number | null;
  driver_id: number | null;
  trouble_code: string;
  offer_rank: number | null;
  reason: string | null;
}

/** Members' calls and their history. */
export interface CallTables {
  call: CallTable;
  call_source: CallSourceTable;
  call_event: CallEventTable;
}
