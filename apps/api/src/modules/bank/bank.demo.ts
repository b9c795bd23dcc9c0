import { defaultRewardPointCents } from '@roadside/domain/arena';
import { sql } from 'kysely';
import type { DemoArea } from '../../platform/demo-area.ts';
import { drawnId } from '../bookie/demo-draws.ts';
import { post } from '../ledger/index.ts';
import { decideWithdrawal, insertWithdrawal, storePayout } from './withdrawals.repository.ts';

const hourMs = 3_600_000;
const pendingPayouts = 5;
const paidPayouts = 12;
const deniedPayouts = 3;

/** Payouts of the last weeks: most were paid, a few denied, and five wait for approval. */
export const bankDemo: DemoArea = async (trx, { now }) => {
  const { rows: holders } = await sql<{ id: number; available: number }>`
    select e.id, sum(case when l.to_account like 'rewards:%' then l.amount else -l.amount end)::integer as available
    from employee e join ledger_entry l on l.employee_id = e.id
      and (l.to_account like 'rewards:%' or l.from_account like 'rewards:%')
    left join account a on a.employee_id = e.id
    where a.id is null group by e.id having count(*) > 0 order by e.id
    limit ${pendingPayouts + paidPayouts + deniedPayouts}`.execute(trx);
  const { rows: approvers } = await sql<{
    id: number;
  }>`select e.id from employee e join account a on a.employee_id = e.id
    where e.position_type = 'Admin' order by e.id limit 1`.execute(trx);
  const approver = approvers[0]?.id;
  if (approver === undefined) return;
  for (const [index, { id: employee, available }] of holders.entries()) {
    const amount = Math.floor(available / 10) * 5;
    if (amount === 0) continue;
    const id = drawnId('withdrawal', employee);
    const pending = index < pendingPayouts;
    const requestedAt = new Date(now.getTime() - (pending ? 3 + index * 7 : 24 * (7 + index * 2)) * hourMs);
    const decidedAt = new Date(requestedAt.getTime() + 20 * hourMs);
    const book = (kind: 'withdrawal_request' | 'withdrawal_approved' | 'withdrawal_rejected', at: Date, by: number) =>
      post(trx, [{ id: `withdrawal:${id}:${kind}`, kind, driverId: employee, amount }], { at, by });
    await book('withdrawal_request', requestedAt, employee);
    await insertWithdrawal(trx, {
      id,
      employee_id: employee,
      amount,
      amount_cents: amount * defaultRewardPointCents,
      requested_at: requestedAt,
      requested_by: null,
    });
    if (pending) continue;
    const denied = index < pendingPayouts + deniedPayouts;
    const paidAt = new Date(decidedAt.getTime() + hourMs);
    if (denied) await book('withdrawal_rejected', decidedAt, approver);
    else await book('withdrawal_approved', paidAt, approver);
    await decideWithdrawal(trx, id, {
      state: denied ? 'rejected' : 'approved',
      by: approver,
      at: decidedAt,
      reason: denied ? 'Please check your bank details with the office first.' : null,
    });
    if (!denied)
      await storePayout(trx, id, {
        state: 'paid',
        reason: null,
        reference: `SB-${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
        paidAt,
      });
  }
};
