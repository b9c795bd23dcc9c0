import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { safeNextUrl } from '@roadside/domain/navigation';
import { ownDashboard } from '../../../kit/server/guard.server.ts';
import { anyJoke } from '../model/jokes.ts';

/** Loads the login page; a person who is already signed in is redirected to the page they wanted. */
export function loadLogin({ request, context }: LoaderFunctionArgs) {
  const { person } = context.session;
  const nextUrl = new URL(request.url).searchParams.get('nextUrl');
  if (person) throw redirect(safeNextUrl(nextUrl, ownDashboard(person)));
  return {
    joke: anyJoke(),
    demo: context.mode === 'demo',
    // Not awaited: the form is shown while the API is still starting.
    apiState: context.api.state(),
  };
}
