import type { Allocation, Bank, StatementLine } from '@roadside/contract/schemas';
import { type BankAmounts, reportable } from '@roadside/domain/arena';
import { hasPermission } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { StatementRow } from '../ledger/index.ts';
import type { HolderRow } from './bank.repository.ts';
import type { PaidYear, WithdrawalRow } from './withdrawals.repository.ts';

/** What a bank is put together from. */
export interface BankParts {
  readonly holder: HolderRow;
  readonly purses: BankAmounts;
  readonly withdrawals: readonly WithdrawalRow[];
  readonly statement: readonly StatementRow[];
  readonly years: readonly PaidYear[];
}

/** A bank for the screen. */
export function bankReply(context: CallContext, { holder, purses, withdrawals, statement, years }: BankParts): Bank {
  const { available, play_points, pending_payment_amount } = purses;
  const threshold = context.config.payouts.reportingThresholdCents;
  return {
    employee_id: holder.employee_id,
    driver_id: holder.driver_id,
    slug: holder.slug,
    display_name: holder.display_name,
    station_name: holder.station_name,
    balance: available + play_points + pending_payment_amount,
    available,
    play_points,
    pending_payment_amount,
    allocations: [
      ...withdrawals.map((row) => withdrawalReply(context, row)),
      ...statement.filter(({ kind }) => kind === 'bet_allocation').map(allocationReply),
    ].toSorted((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0)),
    can_request_payout: mayRequestFor(context, holder),
    years: years.map(({ year, paid_cents }) => ({ year, paid_cents, reportable: reportable(paid_cents, threshold) })),
  };
}

/** Whether the caller decides payouts at all. */
export const decidesPayouts = ({ subject }: Pick<CallContext, 'subject'>): boolean =>
  hasPermission(subject, 'Admin') && subject.positionType !== 'driver';

/** Whether the caller may ask for a payout for someone who left, and can't ask anymore. */
export const mayRequestFor = (context: CallContext, { active }: Pick<HolderRow, 'active'>): boolean =>
  !active && decidesPayouts(context);

/** Nobody decides about a payout that is their own or that they asked for: four eyes. */
export const mayDecide = (
  context: CallContext,
  { state, employee_id, requested_by }: Pick<WithdrawalRow, 'employee_id' | 'requested_by' | 'state'>,
) => state === 'pending' && decidesPayouts(context) && ![employee_id, requested_by].includes(context.employee.id);

function withdrawalReply(context: CallContext, row: WithdrawalRow): Allocation {
  return {
    id: row.id,
    kind: 'withdrawal_request',
    amount: row.amount,
    amount_cents: row.amount_cents,
    state: row.state,
    pending_payment_amount: row.state === 'pending' || row.state === 'approved' ? row.amount : 0,
    created_at: row.requested_at.toISOString(),
    requested_by: row.requested_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by,
    reason: row.reason,
    reference: row.reference,
    can_decide: mayDecide(context, row),
  };
}

function allocationReply({ id, amount, booked_at }: StatementRow): Allocation {
  return {
    id,
    kind: 'bet_allocation',
    amount,
    amount_cents: null,
    state: 'booked',
    pending_payment_amount: 0,
    created_at: booked_at.toISOString(),
    requested_by: null,
    decided_at: null,
    decided_by: null,
    reason: null,
    reference: null,
    can_decide: false,
  };
}

/** A line of a statement for the screen. */
export function statementReply(row: StatementRow): StatementLine {
  return {
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    booked_at: row.booked_at.toISOString(),
    available_after: row.rewards,
    play_points_after: row.play,
    pending_after: row.pending,
  };
}
