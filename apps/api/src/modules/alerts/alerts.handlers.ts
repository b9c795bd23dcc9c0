import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { listAlerts, rearmAlert, removeAlert, saveAlert } from './alerts.service.ts';

const { alerts } = calls;

/** Alerts on metrics. */
export const alertsHandlers = [
  handle(alerts.list, async (context) => listAlerts(context)),
  handle(alerts.save, async (context, { body }) => saveAlert(context, body)),
  handle(alerts.reset, async (context, { body }) => rearmAlert(context, body.id)),
  handle(alerts.remove, async (context, { body }) => removeAlert(context, body.id)),
];
