import type { CampaignPoints, CampaignTransactionReply } from '@roadside/contract/schemas';
import {
  type CampaignTransaction,
  defaultTransactionStatus,
  reinitializeTransactions,
  transactionAfter,
} from '@roadside/domain/arena';
import { messages, paymentFailure } from '@roadside/domain/messages';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';

/** What the screen knows about payments before the server has them, by employee id. */
export type Sending = ReadonlyMap<number, CampaignTransaction>;

/** Payments about to be sent: all of them become pending (specification, section 4). */
export function sendingOf(
  rows: readonly Pick<CampaignPoints, 'employee_id'>[],
  payments: ReadonlyMap<number, CampaignTransactionReply>,
): Sending {
  const transactions = rows.map(
    ({ employee_id }): CampaignTransaction =>
      payments.get(employee_id) ?? {
        employee_id,
        status: defaultTransactionStatus,
        errorMessage: null,
        paymentInfo: null,
      },
  );
  return new Map(reinitializeTransactions(transactions).map((each) => [each.employee_id, each]));
}

/** What failed, without the message that every failure begins with. */
function errorOf({ problem }: Extract<Outcome<unknown>, { ok: false }>): string {
  const words = problemWords(problem).words;
  return words.startsWith(messages.paymentFailed) ? words.slice(messages.paymentFailed.length).trim() : words;
}

/** After an answer: a payment that was made has the server's status, and a failed one its error. */
export function afterAnswer(sending: Sending, employeeId: number, outcome: Outcome<unknown>): Sending {
  const before = sending.get(employeeId);
  const next = new Map(sending);
  if (!before || outcome.ok) next.delete(employeeId);
  else next.set(employeeId, transactionAfter(before, { httpStatus: 206, status: null, error: errorOf(outcome) }));
  return next;
}

/** The payment to show: the server's own, unless it is being sent or the server never got it. */
export function shownPayment(
  payment: CampaignTransactionReply | undefined,
  held: CampaignTransaction | undefined,
): Pick<CampaignTransaction, 'status' | 'errorMessage'> | undefined {
  if (!held) return payment;
  const unknown = payment === undefined || payment.status === defaultTransactionStatus;
  return held.status === 'pending' || unknown ? held : payment;
}

/** What is said after sending: the specification's words, with the last error. */
export function sentNotice(outcomes: readonly Outcome<unknown>[]): {
  readonly tone: 'success' | 'danger';
  readonly text: string;
} {
  const failure = outcomes.findLast((outcome) => !outcome.ok);
  return failure && !failure.ok
    ? { tone: 'danger', text: paymentFailure(errorOf(failure)) }
    : { tone: 'success', text: messages.paymentSent };
}
