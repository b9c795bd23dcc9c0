import type { ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { messages } from '@roadside/domain/messages';
import { bookmarkToast } from '@roadside/domain/session';
import { readForm } from '../kit/server/read-form.server.ts';
import { defineFormAction } from '../kit/resource/define-resource.server.ts';
import { requirePerson } from '../kit/server/guard.server.ts';
import { bookmarksAddress } from './addresses.ts';

/** Adds or removes one of the person's bookmarks: `display` and `link`, or the `id` of one to remove. */
async function changeBookmarks({ request, context }: ActionFunctionArgs) {
  requirePerson(context, request);
  const form = await readForm(request);
  const { api, session } = context;
  const id = Number(form.get('id') ?? Number.NaN);
  if (Number.isInteger(id)) {
    const removed = await api.attempt(calls.accounts.bookmarkRemove, { body: { delete: true, id } });
    // If another tab has already removed it, the request counts as successful.
    if (removed.ok || removed.problem.kind === 'refused')
      session.notify({ tone: 'success', text: messages.bookmarkRemoved });
  } else {
    const body = { display: String(form.get('display') ?? ''), link: String(form.get('link') ?? '') };
    const added = await api.attempt(calls.accounts.bookmarkAdd, { body });
    if (!added.ok) session.notify({ tone: 'danger', text: messages.bookmarkAddFailed });
    else session.notify(bookmarkToast(added.data.detail));
  }
  return { done: true };
}

export const bookmarksForm = defineFormAction(bookmarksAddress, changeBookmarks, '/');
