import type { Allocation, Bank, Books, StatementLine } from '@roadside/contract/schemas';
import { statementLabels, statementSign } from '@roadside/domain/arena';
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

/** What a line says. */
export const lineWords = ({ kind }: Pick<StatementLine, 'kind'>): string => statementLabels[kind];

/** The amount of a line as a statement shows it: "+40", "-10", or "40" if it only moved. */
export const amountText = ({ kind, amount }: Pick<StatementLine, 'kind' | 'amount'>): string =>
  statementSign(kind) === 0 ? whole.format(amount) : signed.format(amount * statementSign(kind));

/** All purses after a line. */
export const balanceAfter = (line: StatementLine): number =>
  line.available_after + line.play_points_after + line.pending_after;

/** The books in a sentence; they always add up to zero. */
export function booksWords({ rewards, play, pending, payouts, campaigns, bookie, sum }: Books): string {
  const held = `Drivers hold ${pointsText(rewards)} in rewards, ${pointsText(play)} in play points and ${pointsText(pending)} pending.`;
  // Subtracted, since minus zero is written as -0.
  const rest = `Paid out: ${pointsText(payouts)}. Awarded: ${pointsText(0 - campaigns)}. Bookie: ${pointsText(bookie)}.`;
  return `${held} ${rest} ${sum === 0 ? 'The books balance.' : `The books are off by ${pointsText(sum)}.`}`;
}

/** What a driver was paid in a year, and whether it must be reported. */
export const paidIn = ({ years }: Pick<Bank, 'years'>, year: number) =>
  years.find((each) => each.year === year) ?? { year, paid_cents: 0, reportable: false };

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
