import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from './column-types.ts';

export interface TeamTable {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  /** Level of the league. */
  tier: Generated<string>;
  /** Who submitted the team's draft. */
  captain_id: number | null;
  version: Generated<number>;
  created_at: GeneratedTimestamp;
}

export interface TeamMemberTable {
  employee_id: number;
  team_id: number;
  joined_at: Timestamp;
}

export interface HuddleMessageTable {
  id: GeneratedAlways<number>;
  client_id: string;
  team_id: number;
  author_id: number | null;
  msg_type: Generated<'text' | 'joined'>;
  body: string;
  viewable: 'private' | 'open';
  created_at: Timestamp;
  removed_at: NullableTimestamp;
}

export interface HuddleSubscriptionTable {
  team_id: number;
  employee_id: number;
  subscribed_at: Timestamp;
  read_id: Generated<number>;
}

/** Teams and their huddles (migration 0036). */
export interface TeamTables {
  team: TeamTable;
  team_member: TeamMemberTable;
  huddle_message: HuddleMessageTable;
  huddle_subscription: HuddleSubscriptionTable;
}
