import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { allocateBet, decide, requestWithdrawal, requestWithdrawalFor } from './bank-actions.service.ts';
import { exportStatement } from './export-statement.service.ts';
import { getBank } from './bank.service.ts';

const { performance } = calls;

/** The bank of winnings (specification, section 7: performance, get_bank and create_bank_action). */
export const bankHandlers = [
  handle(performance.getBank, (context, { body }) => getBank(context, body)),
  handle(performance.exportStatement, (context, { body }) => exportStatement(context, body.driver_id)),
  handle(performance.allocateBet, (context, { body }) => allocateBet(context, body.data.amount)),
  handle(performance.requestWithdrawal, (context, { body }) => requestWithdrawal(context, body.data.amount)),
  handle(performance.requestWithdrawalFor, (context, { body }) => requestWithdrawalFor(context, body.data)),
  handle(performance.approveWithdrawal, (context, { body }) =>
    decide(context, { id: body.data.id, state: 'approved', reason: null }),
  ),
  handle(performance.rejectWithdrawal, (context, { body }) =>
    decide(context, { id: body.data.id, state: 'rejected', reason: body.data.reason }),
  ),
];
