import { calls } from '@roadside/contract/calls';
import { asItIs, type BuiltCall, onIds } from './attempts.ts';

const { performance } = calls;
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

/** The bank and the bookie. */
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
      ...onIds(performance.getBank, 'C080', (driver_id) => ({ purpose: 'get_bank', driver_id }), {
        applies: (place) => place?.type === 'driver',
      })
        .attempts(asker)
        .map((attempt) => ({
          ...attempt,
          refused: asker?.column === 'driver' && attempt.touched.place?.id !== asker.place.id,
        })),
    ],
  },
  asItIs(performance.createBet, 'C081', { purpose: 'create_bet', metric: 'points', points_bet: 1, level: 2 }, true),
  asItIs(performance.requestWithdrawal, 'C082', action('withdrawal_request', { amount: 1 }), true),
  asItIs(performance.allocateBet, 'C083', action('bet_allocation', { amount: 1 }), true),
  onNoWithdrawal(performance.approveWithdrawal, action('approve_withdrawal', { id: unknown })),
  onNoWithdrawal(performance.rejectWithdrawal, action('reject_withdrawal', { id: unknown, reason: 'No' })),
];
