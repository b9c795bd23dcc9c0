import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { leaveSession } from './open-session.server.ts';
import { failureOf, typedText } from '../../../kit/form/form-failure.ts';

/** Asks for a link to choose a new password, or sets it with the token of one. */
export async function resetPassword({ request, context }: ActionFunctionArgs) {
  const { api, session } = context;
  const form = await readForm(request);
  const token = typedText(form, 'token');
  if (token === '') {
    const email = typedText(form, 'email');
    const asked = await api.attempt(calls.accounts.resetPasswordRequest, { body: { purpose: 'request', email } });
    return asked.ok ? redirect('/reset-password/?sent') : data(failureOf(asked.problem, { email }), { status: 400 });
  }
  // A password keeps its blanks.
  const password = String(form.get('password') ?? '');
  const set = await api.attempt(calls.accounts.resetPasswordConfirm, { body: { purpose: 'confirm', token, password } });
  if (!set.ok) return data(failureOf(set.problem, {}), { status: 400 });
  // Every session of the account has ended; the one in this browser may be one of them, or another person's.
  await leaveSession(context);
  session.notify({ tone: 'success', text: 'Your new password is set. Login with it.' });
  return redirect('/login/');
}
