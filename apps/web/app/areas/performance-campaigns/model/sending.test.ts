import type { CampaignTransactionReply } from '@roadside/contract/schemas';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { afterAnswer, sendingOf, sentNotice, shownPayment } from './sending.ts';

const ok: Outcome<object> = { ok: true, data: {} };
const failed = (detail: string, kind: 'refused' | 'unreachable' = 'refused'): Outcome<object> => ({
  ok: false,
  problem: { kind, detail, requestId: '' },
});
const stored = (employee_id: number, status: string, errorMessage: string | null = null): CampaignTransactionReply => ({
  id: '1',
  campaign_id: 1,
  employee_id,
  status,
  errorMessage,
  paymentInfo: { amount_cents: 100, sent_at: null, reference: null },
});
const rows = [{ employee_id: 1 }, { employee_id: 2 }];
const refused = failed('Something went wrong! Card declined');

describe('sending payments', () => {
  it('makes all of them pending, without the error of the last try', () => {
    const sending = sendingOf(rows, new Map([[2, stored(2, 'failed', 'Card declined')]]));
    expect([...sending.values()].map(({ status, errorMessage }) => [status, errorMessage])).toEqual([
      ['pending', null],
      ['pending', null],
    ]);
    expect(shownPayment(stored(2, 'failed', 'Card declined'), sending.get(2))?.status).toBe('pending');
  });

  it('then shows the server’s status', () => {
    const sending = afterAnswer(sendingOf(rows, new Map()), 1, ok);
    expect(shownPayment(stored(1, 'success'), sending.get(1))?.status).toBe('success');
    // A payment service that didn't answer: the server knows it as pending.
    const after = afterAnswer(sending, 2, failed('Something went wrong! The payment service didn’t answer.'));
    expect(shownPayment(stored(2, 'pending', 'The payment service didn’t answer.'), after.get(2))?.status).toBe(
      'pending',
    );
  });

  it('marks a payment with its error', () => {
    const after = afterAnswer(sendingOf(rows, new Map()), 1, refused);
    expect(shownPayment(undefined, after.get(1))).toMatchObject({ status: 'failed', errorMessage: 'Card declined' });
    expect(shownPayment(stored(1, 'failed', 'Card declined'), after.get(1))?.errorMessage).toBe('Card declined');
  });

  it.each([
    [[ok, ok], 'success', 'Successfully sent!'],
    [[ok, refused], 'danger', 'Something went wrong! Card declined'],
    [[refused, ok], 'danger', 'Something went wrong! Card declined'],
    [
      [failed('', 'unreachable')],
      'danger',
      'Something went wrong! Roadside isn’t responding. Nothing is lost. Try again in a moment.',
    ],
  ] as const)('says how it went: %#', (outcomes, tone, text) => {
    expect(sentNotice(outcomes)).toEqual({ tone, text });
  });
});
