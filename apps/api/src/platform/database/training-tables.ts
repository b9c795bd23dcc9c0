import type { RichText } from '@roadside/domain/rich-text';
import type { CertificateRule, MediaRange, PageType, QuestionType, TagType } from '@roadside/domain/training';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Day, GeneratedJson, NullableTimestamp, Timestamp } from './column-types.ts';

export interface TrainingFileTable {
  id: GeneratedAlways<number>;
  name: string;
  kind: 'audio' | 'video' | 'picture' | 'pdf' | 'captions';
  media_type: string;
  title: string;
  byte_count: number;
  sha256: string;
  length_seconds: number | null;
  owner_employee_id: number | null;
  created_at: Timestamp;
  unused_since: NullableTimestamp;
}

export interface TrainingTagTable {
  id: GeneratedAlways<number>;
  type: TagType;
  name: string;
  symptom: string | null;
}

interface AudienceColumns {
  positions: Generated<string[]>;
  organization_ids: Generated<number[]>;
  group_ids: Generated<number[]>;
}

export interface TrainingModuleTable extends AudienceColumns {
  id: GeneratedAlways<number>;
  published: Generated<boolean>;
  open_to_audience: Generated<boolean>;
  certificate_title: string | null;
  certificate_days: number | null;
  certificate_rule: Generated<CertificateRule>;
  version: Generated<number>;
  created_by: number | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  removed_at: NullableTimestamp;
}

export interface ModuleTagTable {
  module_id: number;
  tag_id: number;
}

export interface ModuleVersionTable {
  id: GeneratedAlways<number>;
  module_id: number;
  number: number;
  title: string;
  description: Generated<string>;
  completion_message: Generated<string>;
  next_module_id: number | null;
  created_by: number | null;
  created_at: Timestamp;
}

/** jsonb that may be null. */
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

export interface ModulePageTable {
  id: GeneratedAlways<number>;
  version_id: number;
  position: number;
  type: PageType;
  title: Generated<string>;
  content: NullableJson<RichText>;
  file_id: number | null;
  captions_file_id: number | null;
  transcript: Generated<string>;
  video_length_required: Generated<boolean>;
  pass_mark: Generated<number>;
  max_attempts: number | null;
  questions_asked: number | null;
  shuffle: Generated<boolean>;
}

export interface ModuleQuestionTable {
  id: GeneratedAlways<number>;
  page_id: number;
  position: number;
  type: QuestionType;
  question: string;
  content: NullableJson<RichText>;
  at_second: number | null;
  number_value: number | null;
  number_tolerance: number | null;
}

export interface ModuleAnswerTable {
  id: GeneratedAlways<number>;
  question_id: number;
  position: number;
  answer: string;
  correct: boolean;
  feedback: Generated<string>;
}

export interface TrainingDocumentTable extends AudienceColumns {
  id: GeneratedAlways<number>;
  module_id: number | null;
  title: string;
  description: Generated<string>;
  version: Generated<number>;
  created_by: number | null;
  created_at: Timestamp;
  removed_at: NullableTimestamp;
}

export interface DocumentVersionTable {
  id: GeneratedAlways<number>;
  document_id: number;
  number: number;
  file_id: number;
  created_by: number | null;
  created_at: Timestamp;
}

export interface CampaignModuleTable {
  campaign_id: number;
  module_id: number;
  position: number;
}

export interface ModuleRequirementTable {
  id: GeneratedAlways<number>;
  campaign_id: number;
  module_id: number;
  required_at: Timestamp;
  ended_at: Timestamp | null;
}

export interface ModuleAssignmentTable {
  id: GeneratedAlways<number>;
  employee_id: number;
  module_id: number;
  source: 'manager' | 'campaign' | 'enrollment' | 'prescribed' | 'retraining';
  campaign_id: number | null;
  reason: Generated<string>;
  due_on: Day | null;
  assigned_by: number | null;
  assigned_at: Timestamp;
  reminded_days_left: number | null;
  completed_at: NullableTimestamp;
  excused_at: NullableTimestamp;
  excused_by: number | null;
  excuse: Generated<string>;
}

export interface ModuleProgressTable {
  id: GeneratedAlways<number>;
  employee_id: number;
  module_id: number;
  version_id: number;
  begun_at: Timestamp;
  updated_at: Timestamp;
  completed_at: NullableTimestamp;
}

export interface PageProgressTable {
  progress_id: number;
  page_id: number;
  credited: GeneratedJson<readonly MediaRange[]>;
  position_seconds: Generated<number>;
  answered: Generated<boolean>;
  completed_at: NullableTimestamp;
}

export interface WatchSessionTable {
  employee_id: number;
  session_id: string;
  progress_id: number | null;
  page_id: number | null;
  beat: Generated<number>;
  heard_at: Timestamp;
  spare_seconds: Generated<number>;
  credited_seconds: Generated<number>;
}

export interface OfflinePassTable {
  id: string;
  employee_id: number;
  progress_id: number;
  issued_at: Timestamp;
  credited_before: number;
  used_at: NullableTimestamp;
}

export interface TestAttemptTable {
  id: GeneratedAlways<number>;
  progress_id: number;
  page_id: number;
  number: number;
  question_ids: number[];
  begun_at: Timestamp;
  finished_at: NullableTimestamp;
  correct_count: Generated<number>;
}

export interface GivenAnswerTable {
  attempt_id: number;
  question_id: number;
  answer_ids: Generated<number[]>;
  answer_text: Generated<string>;
  correct: boolean;
  at: Timestamp;
}

export interface CertificateTable {
  id: GeneratedAlways<number>;
  employee_id: number;
  module_id: number;
  progress_id: number;
  title: string;
  issued_on: Day;
  valid_days: number | null;
}

/** Training: modules, progress, files and documents (migration 0042). */
export interface TrainingTables {
  training_file: TrainingFileTable;
  training_tag: TrainingTagTable;
  training_module: TrainingModuleTable;
  module_tag: ModuleTagTable;
  module_version: ModuleVersionTable;
  module_page: ModulePageTable;
  module_question: ModuleQuestionTable;
  module_answer: ModuleAnswerTable;
  training_document: TrainingDocumentTable;
  document_version: DocumentVersionTable;
  campaign_module: CampaignModuleTable;
  module_requirement: ModuleRequirementTable;
  module_assignment: ModuleAssignmentTable;
  module_progress: ModuleProgressTable;
  page_progress: PageProgressTable;
  watch_session: WatchSessionTable;
  offline_pass: OfflinePassTable;
  test_attempt: TestAttemptTable;
  given_answer: GivenAnswerTable;
  certificate: CertificateTable;
}
