import { alertStep } from '@roadside/domain/alerts';
import { smallSampleSize } from '@roadside/domain/metrics';
import { contextOfPerson } from '../../platform/calls/context-of-person.ts';
import type { JobTools } from '../../platform/calls/job-context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { notify } from '../notifications/index.ts';
import { readReport } from '../reports/report-request.ts';
import { highlightsReport, toolsOf } from '../reports/report.service.ts';
import { lockAlert, readWatchedAlerts, stopAlert, storeCheck } from './alerts.repository.ts';
import type { WatchedAlert } from './alerts.repository.ts';

/**
 * Checks every alert under its person's permissions, and tells those whose number has crossed. Each is a transaction of
 * its own, so a killed run notifies no one twice. One that fails leaves the others to be checked.
 */
export async function checkAlerts(tools: JobTools, signal: AbortSignal): Promise<void> {
  for (const alert of await readWatchedAlerts(tools.db.kysely)) {
    if (signal.aborted) return;
    try {
      const value = await valueOf(tools, alert);
      if (value === 'no-access') await stop(tools, alert);
      else if (value !== undefined) await take(tools, alert, value);
    } catch (error) {
      tools.log.error({ err: error, alert: alert.id }, 'an alert could not be checked');
    }
  }
}

/** The number an alert watches; null if there is none or too little was counted, undefined if it can't be read now. */
async function valueOf(tools: JobTools, alert: WatchedAlert): Promise<number | null | 'no-access' | undefined> {
  const context = contextOfPerson(tools, alert, { action: 'elements.read', requestId: `alert-${alert.id}` });
  if (!context) return 'no-access';
  try {
    const request = await readReport(context, alert.slug, {
      time_type: alert.time_type,
      metrics: [alert.metric],
      relation: 'self',
      filters: alert.service === null ? {} : { tcd__in: [alert.service] },
    });
    const [number] = (await highlightsReport(toolsOf(context), request)).data;
    if (!number) return null;
    const { cell } = number;
    const isFew = 'low' in cell && cell.denominator !== null && cell.denominator < smallSampleSize;
    return isFew ? null : cell.value;
  } catch (error) {
    // A right was lost, or the location closed.
    if (error instanceof ApiError) return isOutOfView(error) ? 'no-access' : undefined;
    throw error;
  }
}

const isOutOfView = ({ code }: ApiError) => code === 'forbidden' || code === 'not-found';

/** Stops an alert, and tells its person once. A location that closed has no name to tell it by. */
async function stop({ db, tree, now }: JobTools, { id, employee_id, slug }: WatchedAlert): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    const alert = await lockAlert(trx, id);
    if (!alert || alert.stopped_at !== null) return;
    await stopAlert(trx, id, now());
    if (!tree.bySlug(slug)) return;
    await notify(trx, { kind: 'metric-alert', subjectId: id }, [{ employeeId: employee_id, amount: 1 }], {
      at: now(),
      by: null,
      again: true,
    });
  });
}

async function take({ db, now }: JobTools, { id, employee_id }: WatchedAlert, value: number | null): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    const alert = await lockAlert(trx, id);
    if (!alert) return;
    const at = now();
    const { state, tells } = alertStep(alert.state, alert, value);
    const crossedAt = state === 'watching' ? null : tells ? at : alert.crossed_at;
    await storeCheck(trx, id, { state, value, checked_at: at, crossed_at: crossedAt });
    if (tells)
      await notify(trx, { kind: 'metric-alert', subjectId: id }, [{ employeeId: employee_id, amount: 1 }], {
        at,
        by: null,
        again: true,
      });
  });
}
