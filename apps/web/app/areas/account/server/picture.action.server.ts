import { data, type ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { messages } from '@roadside/domain/messages';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { defineFormAction } from '../../../kit/resource/define-resource.server.ts';
import { requirePerson } from '../../../kit/server/guard.server.ts';
import { pictureAddress } from '../model/addresses.ts';

/** Replaces the person's picture with the form's `photo`. */
export async function pictureAction({ request, context }: ActionFunctionArgs) {
  requirePerson(context, request);
  const { api, session } = context;
  const photo = (await readForm(request)).get('photo');
  if (!(photo instanceof File) || photo.size === 0) return data({ failed: 'Choose a picture first' }, { status: 400 });
  const changed = await api.attempt(calls.accounts.profilePicture, { body: { photo } });
  if (!changed.ok)
    return data(
      {
        failed:
          changed.problem.fields?.photo ?? (changed.problem.detail || 'We couldn’t upload the picture. Try again.'),
      },
      { status: 400 },
    );
  session.showPicture(changed.data.photo_avatar);
  session.notify({ tone: 'success', text: messages.profilePictureChanged });
  return data({ failed: null });
}

export const pictureForm = defineFormAction(pictureAddress, pictureAction, '/account/');
