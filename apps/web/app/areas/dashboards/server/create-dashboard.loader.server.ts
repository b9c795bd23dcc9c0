import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { can } from '@roadside/domain/permissions';
import { dashboardIdIn, overviewId } from '../model/dashboard-state.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { copyOf, draftOf, emptyDraft } from '../model/dashboard-draft.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { visibleDashboards } from './dashboard.loader.server.ts';

/** Number of people whose names are fetched; the rest are counted. */
const maxNames = 20;

/**
 * Loads a new dashboard, a copy of one the person sees, or one of the person's own to edit, with the options of the
 * builder.
 */
export async function loadBuilder({ request, context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('The builder’s route has a slug.');
  const { searchParams } = new URL(request.url);
  const id = dashboardIdIn(searchParams);
  const copyOfId = Number(searchParams.get('copy'));
  const [catalog, dashboards] = await Promise.all([
    context.api.attempt(calls.documentation.getCategorizedMetrics, { body: { purpose: 'get_categorized_metrics' } }),
    id === overviewId && !copyOfId ? [] : visibleDashboards(context),
  ]);
  const copied = dashboards.find((known) => known.id === copyOfId);
  if (copyOfId && !copied) {
    context.session.notify({ tone: 'warning', text: 'That dashboard was deleted or isn’t shared with you.' });
    throw redirect(`/dashboard/${encodeURIComponent(place.slug)}`);
  }
  const stored = copied ? undefined : dashboards.find((known) => known.id === id);
  if (!copied && id !== overviewId && stored?.owner.id !== person.employeeId) {
    context.session.notify({
      tone: 'warning',
      text: stored
        ? `${stored.owner.displayName} owns this dashboard, so only they can edit it. You can make your own.`
        : 'That dashboard was deleted.',
    });
    throw redirect(`/dashboard/${encodeURIComponent(place.slug)}${stored ? `?dashboard=${id}` : ''}`);
  }
  return {
    place: placeOf(place, subjectOf(person)),
    stored: stored && stored.version !== null ? { id: stored.id, version: stored.version, name: stored.name } : null,
    /** The dashboard a new one is a copy of. */
    copied: copied?.id ?? null,
    draft: stored ? draftOf(stored) : copied ? copyOf(draftOf(copied)) : emptyDraft,
    shared: stored ? await namesOf(context, stored.employees.slice(0, maxNames)) : [],
    catalog: catalog.ok
      ? catalog.data.categories.map(({ category, metrics }) => ({
          category,
          metrics: metrics
            .filter(({ computable }) => computable)
            .map(({ id: metric, label, description }) => ({ id: metric, label, description })),
        }))
      : null,
    employeeId: person.employeeId,
    mayShare: can(subjectOf(person), 'accounts.look-up-employees', {}, context.access).allowed,
    now: new Date().toISOString(),
  };
}

async function namesOf(
  { api }: LoaderFunctionArgs['context'],
  employees: readonly number[],
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const read = await Promise.all(
    employees.map((employee_id) =>
      api.attempt(calls.accounts.employee, { body: { employee_id, employee_profile: true } }),
    ),
  );
  return employees.map((id, index) => {
    const outcome = read[index];
    return { id, name: (outcome?.ok === true && outcome.data.employee_profile?.display_name) || `Employee ${id}` };
  });
}
