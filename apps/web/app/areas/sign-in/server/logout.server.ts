import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { afterLogout } from '@roadside/domain/navigation';
import { leaveSession } from './open-session.server.ts';

/** Ends the session here and at the api, and empties what the browser stored. */
export async function logOut({ context }: ActionFunctionArgs) {
  await leaveSession(context);
  return redirect(afterLogout, { headers: { 'Clear-Site-Data': '"storage"' } });
}

/** A link or a prefetch never logs anybody out. */
export function redirectHome() {
  return redirect('/');
}
