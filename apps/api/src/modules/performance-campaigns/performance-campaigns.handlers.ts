import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { campaignPoints, listCampaigns, signUp } from './campaigns.service.ts';
import { createTransaction, listPayments, sendPayment } from './payments.service.ts';
import { setRewards } from './set-rewards.ts';

const { payments, performance } = calls;

/** Performance campaigns and their payments (specification, section 7: performance and payments). */
export const performanceCampaignsHandlers = [
  handle(performance.getCampaigns, (context) => listCampaigns(context)),
  handle(performance.getCampaignPointsMetricsTransactions, (context, { body }) => campaignPoints(context, body)),
  handle(performance.signUpToCampaign, (context, { body }) => signUp(context, body)),
  handle(performance.createCampaignTransaction, (context, { body }) => createTransaction(context, body)),
  handle(performance.deskRewardCampaign, (context, { body }) => setRewards(context, body)),
  handle(payments.getCampaigns, (context) => listPayments(context)),
  handle(payments.send, (context, { body }) => sendPayment(context, body)),
];
