import type { CommentTopic, MarkReason, Sentiment, StatedSentiment } from '@roadside/domain/surveys';
import type { CommentLanguage } from '@roadside/domain/voice';
import type { Generated } from 'kysely';
import type { ProviderType } from './call-tables.ts';
import type { Day, Timestamp } from './column-types.ts';

export interface SurveyTable {
  id: Generated<number>;
  call_id: number;
  local_day: Day;
  station_id: number;
  driver_id: number | null;
  provider_type: ProviderType | null;
  trouble_code: string;
  call_received_at: Timestamp;
  recorded_at: Timestamp;
  updated_at: Timestamp;
  channel: string;
  outc1: number | null;
  response_sat: number | null;
  q24: number | null;
  q26: number | null;
  driver5: number | null;
  driver10: number | null;
  reroute: Generated<boolean>;
  remove: Generated<boolean>;
  comment: string | null;
  state: string | null;
  city: string | null;
  grid: string | null;
  /** Version of the reading its spans and tone come from; null until the comment has been read (migration 0016). */
  comment_reading: Generated<number | null>;
  comment_tone: Generated<Sentiment | null>;
  /** Migration 0019. */
  comment_language: Generated<CommentLanguage | null>;
  /** Migration 0026: what the business rules look at besides the call and the comment, and why it is marked. */
  wrong_provider: Generated<boolean>;
  imported_reroute: Generated<boolean>;
  imported_remove: Generated<boolean>;
  mark_reason: Generated<MarkReason | null>;
}

/** Surveys to which the business rules must be applied (migration 0026). */
export interface SurveyRulesDueTable {
  survey_id: number;
}

/** Version of the business rules that all surveys were queued for (migration 0026). */
export interface SurveyRulesVersionTable {
  version: number;
}

/** A person's correction of a phrase in comments (migration 0019). */
export interface CommentCorrectionTable {
  id: Generated<number>;
  organization_id: number;
  survey_id: number;
  phrase: string;
  topic: CommentTopic;
  /** Null when the phrase is not about the topic. */
  sentiment: StatedSentiment | null;
  author_employee_id: number;
  at: Date;
  taken_back_at: Date | null;
  taken_back_by: number | null;
}

/** Words of a comment that mention a topic (migration 0016). */
export interface SurveyCommentSpanTable {
  survey_id: number;
  start_at: number;
  end_at: number;
  topic: string;
  sentiment: Sentiment;
}

export interface SurveySourceTable {
  source: string;
  external_id: string;
  survey_id: number;
  content_hash: string;
}

/** Member surveys and the topics read from their comments. */
export interface SurveyTables {
  survey: SurveyTable;
  survey_comment_span: SurveyCommentSpanTable;
  survey_source: SurveySourceTable;
  survey_rules_due: SurveyRulesDueTable;
  survey_rules_version: SurveyRulesVersionTable;
  comment_correction: CommentCorrectionTable;
}
