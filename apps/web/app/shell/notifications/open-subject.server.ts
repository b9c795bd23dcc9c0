import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { huddlePath, subjectPath } from '../../kit/notices/subject-path.ts';
import { requirePerson } from '../../kit/server/guard.server.ts';

/** Opens what a push is about, at the person's own location. */
export async function openSubject({ request, params, context }: LoaderFunctionArgs) {
  const { organization } = requirePerson(context, request);
  const [kind, id] = [params['kind'] ?? '', Number(params['id'])];
  if (kind !== 'huddle') return redirect(subjectPath(kind, id, organization.slug));
  const huddles = await context.api.attempt(calls.messaging.getSubscriptions, {
    body: { purpose: 'get_subscriptions' },
  });
  const team = huddles.ok ? huddles.data.subscriptions.find(({ team_id }) => team_id === id) : undefined;
  return redirect(huddlePath(team?.team_slug));
}
