import { noAnswerWords, type PaymentAnswer } from '../payments/index.ts';
import type { CampaignPaymentRow } from './campaign-payments.repository.ts';

/** The payment service's idempotency key: one payment per person and campaign. */
export const keyOf = ({ campaign_id, employee_id }: Pick<CampaignPaymentRow, 'campaign_id' | 'employee_id'>): string =>
  `campaign-${campaign_id}-${employee_id}`;

/** How an answer changes a payment. Without an answer it stays pending: it may have been made. */
export function changeAfter(
  answer: PaymentAnswer,
  at: Date,
): Pick<CampaignPaymentRow, 'status' | 'error'> & Partial<Pick<CampaignPaymentRow, 'reference' | 'sent_at'>> {
  switch (answer.kind) {
    case 'paid':
      return { status: 'success', error: null, reference: answer.reference, sent_at: at };
    case 'refused':
      return { status: 'failed', error: answer.error };
    case 'no-answer':
      return { status: 'pending', error: noAnswerWords };
  }
}
