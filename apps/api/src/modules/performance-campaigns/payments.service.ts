import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { canView } from '@roadside/domain/geography';
import { messages, paymentFailure } from '@roadside/domain/messages';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { type Campaign, findCampaigns } from '../campaigns/index.ts';
import { createSandbox, type PaymentAnswer } from '../payments/index.ts';
import { lockPoints } from '../points/index.ts';
import {
  type CampaignPaymentRow,
  lockPayment,
  readPayments,
  readSignedInAt,
  storePayment,
} from './campaign-payments.repository.ts';
import { campaignReply, transactionReply } from './campaign-reply.ts';
import { existingCampaign } from './campaigns.service.ts';
import { campaignDays } from './earning-days.ts';
import { changeAfter, keyOf } from './payment-outcome.ts';
import { type PlayerRow, readHomes, readPlayer, readRecordedPlayers } from './players.repository.ts';
import { settleDays } from './settle-days.ts';

type ListPayments = typeof calls.payments.getCampaigns;
type Send = typeof calls.payments.send;
type Create = typeof calls.performance.createCampaignTransaction;

const freshSignInMs = 10 * 60_000;

/** Campaigns with payments, and those payments: of people the caller may view. */
export async function listPayments(context: CallContext): Promise<CallReply<ListPayments>> {
  const { db, tree, subject, config, now } = context;
  const campaigns = await findCampaigns(db.kysely, 'all', now());
  const payments = await readPayments(
    db.kysely,
    campaigns.map(({ id }) => id),
  );
  const homes = await readHomes(
    db.kysely,
    payments.map(({ employee_id }) => employee_id),
  );
  const visible = payments.filter(({ employee_id }) => {
    const place = tree.byId(homes.get(employee_id) ?? 0);
    return place !== null && canView(subject, place, config.access);
  });
  const ofCampaign = Map.groupBy(visible, ({ campaign_id }) => campaign_id);
  return {
    campaigns: campaigns.flatMap((campaign) => {
      const transactions = ofCampaign.get(campaign.id) ?? [];
      if (transactions.length === 0) return [];
      return [
        {
          ...campaignReply(context, campaign, { eligible: false, signedUp: false }),
          transactions: transactions.map(transactionReply),
        },
      ];
    }),
  };
}

/**
 * The person a payment is for, whom the caller may pay.
 * @throws ApiError 403 for oneself and for people outside the caller's own locations
 */
async function permittedPayee(
  context: CallContext,
  { employee_id: employeeId, campaign_id }: { readonly employee_id: number; readonly campaign_id: number },
): Promise<PlayerRow> {
  const { db, tree, require } = context;
  const payee =
    (await readPlayer(db.kysely, employeeId)) ??
    // Someone who took part as a driver and has another position now.
    (await readRecordedPlayers(db.kysely, { employeeId })).find((row) => row.campaign_id === campaign_id) ??
    null;
  require({
    geographies: [payee ? tree.byId(payee.driver_id) : null],
    recipientEmployeeIds: [employeeId],
  });
  if (!payee) throw new ApiError('not-found', 'This driver doesn’t exist.');
  return payee;
}

/** Records a payment to make, or changes its amount until it is sent. */
export async function createTransaction(
  context: CallContext,
  { campaign_id, employee_id, amount_cents }: ParsedBody<Create>,
): Promise<CallReply<Create>> {
  const payee = await permittedPayee(context, { employee_id, campaign_id });
  await existingCampaign(context, campaign_id);
  const { db, employee, audit, now } = context;
  const row = await db.kysely.transaction().execute(async (trx) => {
    const found = await lockPayment(
      trx,
      { campaignId: campaign_id, employeeId: employee_id },
      { amountCents: amount_cents, by: employee.id, at: now() },
    );
    refuseChanges(found);
    const changed = await storePayment(trx, found.id, { amount_cents });
    await audit(
      {
        event: 'campaign_transaction_created',
        status: 'success',
        target: `payment:${found.id}`,
        changes: { amount_cents },
      },
      trx,
    );
    await announce(trx, { topic: 'bank', id: employee_id, geographyId: payee.driver_id, by: employee.id });
    return changed;
  });
  return { transaction: transactionReply(row) };
}

function refuseChanges({ status }: CampaignPaymentRow): void {
  if (status === 'success') throw new ApiError('conflict', 'This person has already been paid for this campaign.');
  if (status === 'pending')
    throw new ApiError('conflict', 'This payment was sent and its outcome isn’t known yet. Wait for it.');
}

/**
 * Settles a campaign's days, so that a late survey no longer moves the shares of which some have been paid.
 * @throws ApiError 409 while its last days are being counted
 */
async function settleBeforePaying({ db, tree, now }: CallContext, campaign: Campaign): Promise<void> {
  const settled = await db.kysely.transaction().execute(async (trx) => {
    await lockPoints(trx);
    return settleDays(trx, campaignDays(tree, campaign), now());
  });
  if (!settled)
    throw new ApiError(
      'conflict',
      'The last days of this campaign are still being counted. Pay when they are, in three days at the latest.',
    );
}

/** Pays one person for one campaign. The payment service gets one key per person and campaign, so nobody is paid twice. */
export async function sendPayment(
  context: CallContext,
  { campaign_id, employee_id, amount_cents, paymentInfo }: ParsedBody<Send>,
): Promise<CallReply<Send>> {
  const payee = await permittedPayee(context, { employee_id, campaign_id });
  const campaign = await existingCampaign(context, campaign_id);
  const { db, config, employee, audit, now, session } = context;
  if (campaign.endsAt > now())
    throw new ApiError(
      'conflict',
      'This campaign isn’t over yet: everybody’s share still changes. Pay when it is over.',
    );
  const signedInAt = await readSignedInAt(db.kysely, session.id);
  if (!signedInAt || now().getTime() - signedInAt.getTime() > freshSignInMs)
    throw new ApiError(
      'conflict',
      'Payments need a fresh sign-in. Log out, login again, then send it within 10 minutes.',
    );
  await settleBeforePaying(context, campaign);
  const { row, answer } = await db.kysely.transaction().execute(async (trx) => {
    const found = await lockPayment(
      trx,
      { campaignId: campaign_id, employeeId: employee_id },
      { amountCents: amount_cents, by: employee.id, at: now() },
    );
    refuseChanges(found);
    const provider = createSandbox(trx, { now, behavior: config.paymentSandbox });
    const reply = await provider.pay({
      key: keyOf(found),
      employeeId: employee_id,
      amountCents: amount_cents,
      note: [paymentInfo?.note, paymentInfo?.reference].filter(Boolean).join(' '),
    });
    const changed = await storePayment(trx, found.id, { amount_cents, asked_at: now(), ...changeAfter(reply, now()) });
    await audit(
      {
        event: 'campaign_payment_sent',
        status: reply.kind === 'paid' ? 'success' : 'failure',
        target: `payment:${found.id}`,
        changes: { amount_cents, answer: reply.kind },
      },
      trx,
    );
    await announce(trx, { topic: 'bank', id: employee_id, geographyId: payee.driver_id, by: employee.id });
    return { row: changed, answer: reply satisfies PaymentAnswer as PaymentAnswer };
  });
  const transaction = transactionReply(row);
  if (answer.kind !== 'paid')
    throw new ApiError('payment-failed', paymentFailure(row.error ?? ''), {
      current: { transaction },
      keepsWrites: true,
    });
  return { detail: messages.paymentSent, transaction };
}
