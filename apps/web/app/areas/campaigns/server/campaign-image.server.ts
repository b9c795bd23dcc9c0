import type { ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { defineFormAction, refuse } from '../../../kit/resource/define-resource.server.ts';
import { requireCaller } from '../../../kit/server/guard.server.ts';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { imageAddress } from '../model/addresses.ts';

/** Sets a campaign's picture from the form's `image`; answers with an outcome. */
export async function campaignImageAction({ request, params, context }: ActionFunctionArgs) {
  requireCaller(context);
  const image = (await readForm(request)).get('image');
  if (!(image instanceof File) || image.size === 0) return Response.json(refuse(context, 'Choose a picture first.'));
  return Response.json(
    await context.api.attempt(calls.training.setCampaignImage, {
      body: { purpose: 'set_campaign_image', id: Number(params['id']) || 0, image },
    }),
  );
}

export const campaignImageForm = defineFormAction(imageAddress, campaignImageAction, '/campaign/');
