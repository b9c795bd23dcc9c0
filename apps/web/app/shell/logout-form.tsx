import { Form } from '@remix-run/react';
import { forgetEverything } from '../kit/store/persisted-state.ts';

const formId = 'logout';

/** The one way out. The whole page goes: nothing of one person stays in memory for the next. */
export function LogoutForm() {
  return <Form id={formId} method="post" action="/logout" reloadDocument onSubmit={forgetEverything} hidden />;
}

/** Leaves, from wherever it is offered. */
export function logout(): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
