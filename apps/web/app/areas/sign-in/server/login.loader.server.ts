import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { safeNextUrl } from '@roadside/domain/navigation';
import { ownDashboard } from '../../../kit/server/guard.server.ts';
import { anyJoke } from '../model/jokes.ts';

/** What the login page shows; somebody who is signed in already goes on to where he wanted. */
export function loadLogin({ request, context }: LoaderFunctionArgs) {
  const { person } = context.session;
  const nextUrl = new URL(request.url).searchParams.get('nextUrl');
  if (person) throw redirect(safeNextUrl(nextUrl, ownDashboard(person)));
  return {
    joke: anyJoke(),
    demo: context.mode === 'demo',
    // Not waited for: the form stands while the api still starts.
    apiState: context.api.state(),
  };
}
