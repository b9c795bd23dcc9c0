import type { GeneratedAlways, Generated } from 'kysely';
import type { DraftList, Incentive, PointMetric, PointWeights } from '@roadside/domain/arena';
import type { Day, GeneratedJson, Json, NullableTimestamp, Timestamp } from './column-types.ts';

export interface SeasonTable {
  id: GeneratedAlways<number>;
  name: string;
  starts_on: Day;
  regular_weeks: number;
  weights: Json<PointWeights>;
  handicap: Generated<boolean>;
  incentives: GeneratedJson<readonly Incentive[]>;
  state: Generated<'setup' | 'running' | 'finished'>;
  hidden: Generated<boolean>;
  frozen_at: NullableTimestamp;
  mvp_id: number | null;
  champion_id: number | null;
  version: Generated<number>;
  created_by: number | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface SeasonTeamTable {
  season_id: number;
  team_id: number;
}

export interface SeasonPlayerTable {
  season_id: number;
  employee_id: number;
  team_id: number;
  experience: DraftList;
}

/** What a match is played for. */
export type MatchStage = 'regular' | 'semifinal' | 'final' | 'consolation';

export interface SeasonMatchTable {
  id: GeneratedAlways<number>;
  season_id: number;
  week: number;
  stage: MatchStage;
  home_id: number;
  away_id: number;
  home_points: number | null;
  away_points: number | null;
  settled_at: NullableTimestamp;
}

export interface SeasonRestatementTable {
  id: GeneratedAlways<number>;
  match_id: number;
  team_id: number;
  points: number;
  reason: string;
  made_by: number | null;
  made_at: Timestamp;
}

export interface MetricRestatementTable {
  id: GeneratedAlways<number>;
  metric: PointMetric;
  from_day: Day;
  to_day: Day;
  reason: string;
  bets: number;
  made_by: number | null;
  made_at: Timestamp;
}

export interface SeasonAwardTable {
  season_id: number;
  employee_id: number;
  incentive: number;
  reward: number;
  words: string;
}

export interface DraftTable {
  id: GeneratedAlways<number>;
  season_id: number;
  state: Generated<'lists' | 'live' | 'done'>;
  team_order: number[];
  rounds: number;
  clock_seconds: number;
  turn_started_at: NullableTimestamp;
  used_ms: Generated<number>;
  version: Generated<number>;
}

export interface DraftPlayerTable {
  draft_id: number;
  employee_id: number;
  position: number;
  experience: DraftList;
  points_per_day: number;
  days_per_week: number;
}

export interface DraftPickTable {
  draft_id: number;
  number: number;
  team_id: number;
  employee_id: number;
  automatic: boolean;
  picked_at: Timestamp;
}

export interface DraftSubmissionTable {
  draft_id: number;
  team_id: number;
  captain_id: number;
  experienced: number[];
  intermediate: number[];
  beginner: number[];
  queue: number[];
  submitted_at: Timestamp;
}

/** Seasons and drafts of the Arena (migrations 0049 and 0059). */
export interface SeasonTables {
  season: SeasonTable;
  season_team: SeasonTeamTable;
  season_player: SeasonPlayerTable;
  season_match: SeasonMatchTable;
  season_restatement: SeasonRestatementTable;
  season_award: SeasonAwardTable;
  metric_restatement: MetricRestatementTable;
  draft: DraftTable;
  draft_player: DraftPlayerTable;
  draft_pick: DraftPickTable;
  draft_submission: DraftSubmissionTable;
}
