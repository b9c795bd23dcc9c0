import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { firstAccountAndClubForm, firstAccountForm } from '../model/account-forms.server.ts';

/** Loads the first-run form; an installation that has an account redirects to the login page. */
export async function loadFirstAccount({ context: { api } }: LoaderFunctionArgs) {
  const status = await api.attempt(calls.accounts.firstAccountStatus, { body: { purpose: 'status' } });
  if (!status.ok) throw data({ problem: status.problem }, { status: 503 });
  if (!status.data.open) throw redirect('/login/');
  return { fields: (status.data.needs_club ? firstAccountAndClubForm : firstAccountForm).fields };
}

/** Creates the first account and redirects to the login page. */
export async function createFirstAccount({ request, context: { api, session } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const asked = form.has('club_name') ? firstAccountAndClubForm : firstAccountForm;
  const sent = asked.read(form);
  if (!sent.ok) return data(sent.answer, { status: 400 });
  const made = await api.attempt(calls.accounts.firstAccountCreate, { body: sent.body });
  if (!made.ok) return data(asked.refused(made.problem, sent.values), { status: 400 });
  session.notify({ tone: 'success', text: 'Your account is ready. Log in to start.' });
  return redirect('/login/');
}
