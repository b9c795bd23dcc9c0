import type { LedgerKind } from '@roadside/domain/arena';
import { z } from 'zod';
import { errorReply } from '../errors/error-reply.ts';
import { count, day, instant, positiveId } from './scalars.ts';

/** Points, and money in cents. Whole numbers only, so sums are exact. */
export const points = z.int().min(0).max(1_000_000);
export const cents = z.int().min(1).max(100_000_000);

/** A payment of a performance campaign (specification, section 3). */
export const campaignTransaction = z
  .object({
    id: z.string(),
    campaign_id: positiveId,
    employee_id: positiveId,
    status: z.string(),
    errorMessage: z.string().nullable(),
    paymentInfo: z
      .object({ amount_cents: z.int(), sent_at: instant.nullable(), reference: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'CampaignTransaction' });

/** The 206 of a payment: an error reported in a reply (section 7), with the transaction as it is now. */
export const paymentFailed = errorReply
  .extend({ current: z.object({ transaction: campaignTransaction }) })
  .meta({ id: 'PaymentFailed' });

/** A campaign in which points pay. */
export const performanceCampaign = z
  .object({
    id: positiveId,
    title: z.string(),
    description: z.string(),
    start: instant,
    end: instant,
    time_zone: z
      .string()
      .describe('Its first and last day are whole days of this time zone, no matter who reads them.'),
    today: day.describe('The day there now.'),
    budget: z.number().describe('In dollars.'),
    metric_values: z.object({
      overall_sat: z.number(),
      count_calls: z.number(),
      kmi: z.number(),
      kept_informed: z.number(),
    }),
    handicap: z
      .boolean()
      .describe('Each call counts as what it brought over the expected for its hour, zone and service.'),
    reg_required: z.boolean().describe('Points count only for people who signed up.'),
    eligible: z.boolean(),
    signed_up: z.boolean(),
  })
  .meta({ id: 'PerformanceCampaign' });
export type PerformanceCampaign = z.output<typeof performanceCampaign>;
export type CampaignTransactionReply = z.output<typeof campaignTransaction>;

const reward = z.int().min(1).max(10_000);

/** What a campaign or season pays reward points for. */
export const incentive = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('threshold'), points: z.int().min(1).max(1_000_000), reward }),
    z.strictObject({
      kind: z.literal('streak'),
      days: z.int().min(2).max(366),
      pointsPerDay: z.int().min(1).max(10_000),
      reward,
    }),
    z.strictObject({
      kind: z.literal('leaderboard'),
      rewards: z.array(reward).min(1).max(20).describe('By place, first place first.'),
    }),
    z.strictObject({ kind: z.literal('squad'), pointsPerMember: z.int().min(1).max(1_000_000), reward }),
  ])
  .meta({ id: 'Incentive' });
export type IncentiveReply = z.output<typeof incentive>;

/** What a campaign pays in reward points, and what it has paid. */
export const campaignRewards = z
  .object({
    incentives: z.array(incentive),
    paid_at: instant.nullable(),
    awards: z
      .array(z.object({ employee_id: positiveId, display_name: z.string(), reward: z.int(), words: z.string() }))
      .describe('Of the people listed; empty until it has paid.'),
    can_set: z.boolean().describe('The caller may set what it pays.'),
  })
  .meta({ id: 'CampaignRewards' });
export type CampaignRewardsReply = z.output<typeof campaignRewards>;

/** One person’s points in a campaign. */
export const campaignPoints = z
  .object({
    employee_id: positiveId,
    driver_id: positiveId,
    slug: z.string().nullable().describe('The driver, if the caller may see what their points came from.'),
    display_name: z.string(),
    station_name: z.string(),
    points: z.number(),
    metrics: z.record(z.string(), z.number().nullable()).describe('What counted, by metric: calls, or top answers.'),
    open_modules: count.describe('Required modules still open: until they are finished, nothing counts.'),
    share_cents: z.int().describe('The person’s share of the budget by points.'),
  })
  .meta({ id: 'CampaignPoints' });
export type CampaignPoints = z.output<typeof campaignPoints>;

/** State of an allocation: a request for a payout goes from pending to approved to paid. */
export const allocationState = z.enum(['booked', 'pending', 'approved', 'paid', 'rejected', 'failed']);

/** Points a driver moved to the betting balance, or asked to be paid (specification, section 3). */
export const allocation = z
  .object({
    id: z.string(),
    kind: z.enum(['bet_allocation', 'withdrawal_request']),
    amount: z.int(),
    amount_cents: z.int().nullable().describe('What a payout pays, as it was when it was asked for; null otherwise.'),
    state: allocationState,
    pending_payment_amount: z.int().describe('Asked for and not yet paid.'),
    created_at: instant,
    requested_by: z.string().nullable().describe('The Admin who asked for someone who left; null otherwise.'),
    decided_at: instant.nullable(),
    decided_by: z.string().nullable(),
    reason: z.string().nullable().describe('Why it was denied, or what the payment service answered.'),
    reference: z.string().nullable().describe('The payment’s number at the payment service.'),
    can_decide: z.boolean().describe('The caller may approve or deny it.'),
  })
  .meta({ id: 'BankAllocation' });
export type Allocation = z.output<typeof allocation>;

/** What a driver was paid in a calendar year. */
export const yearTotal = z
  .object({ year: z.int(), paid_cents: count, reportable: z.boolean() })
  .meta({ id: 'PayoutYear' });

/** A driver’s bank (specification, section 3). */
export const bank = z
  .object({
    employee_id: positiveId,
    driver_id: positiveId,
    slug: z.string(),
    display_name: z.string(),
    station_name: z.string(),
    balance: z.int().describe('All purses together.'),
    available: z.int().describe('Rewards that can be paid out or moved to the betting balance.'),
    play_points: z.int().describe('Points to bet with; they can’t be paid out.'),
    pending_payment_amount: z.int(),
    allocations: z.array(allocation).describe('Latest first; in a list of banks, only those to decide or to pay.'),
    can_request_payout: z
      .boolean()
      .describe('The caller may ask for a payout for this person, who has left and can’t ask anymore.'),
    years: z.array(yearTotal),
  })
  .meta({ id: 'Bank' });
export type Bank = z.output<typeof bank>;

const ledgerKinds = [
  'campaign_award',
  'season_award',
  'bet_allocation',
  'bet_stake',
  'bet_void',
  'bet_reward',
  'withdrawal_request',
  'withdrawal_approved',
  'withdrawal_rejected',
  'payout_failed',
] as const satisfies readonly LedgerKind[];

/** A line of a bank statement. */
export const statementLine = z
  .object({
    id: z.string(),
    kind: z.enum(ledgerKinds),
    amount: z.int().describe('Points moved, above 0; the kind says from where to where.'),
    booked_at: instant,
    available_after: z.int(),
    play_points_after: z.int(),
    pending_after: z.int(),
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.output<typeof statementLine>;

/** All accounts together; their sum is always zero. */
export const books = z
  .object({
    rewards: z.int(),
    play: z.int(),
    pending: z.int(),
    campaigns: z.int(),
    bookie: z.int(),
    payouts: z.int(),
    sum: z.int(),
  })
  .meta({ id: 'Books' });
export type Books = z.output<typeof books>;
