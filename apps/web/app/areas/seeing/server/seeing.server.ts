import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import { ownDashboard, requirePerson } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { readForm } from '../../../kit/server/read-form.server.ts';

/** Who saw as whom lately. */
export async function loadSeeing({ request, context }: LoaderFunctionArgs) {
  const asked = requirePerson(context, request);
  if (!can(subjectOf(asked), 'seeing.start', {}, context.access).allowed) {
    context.session.notify({ tone: 'warning', text: messages.forbidden });
    throw redirect(ownDashboard(asked));
  }
  const list = await context.api.attempt(calls.accounts.listSeeing, { body: { action: 'list' } });
  const person = requirePerson(context, request);
  return { list, timeZone: person.organization.timeZone };
}

/** Starts seeing as the chosen person, and opens home as they would. */
export async function startSeeing({ request, context }: ActionFunctionArgs) {
  requirePerson(context, request);
  const { api, session } = context;
  const employeeId = Number((await readForm(request)).get('employee_id'));
  if (!Number.isSafeInteger(employeeId) || employeeId <= 0)
    return data({ refused: 'Choose a person first.' }, { status: 400 });
  const started = await api.attempt(calls.accounts.startSeeing, {
    body: { action: 'start', employee_id: employeeId },
  });
  if (!started.ok)
    return data(
      {
        refused:
          started.problem.kind === 'forbidden'
            ? 'You can’t see Roadside as this person. They must work in your view and have no rights beyond yours.'
            : refusalWords(started.problem),
      },
      { status: 400 },
    );
  // The api refuses this session’s token now, and the renewal returns the other person.
  await api.attempt(calls.accounts.preferencesRead, {});
  session.drawWholePage();
  return redirectDocument('/home/');
}

/** The session is its own person’s again. */
export async function stopSeeing({ context }: ActionFunctionArgs) {
  const { api, session } = context;
  if (session.person) {
    const stopped = await api.attempt(calls.accounts.stopSeeing, { body: { action: 'stop' } });
    if (!stopped.ok) session.notify({ tone: 'danger', text: refusalWords(stopped.problem) });
    await api.attempt(calls.accounts.preferencesRead, {});
    session.drawWholePage();
  }
  return redirect('/home/');
}
