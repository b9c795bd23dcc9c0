import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { metrics } from '@roadside/domain/metrics';
import { can } from '@roadside/domain/permissions';
import { z } from 'zod';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { requirePerson } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { subscriptionsAddress } from '../model/addresses.ts';
import { isReport, type SentPlace, type SentReport, type SentSubject } from '../model/subscription-values.ts';

const { subscriptions } = calls;

const readSubscriptions = (api: ResourceRequest['api']) =>
  api.attempt(subscriptions.list, { body: { purpose: 'list' } });

/** The person's email reports: reads, saves, deletes or leaves, and sends one now. */
export const subscriptionsResource = defineResource(subscriptionsAddress, {
  query: ({ api }) => readSubscriptions(api),
  body: z.discriminatedUnion('purpose', [
    subscriptions.save.body,
    subscriptions.remove.body,
    subscriptions.sendNow.body,
  ]),
  change: ({ api, change, key }) => {
    switch (change.purpose) {
      case 'save':
        return api.attempt(subscriptions.save, {
          body: change,
          ...(key === undefined ? {} : { idempotencyKey: key }),
        });
      case 'remove':
        return api.attempt(subscriptions.remove, { body: change });
      case 'send_now':
        return api.attempt(subscriptions.sendNow, { body: change });
    }
  },
});
export type SubscriptionsResource = typeof subscriptionsResource;

/** A location by its slug, with its name where the person may see it. */
async function placeNamed(api: ResourceRequest['api'], slug: string): Promise<SentPlace> {
  const place = await api.attempt(calls.accounts.organizations, { body: { slug } });
  return { slug, name: place.ok ? place.data.display_name : slug };
}

/** Loads the email reports, the dashboards that can be sent, and the one the address asks to send. */
export async function loadSubscriptions({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(context, request);
  const { api } = context;
  const { searchParams } = new URL(request.url);
  const [list, dashboards] = await Promise.all([
    readSubscriptions(api),
    api.attempt(calls.dashboards.list, { body: { purpose: 'dashboard', action: 'list' } }),
  ]);
  // Only the API calls above reveal a session that was ended elsewhere, so check again.
  requirePerson(context, request);
  const asked = Number(searchParams.get('dashboard'));
  const subject = subjectOf(person);
  const reports: readonly SentReport[] = [
    ...(can(subject, 'exec-reports.read').allowed ? (['executive'] as const) : []),
    ...(can(subject, 'scorecards.read').allowed ? (['scorecard'] as const) : []),
  ];
  const report = searchParams.get('report');
  const sent: SentSubject | null =
    Number.isSafeInteger(asked) && asked > 0 ? asked : isReport(report) && reports.includes(report) ? report : null;
  const at = searchParams.get('at');
  return {
    person: { employeeId: person.employeeId, name: person.displayName },
    dashboards: dashboards.ok ? dashboards.data.dashboards.map(({ id, name }) => ({ id, name })) : [],
    reports,
    metrics: metrics
      .filter(({ formula }) => formula.kind !== 'external')
      .map(({ id, label, unit }) => ({ id, label, unit })),
    asked: sent === null ? null : { subject: sent, place: at ? await placeNamed(api, at) : null },
    list,
  };
}
