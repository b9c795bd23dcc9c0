import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { messages } from '@roadside/domain/messages';
import { safeNextUrl } from '@roadside/domain/navigation';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { ownDashboard } from '../../../kit/server/guard.server.ts';
import { demoPassword } from '../model/demo-accounts.ts';
import { loginHint } from '../model/login-hint.ts';
import { openSession } from './open-session.server.ts';

/** The message after a failed sign-in. The first sentence is the catalog's, the same for every cause. */
export interface LoginFailure {
  readonly message: string;
  readonly hint: string;
  /** The name as typed, so that it doesn't have to be retyped. */
  readonly name: string;
}

/** Signs in by username or email address, and redirects to the page the person wanted. */
export async function signIn({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const demoName = context.mode === 'demo' ? textOf(form, 'demo') : '';
  const name = demoName || textOf(form, 'name').trim();
  const password = demoName ? demoPassword : textOf(form, 'password');
  if (!name || !password) return failed(context, request, name, 'Enter your username and password.', 400);
  const reply = await context.api.attempt(calls.accounts.login, {
    body: name.includes('@') ? { email: name, password } : { username: name, password },
  });
  if (!reply.ok) return failed(context, request, name, ...loginHint(reply.problem));
  const person = await openSession(context, reply.data, { remember: form.get('remember') === 'on' });
  return redirect(safeNextUrl(new URL(request.url).searchParams.get('nextUrl'), ownDashboard(person)));
}

function failed(
  { session }: ActionFunctionArgs['context'],
  request: Request,
  name: string,
  hint: string,
  status: number,
) {
  // Without JavaScript the page itself carries the toast; with it, the screen shows one.
  if (request.headers.get('sec-fetch-dest') === 'document')
    session.notify({ tone: 'danger', text: messages.loginFailed });
  return data({ message: messages.loginFailed, hint, name } satisfies LoginFailure, { status });
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.slice(0, 1024) : '';
}
