import { messages } from '@roadside/domain/messages';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { moneyLimit, readLimit } from '../call/rate-limits.ts';
import { campaignTransaction, cents, paymentFailed, performanceCampaign } from '../schemas/bank.ts';
import { positiveId, text } from '../schemas/scalars.ts';

/** Payouts of performance campaigns. */
export const payments = {
  getCampaigns: defineCall({
    name: 'payments.getCampaigns',
    summary: 'Campaigns with open or completed payments',
    path: '/payments/',
    selector: { equals: { purpose: 'get_campaigns' } },
    access: signedIn('C070'),
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('get_campaigns') }),
    reply: z.object({ campaigns: z.array(performanceCampaign.extend({ transactions: z.array(campaignTransaction) })) }),
    status: 'final',
    idempotent: true,
  }),

  send: defineCall({
    name: 'payments.send',
    summary: 'Pays one person for one campaign',
    notes:
      'Status 206 means that the payment service refused the payment or didn’t answer: the reply is an error, and current has the transaction. A person is paid once per campaign, however often this is sent. Callers can’t pay themselves, the payee must be in the write scope, and the sign-in can’t be more than 10 minutes old.',
    path: '/payments/',
    selector: {},
    access: signedIn('C071'),
    rateLimit: moneyLimit,
    body: z.strictObject({
      campaign_id: positiveId,
      employee_id: positiveId,
      amount_cents: cents,
      paymentInfo: z.strictObject({ note: text(200, 0).optional(), reference: text(100, 0).optional() }).optional(),
    }),
    reply: z.object({ detail: z.literal(messages.paymentSent), transaction: campaignTransaction }),
    otherReplies: { 206: paymentFailed },
    status: 'final',
    idempotent: true,
    idempotencyKey: 'required',
  }),
};
