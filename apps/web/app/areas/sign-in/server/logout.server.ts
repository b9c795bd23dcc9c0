import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { afterLogout } from '@roadside/domain/navigation';

/** Ends the session here and at the api, and empties what the browser stored. */
export async function logOut({ context }: ActionFunctionArgs) {
  // The session ends here even when the api cannot be told: its tokens are gone with the cookie.
  if (context.session.person) await context.api.attempt(calls.accounts.logout, {});
  context.session.end();
  return redirect(afterLogout, { headers: { 'Clear-Site-Data': '"storage"' } });
}

/** A link or a prefetch never logs anybody out. */
export function leadHome() {
  return redirect('/');
}
