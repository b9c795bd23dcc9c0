import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { askForRun, listSubscriptions, removeSubscription, saveSubscription } from './subscriptions.service.ts';

const { subscriptions } = calls;

/** Dashboards sent by email on a schedule. */
export const subscriptionsHandlers = [
  handle(subscriptions.list, async (context) => listSubscriptions(context)),
  handle(subscriptions.save, async (context, { body }) => saveSubscription(context, body)),
  handle(subscriptions.remove, async (context, { body }) => removeSubscription(context, body.id)),
  handle(subscriptions.sendNow, async (context, { body }) => askForRun(context, body.id)),
];
