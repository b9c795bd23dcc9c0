import type { AppLoadContext } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { SignInReply } from '@roadside/contract/schemas';
import { opensTrainingVideo } from '@roadside/domain/session';
import { personOf, type SessionPerson } from '../../../kit/server/person.ts';

/** Opens a session in this browser after signing in. The previous session of this browser ends, on the API too. */
export async function openSession(
  context: AppLoadContext,
  reply: SignInReply,
  { remember = false }: { readonly remember?: boolean } = {},
): Promise<SessionPerson> {
  await leaveSession(context);
  const { access, refresh, user, organization } = reply;
  const person = personOf(user, organization);
  context.session.start({ access, refresh }, person, { remember, offersVideo: opensTrainingVideo(reply) });
  return person;
}

/**
 * Ends the session of this browser, here and on the API. It ends here even if the API cannot be reached: its tokens are
 * deleted with the cookie.
 */
export async function leaveSession({ session, api }: AppLoadContext): Promise<void> {
  if (session.person) await api.attempt(calls.accounts.logout, {});
  session.end();
}
