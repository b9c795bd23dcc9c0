import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { afterLogout } from '@roadside/domain/navigation';
import { leaveSession } from './open-session.server.ts';

/** Ends the session here and on the API, and clears the browser's stored data. */
export async function logOut({ context }: ActionFunctionArgs) {
  await leaveSession(context);
  return redirect(afterLogout, { headers: { 'Clear-Site-Data': '"storage"' } });
}

/** A link or a prefetch must never log anybody out. */
export function redirectHome() {
  return redirect('/');
}
