import { calls } from '@roadside/contract/calls';
import { inWrite } from '../support/oracle.ts';
import { asItIs, type Attempt, type BuiltCall, onIds, onMissing, peopleCases } from './attempts.ts';

const { payments, performance } = calls;
const action = (name: string, data: object) => ({ purpose: 'create_bank_action', action: name, data });
/** A payout request nobody made. */
const unknown = '00000000-0000-4000-8000-000000999999';

/** Approves or denies a request that doesn't exist. */
const onNoWithdrawal = (call: BuiltCall['call'], body: Readonly<Record<string, unknown>>): BuiltCall => ({
  call,
  row: 'C084',
  writes: true,
  attempts: () => [{ what: 'a request nobody made', options: { body }, touched: {}, missing: true }],
});

/** One driver’s record: a driver names the own place, everybody else one in view. */
const stats = onIds(
  performance.getPointsStats,
  'C079',
  (driver_id) => ({ purpose: 'get_points_stats', variable: 'points', driver_id }),
  { applies: (place) => place?.type === 'driver' },
);

const noCampaign = 999_999;

/** A payment of a campaign that doesn't exist, to every driver: nobody outside the own locations, and not oneself. */
const paying = (call: BuiltCall['call'], row: string, purpose: object): BuiltCall => ({
  call,
  row,
  writes: true,
  attempts: (asker) =>
    peopleCases(asker)
      .filter(({ person }) => person.positionType === 'driver')
      .map(({ what, employeeId, person }): Attempt => ({
        what,
        options: { body: { ...purpose, campaign_id: noCampaign, employee_id: employeeId, amount_cents: 100 } },
        touched: {},
        refused: asker !== null && !inWrite(asker, person.place),
        missing: true,
      })),
});

/** A call on every driver's bank; drivers open their own only. */
const banksOf = (asker: Parameters<BuiltCall['attempts']>[0], call: BuiltCall['call'], purpose: string) =>
  onIds(call, 'C080', (driver_id) => ({ purpose, driver_id }), { applies: (place) => place?.type === 'driver' })
    .attempts(asker)
    .map((attempt) => ({
      ...attempt,
      refused: asker?.column === 'driver' && attempt.touched.place?.id !== asker.place.id,
    }));

/** The bank, the bookie and performance campaigns. */
export const bankCalls: readonly BuiltCall[] = [
  {
    ...stats,
    attempts: (asker) =>
      stats.attempts(asker).map((attempt) => ({
        ...attempt,
        refused: asker?.column === 'driver' && attempt.touched.place?.id !== asker.place.id,
      })),
  },
  {
    call: performance.getBank,
    row: 'C080',
    writes: false,
    attempts: (asker) => [
      { what: 'without a driver', options: { body: { purpose: 'get_bank' } }, touched: {} },
      ...banksOf(asker, performance.getBank, 'get_bank'),
    ],
  },
  {
    call: performance.exportStatement,
    row: 'C080',
    writes: false,
    attempts: (asker) => banksOf(asker, performance.exportStatement, 'export_statement'),
  },
  asItIs(performance.createBet, 'C081', { purpose: 'create_bet', metric: 'points', points_bet: 1, level: 2 }, true),
  asItIs(performance.requestWithdrawal, 'C082', action('withdrawal_request', { amount: 1 }), true),
  onMissing(
    performance.requestWithdrawalFor,
    'C484',
    action('withdrawal_request_for', { driver_id: 999_999, amount: 1 }),
  ),
  asItIs(performance.allocateBet, 'C083', action('bet_allocation', { amount: 1 }), true),
  onNoWithdrawal(performance.approveWithdrawal, action('approve_withdrawal', { id: unknown })),
  onNoWithdrawal(performance.rejectWithdrawal, action('reject_withdrawal', { id: unknown, reason: 'No' })),
  asItIs(payments.getCampaigns, 'C070'),
  asItIs(performance.getCampaigns, 'C073'),
  {
    call: performance.getCampaignPointsMetricsTransactions,
    row: 'C074',
    writes: false,
    attempts: () => [
      {
        what: 'a campaign that does not exist',
        options: { body: { purpose: 'get_campaign_points_metrics_transactions', campaign_id: noCampaign } },
        touched: {},
        missing: true,
      },
    ],
  },
  paying(payments.send, 'C071', {}),
  paying(performance.createCampaignTransaction, 'C086', { purpose: 'create_create_campaign_transaction' }),
  {
    call: performance.signUpToCampaign,
    row: 'C087',
    writes: true,
    attempts: () => [
      {
        what: 'a campaign that does not exist',
        options: { body: { purpose: 'sign_up_to_campaign', camp_id: noCampaign } },
        touched: {},
        refused: true,
      },
    ],
  },
];
