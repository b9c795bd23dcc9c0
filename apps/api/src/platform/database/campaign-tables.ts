import type { Generated, GeneratedAlways } from 'kysely';
import type { Day, GeneratedJson, Json, NullableTimestamp, Timestamp } from './column-types.ts';

export interface TrainingCampaignTable {
  id: GeneratedAlways<number>;
  title: string;
  description: Generated<string>;
  starts_at: Timestamp;
  ends_at: Timestamp;
  reg_required: Generated<boolean>;
  image: string | null;
  image_alt: Generated<string>;
  organization_id: number;
  all_eligible: Generated<boolean>;
  organization_ids: Generated<number[]>;
  positions: Generated<string[]>;
  group_ids: Generated<number[]>;
  joined_since: Day | null;
  has_req_modules: Generated<boolean>;
  settings: GeneratedJson<Record<string, boolean | number | string>>;
  budget_cents: Generated<number>;
  overall_sat: Generated<number>;
  count_calls: Generated<number>;
  kmi: Generated<number>;
  kept_informed: Generated<number>;
  due_on: Day | null;
  due_days: number | null;
  auto_enroll: Generated<boolean>;
  version: Generated<number>;
  created_by: number | null;
  created_at: Timestamp;
  updated_by: number | null;
  updated_at: Timestamp;
  removed_at: NullableTimestamp;
}

export interface CampaignManagerTable {
  campaign_id: number;
  employee_id: number;
}

export interface CampaignTagTable {
  campaign_id: number;
  tag_id: number;
}

export interface CampaignEnrollmentTable {
  campaign_id: number;
  employee_id: number;
  enrolled_at: Timestamp;
  due_on: Day | null;
  reminded_at: NullableTimestamp;
}

export interface CampaignDraftTable {
  id: GeneratedAlways<number>;
  owner_employee_id: number;
  title: Generated<string>;
  content: Json<Record<string, unknown>>;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Training campaigns with their managers and tags, and drafts of the builder (migration 0045). */
export interface CampaignTables {
  training_campaign: TrainingCampaignTable;
  campaign_manager: CampaignManagerTable;
  campaign_tag: CampaignTagTable;
  campaign_enrollment: CampaignEnrollmentTable;
  campaign_draft: CampaignDraftTable;
}
