import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { can } from '@roadside/domain/permissions';
import { requirePerson } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { mailHref, newMailId, readMailView } from '../model/mail-view.ts';
import { readDrafts, readThread, readThreads } from './mail.server.ts';

/** Loads the list and what is open beside it. */
export async function loadMail({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(context, request);
  const { api } = context;
  const { searchParams } = new URL(request.url);
  const view = readMailView(searchParams);
  // A new mail has its id in the address, so that a reload goes on with the same one.
  if (view.compose === 'new') throw redirect(mailHref(view, { compose: newMailId(), to: view.to }));
  const mayWrite = can(subjectOf(person), 'mailbox.write', {}, context.access).allowed;
  const [threads, thread, drafts] = await Promise.all([
    readThreads(api, searchParams),
    view.thread === null ? null : readThread(api, view.thread),
    mayWrite && (view.folder === 'drafts' || view.compose !== null) ? readDrafts(api) : null,
  ]);
  // Only the API calls above reveal a session that was ended elsewhere, so check again.
  requirePerson(context, request);
  return {
    view,
    person: { id: person.id, employeeId: person.employeeId },
    timeZone: person.organization.timeZone,
    mayWrite,
    threads,
    thread,
    drafts,
    now: new Date().toISOString(),
  };
}
