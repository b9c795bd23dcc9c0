import type { BetMetric, BetStatus, Incentive, LedgerAccount, LedgerKind, OddsLevel } from '@roadside/domain/arena';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Day, Json, NullableTimestamp, Timestamp } from './column-types.ts';

export interface LedgerEntryTable {
  id: string;
  seq: GeneratedAlways<number>;
  kind: LedgerKind;
  employee_id: number;
  from_account: LedgerAccount;
  to_account: LedgerAccount;
  amount: number;
  booked_at: Timestamp;
  booked_by: number | null;
}

export interface LedgerHolderTable {
  employee_id: number;
}

export interface WithdrawalTable {
  id: string;
  employee_id: number;
  amount: number;
  amount_cents: number;
  state: 'pending' | 'approved' | 'paid' | 'rejected' | 'failed';
  requested_at: Timestamp;
  requested_by: number | null;
  decided_by: number | null;
  decided_at: NullableTimestamp;
  reason: string | null;
  reference: string | null;
  paid_at: NullableTimestamp;
}

export interface BetTable {
  id: string;
  employee_id: number;
  driver_id: number;
  metric: BetMetric;
  level: OddsLevel;
  points_bet: number;
  need_to_beat: number;
  chance: number;
  made_on: Day;
  made_at: Timestamp;
  period_from: Day;
  period_to: Day;
  status: Generated<BetStatus>;
  points_earned: number | null;
  reward_earned: number | null;
  void_reason: string | null;
  settled_at: NullableTimestamp;
}

export interface SandboxPaymentTable {
  key: string;
  amount_cents: number;
  reference: string;
  paid_from: NullableTimestamp;
}

export interface SandboxCallbackTable {
  id: GeneratedAlways<number>;
  key: string;
}

export interface CampaignSignUpTable {
  campaign_id: number;
  employee_id: number;
  signed_up_at: Timestamp;
}

export interface CampaignPlayerTable {
  campaign_id: number;
  employee_id: number;
  driver_id: number;
  position_type: string;
  organization_ids: number[];
  group_id: number | null;
  last_on: Day | null;
}

export interface CampaignPaymentTable {
  id: GeneratedAlways<number>;
  campaign_id: number;
  employee_id: number;
  amount_cents: number;
  status: 'incomplete' | 'pending' | 'success' | 'failed';
  error: string | null;
  reference: string | null;
  created_by: number | null;
  created_at: Timestamp;
  asked_at: NullableTimestamp;
  sent_at: NullableTimestamp;
}

export interface CampaignIncentiveTable {
  campaign_id: number;
  incentives: Json<readonly Incentive[]>;
  paid_at: NullableTimestamp;
}

export interface CampaignAwardTable {
  campaign_id: number;
  employee_id: number;
  incentive: number;
  reward: number;
  words: string;
}

/** The ledger, the bank, the bets and payments (migrations 0051 to 0053, 0058, 0110, and 0111). */
export interface BankTables {
  ledger_entry: LedgerEntryTable;
  ledger_holder: LedgerHolderTable;
  withdrawal: WithdrawalTable;
  bet: BetTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_callback: SandboxCallbackTable;
  campaign_sign_up: CampaignSignUpTable;
  campaign_player: CampaignPlayerTable;
  campaign_payment: CampaignPaymentTable;
  campaign_incentive: CampaignIncentiveTable;
  campaign_award: CampaignAwardTable;
}
