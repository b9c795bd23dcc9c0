import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { leaveSession } from './open-session.server.ts';
import { resetConfirmForm, resetRequestForm } from '../model/account-forms.server.ts';

/** Loads the form: an email address or, with the token of an emailed link, a new password. */
export function loadResetPassword({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') || null;
  return {
    token,
    sent: searchParams.has('sent'),
    demo: context.mode === 'demo',
    fields: token === null ? resetRequestForm.fields : resetConfirmForm.fields,
  };
}

/** Requests a link to choose a new password, or sets the password with the token of one. */
export async function resetPassword({ request, context }: ActionFunctionArgs) {
  const { api, session } = context;
  const form = await readForm(request);
  const token = form.get('token');
  if (typeof token !== 'string' || token === '') {
    const sent = resetRequestForm.read(form);
    if (!sent.ok) return data(sent.answer, { status: 400 });
    const asked = await api.attempt(calls.accounts.resetPasswordRequest, { body: sent.body });
    if (!asked.ok) return data(resetRequestForm.refused(asked.problem, sent.values), { status: 400 });
    return redirect('/reset-password/?sent');
  }
  const sent = resetConfirmForm.read(form, { token });
  if (!sent.ok) return data(sent.answer, { status: 400 });
  const set = await api.attempt(calls.accounts.resetPasswordConfirm, { body: sent.body });
  if (!set.ok) return data(resetConfirmForm.refused(set.problem, sent.values), { status: 400 });
  // Every session of the account has ended. The one in this browser may be one of them, or another person's.
  await leaveSession(context);
  session.notify({ tone: 'success', text: 'Your new password is set. Log in with it.' });
  return redirect('/login/');
}
