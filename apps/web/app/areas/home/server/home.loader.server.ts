import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import { placeClock } from '../../../kit/format/place-clock.ts';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { admitted, requirePerson } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { homeAddress } from '../model/addresses.ts';
import { readIn } from '../model/now-words.ts';
import { readHome } from './home.server.ts';

/** Loads home: what to do or read now, the tiles, and the person's managers. */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const { person } = await admitted(context);
  const home = await readHome({ api: context.api, person });
  if (!home.widgets.ok || !home.counts.ok)
    context.session.notify({ tone: 'danger', text: messages.announcementsFailed });
  const { timeZone, slug } = person.organization;
  const may = (action: 'feature.edit-home-page' | 'screen.communications') =>
    can(subjectOf(person), action, {}, context.access).allowed;
  return {
    reader: { slug, timeZone },
    clock: placeClock(context.today, timeZone),
    edits: may('feature.edit-home-page'),
    communicates: may('screen.communications'),
    first: { address: homeAddress(), data: home },
  };
}

/** Marks an announcement as read or confirmed, from the form of a page without script. */
export async function homeAction({ request, context }: ActionFunctionArgs) {
  requirePerson(context, request);
  const form = await readForm(request);
  const id = readIn(new URLSearchParams({ read: String(form.get('id')) }));
  if (id !== null) {
    const marked =
      form.get('intent') === 'acknowledge'
        ? await context.api.attempt(calls.homepage.acknowledge, { body: { purpose: 'acknowledge', id } })
        : await context.api.attempt(calls.homepage.widgetClick, { body: { purpose: 'widget_click', id } });
    if (!marked.ok) context.session.notify({ tone: 'danger', text: refusalWords(marked.problem) });
  }
  return redirect('/home/');
}
