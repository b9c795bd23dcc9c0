import { sql } from 'kysely';
import type { DemoArea } from '../../platform/demo-area.ts';
import { drawn } from '../bookie/demo-draws.ts';
import { noAnswerWords } from '../payments/index.ts';
import { findCampaigns } from '../campaigns/index.ts';
import { lockPayment, storePayment } from './campaign-payments.repository.ts';
import { storeRewards } from './campaign-rewards.repository.ts';
import { insertSignUp } from './players.repository.ts';

const dayMs = 86_400_000;
const payees = 40;

/** Payments of the campaign that is over, in every status; and who has signed up for those that ask for it. */
export const performanceCampaignsDemo: DemoArea = async (trx, { now }) => {
  const { rows: drivers } = await sql<{ id: number; key: string }>`
    select e.id, coalesce(e.external_id, e.id::text) as key from employee e
    join organization o on o.id = e.organization_id and o.type = 'driver'
    where e.position_type = 'driver' order by e.id`.execute(trx);
  const { rows: payers } = await sql<{ id: number }>`select e.id from employee e join account a on a.employee_id = e.id
    where e.position_type = 'executive' order by e.id limit 1`.execute(trx);
  const by = payers[0]?.id;
  if (by === undefined) return;
  const campaigns = await findCampaigns(trx, 'all', now);
  for (const { id: campaignId } of campaigns.filter(({ regRequired }) => regRequired))
    for (const { id: employeeId, key } of drivers)
      if (drawn('sign-up', campaignId, key) < 0.1)
        await insertSignUp(trx, { campaignId, employeeId, at: new Date(now.getTime() - 2 * dayMs) });
  // Campaigns that are over are paid by the job.
  for (const { id, budgetCents } of campaigns)
    if (budgetCents > 0)
      await storeRewards(trx, id, [
        { kind: 'leaderboard', rewards: [60, 40, 25] },
        { kind: 'streak', days: 5, pointsPerDay: 15, reward: 20 },
      ]);
  const over = campaigns.find(({ budgetCents, endsAt }) => budgetCents > 0 && endsAt < now);
  if (!over) return;
  const sentAt = new Date(now.getTime() - 3 * dayMs);
  for (const { id: employeeId, key } of drivers.slice(0, payees)) {
    const amountCents = 500 + Math.floor(drawn('pay', key) * 60) * 50;
    const row = await lockPayment(trx, { campaignId: over.id, employeeId }, { amountCents, by, at: sentAt });
    const draw = drawn('status', key);
    if (draw < 0.7)
      await storePayment(trx, row.id, {
        status: 'success',
        reference: `SB-${over.id}${employeeId}`,
        asked_at: sentAt,
        sent_at: sentAt,
      });
    else if (draw < 0.8)
      await storePayment(trx, row.id, {
        status: 'failed',
        error: 'The bank account on file is closed.',
        asked_at: sentAt,
      });
    // Asked a moment ago: later, the job would know.
    else if (draw < 0.85) await storePayment(trx, row.id, { status: 'pending', error: noAnswerWords, asked_at: now });
  }
};
