import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { can } from '@roadside/domain/permissions';
import { huddlePath, subjectPath } from '../../kit/notices/subject-path.ts';
import { requirePerson } from '../../kit/server/guard.server.ts';
import { subjectOf } from '../../kit/server/person.ts';

/** Opens what a push or notification is about, at the person's own location. */
export async function openSubject({ request, params, context }: LoaderFunctionArgs) {
  const person = requirePerson(context, request);
  const { organization } = person;
  const [kind, id] = [params['kind'] ?? '', Number(params['id'])];
  // Who may not open communications edits announcements on home itself.
  if (kind === 'announcement-withheld' && !can(subjectOf(person), 'screen.communications', {}, context.access).allowed)
    return redirect('/home/?edit=1');
  if (kind !== 'huddle') return redirect(subjectPath(kind, id, organization.slug));
  const huddles = await context.api.attempt(calls.messaging.getSubscriptions, {
    body: { purpose: 'get_subscriptions' },
  });
  const team = huddles.ok ? huddles.data.subscriptions.find(({ team_id }) => team_id === id) : undefined;
  return redirect(huddlePath(team?.team_slug));
}
