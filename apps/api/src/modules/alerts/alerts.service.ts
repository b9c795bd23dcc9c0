import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { metricsOf } from '../metrics/metric-selection.ts';
import { takeBackNotifications } from '../notifications/index.ts';
import { deleteAlert, readAlertsOf, resetAlert, storeAlert } from './alerts.repository.ts';

type Reply = CallReply<typeof calls.alerts.list>;

const maxAlerts = 50;
const gone = () => new ApiError('not-found', 'This alert no longer exists.');

/** The caller's alerts. One on a location or metric that is gone is left out. */
export async function listAlerts({ db, tree, employee }: CallContext): Promise<Reply> {
  const rows = await readAlertsOf(db.kysely, employee.id);
  return {
    alerts: rows.flatMap((row) => {
      const place = tree.bySlug(row.slug);
      const [metric] = metricsOf([row.metric]).metrics;
      if (!place || !metric) return [];
      return [
        {
          id: row.id,
          slug: row.slug,
          metric: row.metric,
          service: row.service,
          direction: row.direction,
          threshold: row.threshold,
          state: row.state,
          value: row.value,
          time_type: row.time_type as Reply['alerts'][number]['time_type'],
          place_name: place.displayName,
          metric_label: metric.label,
          unit: metric.unit,
          decimals: metric.decimals,
          checked_at: row.checked_at?.toISOString() ?? null,
          crossed_at: row.crossed_at?.toISOString() ?? null,
          stopped_at: row.stopped_at?.toISOString() ?? null,
        },
      ];
    }),
  };
}

/**
 * Sets an alert on a number the caller may see.
 * @throws ApiError 403 for a location out of view, 400 for an unknown metric and for more than 50 alerts
 */
export async function saveAlert(context: CallContext, { alert }: ParsedBody<typeof calls.alerts.save>): Promise<Reply> {
  const { db, tree, employee, now, audit } = context;
  permittedGeography(context, tree.bySlug(alert.slug));
  if (metricsOf([alert.metric]).metrics.length === 0)
    throw new ApiError('invalid-body', 'This metric isn’t in the catalog.', { fields: { metric: 'Choose a metric' } });
  await db.kysely.transaction().execute(async (trx) => {
    const id = await storeAlert(trx, employee.id, alert, now());
    if ((await readAlertsOf(trx, employee.id)).length > maxAlerts)
      throw new ApiError('invalid-body', `You have ${maxAlerts} alerts. Delete one first.`);
    await takeBackNotifications(trx, { kind: 'metric-alert', subjectId: id }, { by: employee.id });
    await audit({ event: 'alert_saved', status: 'success', target: `alert:${id}` }, trx);
  });
  return listAlerts(context);
}

/** Lets one of the caller's alerts tell the next crossing again. */
export async function rearmAlert(context: CallContext, id: number): Promise<Reply> {
  const { db, employee, audit } = context;
  await db.kysely.transaction().execute(async (trx) => {
    if (!(await resetAlert(trx, id, employee.id))) throw gone();
    await takeBackNotifications(trx, { kind: 'metric-alert', subjectId: id }, { by: employee.id });
    await audit({ event: 'alert_reset', status: 'success', target: `alert:${id}` }, trx);
  });
  return listAlerts(context);
}

/** Deletes one of the caller's alerts. */
export async function removeAlert(context: CallContext, id: number): Promise<Reply> {
  const { db, employee, audit } = context;
  await db.kysely.transaction().execute(async (trx) => {
    if (!(await deleteAlert(trx, id, employee.id))) throw gone();
    await takeBackNotifications(trx, { kind: 'metric-alert', subjectId: id }, { by: employee.id });
    await audit({ event: 'alert_removed', status: 'success', target: `alert:${id}` }, trx);
  });
  return listAlerts(context);
}
