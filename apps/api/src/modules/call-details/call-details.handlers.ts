import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { callDetail } from './call-detail.service.ts';
import { callDays, callGroups, callPasses, explainMetrics } from './call-lists.service.ts';

const { callDetails } = calls;

/** Call Details besides its table: one call, its days, groups and passes, and the calls its numbers exclude. */
export const callDetailsHandlers = [
  handle(callDetails.detail, (context, { body }) => callDetail(context, body)),
  handle(callDetails.days, (context, { body }) => callDays(context, body)),
  handle(callDetails.groups, (context, { body }) => callGroups(context, body)),
  handle(callDetails.passes, (context, { body }) => callPasses(context, body)),
  handle(callDetails.explain, (context, { body }) => explainMetrics(context, body)),
];
