import type { CampaignTransactionReply, PerformanceCampaign } from '@roadside/contract/schemas';
import { handicapOf } from '@roadside/domain/training';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Campaign } from '../campaigns/index.ts';
import type { CampaignPaymentRow } from './campaign-payments.repository.ts';
import { campaignDays } from './earning-days.ts';

/** A campaign for the screen. */
export function campaignReply(
  { tree, today }: Pick<CallContext, 'tree' | 'today'>,
  campaign: Campaign,
  { eligible, signedUp }: { readonly eligible: boolean; readonly signedUp: boolean },
): PerformanceCampaign {
  const { timeZone } = campaignDays(tree, campaign);
  return {
    id: campaign.id,
    title: campaign.title,
    description: campaign.description,
    start: campaign.startsAt.toISOString(),
    end: campaign.endsAt.toISOString(),
    time_zone: timeZone,
    today: today(timeZone),
    budget: campaign.budgetCents / 100,
    metric_values: { ...campaign.weights },
    handicap: handicapOf(campaign.settings),
    reg_required: campaign.regRequired,
    eligible,
    signed_up: signedUp,
  };
}

/** A payment in the words of the contract. */
export function transactionReply(row: CampaignPaymentRow): CampaignTransactionReply {
  return {
    id: String(row.id),
    campaign_id: row.campaign_id,
    employee_id: row.employee_id,
    status: row.status,
    errorMessage: row.error,
    paymentInfo: {
      amount_cents: row.amount_cents,
      sent_at: row.sent_at?.toISOString() ?? null,
      reference: row.reference,
    },
  };
}
