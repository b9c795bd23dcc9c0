import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { failureOf, typedText } from '../../../kit/form/form-failure.ts';

/** What the first-run page asks; an installation that has an account leads to the login page. */
export async function loadFirstAccount({ context: { api } }: LoaderFunctionArgs) {
  const status = await api.attempt(calls.accounts.firstAccountStatus, { body: { purpose: 'status' } });
  if (!status.ok) throw data({ problem: status.problem }, { status: 503 });
  if (!status.data.open) throw redirect('/login/');
  return { needsClub: status.data.needs_club };
}

/** Makes the first account and leads to the login page. */
export async function createFirstAccount({ request, context: { api, session } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = {
    username: typedText(form, 'username'),
    email: typedText(form, 'email'),
    first_name: typedText(form, 'first_name'),
    last_name: typedText(form, 'last_name'),
    club_name: typedText(form, 'club_name'),
    time_zone: typedText(form, 'time_zone'),
  };
  const { club_name, time_zone, ...person } = typed;
  const made = await api.attempt(calls.accounts.firstAccountCreate, {
    body: {
      purpose: 'create',
      code: typedText(form, 'code'),
      password: String(form.get('password') ?? ''),
      ...person,
      ...(club_name === '' ? {} : { club_name }),
      ...(time_zone === '' ? {} : { time_zone }),
    },
  });
  if (!made.ok) return data(failureOf(made.problem, typed), { status: 400 });
  session.notify({ tone: 'success', text: 'Your account is ready. Log in to start.' });
  return redirect('/login/');
}
