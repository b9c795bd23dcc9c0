import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { withoutAnswer } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { performanceCampaignAddress, performanceCampaignsAddress } from '../model/addresses.ts';
import { pageIn, peoplePerPage } from '../model/people-page.ts';

const { payments, performance } = calls;
export type CampaignList = CallReply<typeof performance.getCampaigns>['campaigns'];
export type CampaignPage = CallReply<typeof performance.getCampaignPointsMetricsTransactions>;

/** Reads the campaigns a person may see. */
export async function readCampaigns(api: ResourceRequest['api']): Promise<Outcome<CampaignList>> {
  const outcome = await api.attempt(performance.getCampaigns, { body: { purpose: 'get_campaigns' } });
  return outcome.ok ? { ok: true, data: outcome.data.campaigns } : outcome;
}

/** The campaigns a person may see. */
export const performanceCampaignsResource = defineResource(performanceCampaignsAddress, {
  query: ({ api }) => readCampaigns(api),
});
export type PerformanceCampaignsResource = typeof performanceCampaignsResource;

/** Reads one campaign, and a page of the people in it. */
export const readCampaign = (api: ResourceRequest['api'], campaign: string | undefined, page: number) =>
  api.attempt(performance.getCampaignPointsMetricsTransactions, {
    body: {
      purpose: 'get_campaign_points_metrics_transactions',
      campaign_id: Number(campaign) || 1,
      page,
      rows_per_page: peoplePerPage,
    },
  });

const { amount_cents, employee_id } = payments.send.body.shape;
const { incentives, seen } = performance.deskRewardCampaign.body.shape;

/** One campaign, signing up for it, and its payments. */
export const performanceCampaignResource = defineResource(performanceCampaignAddress, {
  query: ({ api, params, search }) => readCampaign(api, params.campaign, pageIn(search)),
  body: z.discriminatedUnion('intent', [
    z.strictObject({ intent: z.literal('sign-up') }),
    z.strictObject({ intent: z.literal('rewards'), incentives, seen }),
    z.strictObject({ intent: z.literal('create'), employee_id, amount_cents }),
    z.strictObject({ intent: z.literal('send'), employee_id, amount_cents, note: z.string().max(200).optional() }),
  ]),
  change: async ({ api, params, change, key = crypto.randomUUID() }): Promise<Outcome<object>> => {
    const campaign_id = Number(params.campaign) || 1;
    switch (change.intent) {
      case 'sign-up':
        return withoutAnswer(
          await api.attempt(performance.signUpToCampaign, {
            body: { purpose: 'sign_up_to_campaign', camp_id: campaign_id },
          }),
        );
      case 'rewards':
        return withoutAnswer(
          await api.attempt(performance.deskRewardCampaign, {
            body: {
              purpose: 'commissioner',
              action: 'reward_campaign',
              campaign_id,
              incentives: change.incentives,
              ...(change.seen ? { seen: change.seen } : {}),
            },
          }),
        );
      case 'create':
        return withoutAnswer(
          await api.attempt(performance.createCampaignTransaction, {
            body: {
              purpose: 'create_create_campaign_transaction',
              campaign_id,
              employee_id: change.employee_id,
              amount_cents: change.amount_cents,
            },
            idempotencyKey: key,
          }),
        );
      case 'send':
        return withoutAnswer(
          await api.attempt(payments.send, {
            body: {
              campaign_id,
              employee_id: change.employee_id,
              amount_cents: change.amount_cents,
              ...(change.note ? { paymentInfo: { note: change.note } } : {}),
            },
            idempotencyKey: key,
          }),
        );
    }
  },
});
export type PerformanceCampaignResource = typeof performanceCampaignResource;
