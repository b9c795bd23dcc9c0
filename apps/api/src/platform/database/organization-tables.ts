import type { Generated } from 'kysely';
import type { GeneratedJson, GeneratedTimestamp, NullableTimestamp } from './column-types.ts';

export interface OrganizationTable {
  id: Generated<number>;
  slug: string;
  name: string;
  display_name: string;
  type:
    | 'club'
    | 'club-region'
    | 'market'
    | 'territory'
    | 'station-state'
    | 'facility-rep'
    | 'station-business'
    | 'station'
    | 'driver';
  facility_type: 'PSP' | 'nonPSP' | 'Fleet' | null;
  parent_id: number | null;
  state_id: number | null;
  facility_rep_id: number | null;
  first_name: string | null;
  last_name: string | null;
  time_zone: string;
  latitude: number | null;
  longitude: number | null;
  service_types: Generated<string[]>;
  source: Generated<string>;
  external_id: string | null;
  active: Generated<boolean>;
  latest_activity_on: NullableTimestamp;
  created_at: GeneratedTimestamp;
}

export interface EmployeeTable {
  id: Generated<number>;
  organization_id: number;
  first_name: string;
  last_name: Generated<string>;
  display_name: string;
  position_type: string;
  permissions: Generated<string[]>;
  login_id: string | null;
  phone_number: string | null;
  bio: Generated<string>;
  group_name: string | null;
  photo_avatar: string | null;
  banner_pic: string | null;
  team: Generated<string>;
  is_staff: Generated<boolean>;
  active: Generated<boolean>;
  video_watched: Generated<boolean>;
  updated_auto: Generated<boolean>;
  unverified_email: string | null;
  notifications: GeneratedJson<unknown[]>;
  available_campaigns: GeneratedJson<unknown[]>;
  preferences: GeneratedJson<Record<string, unknown>>;
  date_joined: GeneratedTimestamp;
  latest_activity_on: NullableTimestamp;
  site_visits: Generated<number>;
  source: Generated<string>;
  external_id: string | null;
}

/** The tree of organizations and the people in it. */
export interface OrganizationTables {
  organization: OrganizationTable;
  employee: EmployeeTable;
}
