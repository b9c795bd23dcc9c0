import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { ownDashboard } from '../../../kit/server/guard.server.ts';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { openSession } from './open-session.server.ts';
import { inviteForm } from '../model/account-forms.server.ts';

/** The token of the emailed link, and the form that accepts it. */
export function loadInvite({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get('token') || null, fields: inviteForm.fields };
}

/** Creates the invited account and signs in to it. */
export async function acceptInvite({ request, context }: ActionFunctionArgs) {
  const { api, session } = context;
  const form = await readForm(request);
  const sent = inviteForm.read(form, { token: String(form.get('token') ?? '') });
  if (!sent.ok) return data(sent.answer, { status: 400 });
  const made = await api.attempt(calls.accounts.inviteAccept, { body: sent.body });
  if (!made.ok) return data(inviteForm.refused(made.problem, sent.values), { status: 400 });
  const reply = await api.attempt(calls.accounts.login, {
    body: { username: made.data.username, password: sent.body.password },
  });
  if (!reply.ok) {
    session.notify({ tone: 'success', text: 'Your account is ready. Log in to start.' });
    return redirect('/login/');
  }
  const person = await openSession(context, reply.data);
  session.notify({ tone: 'success', text: `Welcome, ${person.displayName}.` });
  return redirect(ownDashboard(person));
}
