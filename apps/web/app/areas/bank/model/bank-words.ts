import type { Allocation, StatementLine } from '@roadside/contract/schemas';
import { stationTimeOf } from '@roadside/domain/scheduling';
import { dayWords } from '../../../kit/format/day-words.ts';
import { numberFormat } from '../../../kit/format/formats.ts';

const whole = numberFormat('en-US');
const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "1 point", "1,204 points". */
export const pointsWords = (points: number): string => `${whole.format(points)} ${points === 1 ? 'point' : 'points'}`;

/** A number of points. */
export const pointsText = (points: number): string => whole.format(points);

/** Cents as money: "$12.50". */
export const moneyText = (cents: number): string => dollars.format(cents / 100);

/** What a payout of these points pays; while none are entered, what a point pays, so that nothing below it moves. */
export const paysWords = (amount: number | null, pointCents: number): string =>
  amount === null ? `Each point pays ${moneyText(pointCents)}` : `Pays ${moneyText(amount * pointCents)}`;

/** What each kind of entry is called on a statement. */
const lineLabels: Readonly<Record<StatementLine['kind'], string>> = {
  campaign_award: 'Campaign reward',
  season_award: 'Season reward',
  bet_allocation: 'Moved to betting balance',
  bet_stake: 'Bet placed',
  bet_void: 'Bet called off, stake returned',
  bet_reward: 'Bet won',
  withdrawal_request: 'Payout requested',
  withdrawal_approved: 'Payout approved',
  withdrawal_rejected: 'Payout denied, points returned',
  payout_failed: 'Payout failed, points returned',
};

/** What a line says. */
export const lineWords = ({ kind }: Pick<StatementLine, 'kind'>): string => lineLabels[kind];

/** Whether a line brings points, takes them, or only moves them between purses. */
export function signOf(kind: StatementLine['kind']): 1 | -1 | 0 {
  switch (kind) {
    case 'campaign_award':
    case 'season_award':
    case 'bet_void':
    case 'bet_reward':
    case 'payout_failed':
      return 1;
    case 'bet_stake':
    case 'withdrawal_approved':
      return -1;
    default:
      return 0;
  }
}

/** The amount of a line as a statement shows it: "+40", "-10", or "40" if it only moved. */
export const amountText = ({ kind, amount }: Pick<StatementLine, 'kind' | 'amount'>): string =>
  signOf(kind) === 0 ? whole.format(amount) : signed.format(amount * signOf(kind));

/** All purses after a line. */
export const balanceAfter = (line: StatementLine): number =>
  line.available_after + line.play_points_after + line.pending_after;

/** Labels of a payout's states. */
export const stateLabels: Readonly<Record<Allocation['state'], string>> = {
  booked: 'Done',
  pending: 'Waiting for approval',
  approved: 'Approved, being paid',
  paid: 'Paid',
  rejected: 'Denied',
  failed: 'Failed',
};

/** Tones of a payout's states. */
export const stateTones: Readonly<Record<Allocation['state'], 'neutral' | 'beacon' | 'info' | 'success' | 'danger'>> = {
  booked: 'neutral',
  pending: 'beacon',
  approved: 'info',
  paid: 'success',
  rejected: 'danger',
  failed: 'danger',
};

/** The day of an instant where the driver works: "Nov 20, 2026". */
export const dayText = (instant: string, timeZone: string): string =>
  dayWords(stationTimeOf(instant, timeZone).day, true);
