import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { ownDashboard } from '../../../kit/server/guard.server.ts';
import { failureOf, typedText } from '../../../kit/form/form-failure.ts';
import { openSession } from './open-session.server.ts';

/** Makes the account an invitation promised, and signs in as it. */
export async function acceptInvite({ request, context }: ActionFunctionArgs) {
  const { api, session } = context;
  const form = await readForm(request);
  const typed = {
    username: typedText(form, 'username'),
    first_name: typedText(form, 'first_name'),
    last_name: typedText(form, 'last_name'),
  };
  const password = String(form.get('password') ?? '');
  const made = await api.attempt(calls.accounts.inviteAccept, {
    body: { purpose: 'accept', token: typedText(form, 'token'), password, ...typed },
  });
  if (!made.ok) return data(failureOf(made.problem, typed), { status: 400 });
  const reply = await api.attempt(calls.accounts.login, { body: { username: made.data.username, password } });
  if (!reply.ok) {
    session.notify({ tone: 'success', text: 'Your account is there. Login with it.' });
    return redirect('/login/');
  }
  const person = await openSession(context, reply.data);
  session.notify({ tone: 'success', text: `Welcome, ${person.displayName}.` });
  return redirect(ownDashboard(person));
}
