import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { answerSwap, swapsForMe } from './answer-swap.service.ts';
import { decide, decideMany } from './decide.service.ts';
import { keepShifts } from './keep-shifts.service.ts';
import { fourLists, listAbsences, listRequests, previewRequest } from './requests.service.ts';
import { choicesOf, submit, withdraw } from './submit.service.ts';

const { accounts, requests } = calls;

/** Drivers' requests (specification, section 7: accounts/driver-requests). */
export const requestsHandlers = [
  handle(accounts.driverRequests, (context, { body }) => fourLists(context, body.slug)),
  handle(accounts.driverRequestsDecide, (context, { body }) =>
    decide(context, {
      key: { kind: body.request_type, id: body.id },
      decision: body.decision,
      reason: body.approver_reason,
      openShifts: body.open_shifts ?? false,
    }),
  ),
  handle(requests.list, (context, { body }) => listRequests(context, body)),
  handle(requests.preview, (context, { body }) => previewRequest(context, body)),
  handle(requests.choices, (context) => choicesOf(context)),
  handle(requests.submit, (context, { body }) => submit(context, body.draft)),
  handle(requests.withdraw, (context, { body }) => withdraw(context, { kind: body.request_type, id: body.id })),
  handle(requests.swaps, (context) => swapsForMe(context)),
  handle(requests.answerSwap, (context, { body }) => answerSwap(context, body)),
  handle(requests.decideMany, (context, { body }) => decideMany(context, body)),
  handle(requests.keepShifts, (context, { body }) => keepShifts(context, body.id)),
  handle(requests.absences, (context, { body }) => listAbsences(context, body)),
];
