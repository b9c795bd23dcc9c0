import { Form } from '@remix-run/react';
import { forgetEverything } from '../kit/store/persisted-state.ts';

const formId = 'logout';

/** The only way to log out. It reloads the whole page, so nothing of one person stays in memory for the next. */
export function LogoutForm() {
  return <Form id={formId} method="post" action="/logout" reloadDocument onSubmit={forgetEverything} hidden />;
}

/** Logs out, from wherever it is offered. */
export function logout(): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
