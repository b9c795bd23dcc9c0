import type { ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { defineFormAction, refuse } from '../../../kit/resource/define-resource.server.ts';
import { requireCaller } from '../../../kit/server/guard.server.ts';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { picturesAddress } from '../model/addresses.ts';

/** Uploads the form's `photo` for a message of a conversation. Answers with an outcome, like a resource. */
async function uploadPicture({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  requireCaller(context);
  const photo = (await readForm(request)).get('photo');
  if (!(photo instanceof File) || photo.size === 0) return Response.json(refuse(context, 'Choose a picture first'));
  return Response.json(
    await context.api.attempt(calls.conversations.picture, { body: { id: params.id ?? '', photo } }),
  );
}

/** Pictures of messages. */
export const picturesForm = defineFormAction(picturesAddress, uploadPicture, '/chat/');
