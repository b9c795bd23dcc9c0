import type { LoaderFunctionArgs } from '@remix-run/node';
import { can } from '@roadside/domain/permissions';
import { requirePerson } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { readReports, readRetention } from './keeping.server.ts';

/** Loads what the person may decide: reports, retention, and whose data. */
export async function loadKeeping({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(context, request);
  const subject = subjectOf(person);
  const may = (action: 'reports.decide' | 'retention.set' | 'conversations.set-receipts' | 'personal-data.erase') =>
    can(subject, action, {}, context.access).allowed;
  const { searchParams } = new URL(request.url);
  const [reports, retention] = await Promise.all([
    may('reports.decide') ? readReports(context.api, searchParams) : null,
    may('retention.set') ? readRetention(context.api) : null,
  ]);
  // Only the API calls above reveal a session that was ended elsewhere, so check again.
  requirePerson(context, request);
  return {
    state: searchParams.get('state') === 'decided' ? ('decided' as const) : ('open' as const),
    person: { employeeId: person.employeeId, name: person.displayName },
    mayErase: may('personal-data.erase'),
    receiptsOf: may('conversations.set-receipts')
      ? { slug: person.organization.slug, name: person.organization.displayName }
      : null,
    reports,
    retention,
    now: new Date().toISOString(),
  };
}
