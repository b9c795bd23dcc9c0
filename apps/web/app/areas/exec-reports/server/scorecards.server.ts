import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { requirePerson } from '../../../kit/server/guard.server.ts';
import { scorecardAddress } from '../model/addresses.ts';

const { scorecards } = calls;

/** A scorecard; acknowledging it, and saying something about it. */
export const scorecardResource = defineResource(scorecardAddress, {
  query: ({ api, params }) => api.attempt(scorecards.read, { body: { purpose: 'read', id: Number(params.id) || 1 } }),
  body: z.discriminatedUnion('intent', [
    z.object({ intent: z.literal('acknowledge') }),
    z.object({ intent: z.literal('say'), body: scorecards.say.body.shape.body }),
  ]),
  change: ({ api, params, change, key }) => {
    const id = Number(params.id) || 1;
    return change.intent === 'acknowledge'
      ? api.attempt(scorecards.acknowledge, { body: { purpose: 'acknowledge', id } })
      : api.attempt(scorecards.say, {
          body: { purpose: 'say', id, body: change.body },
          ...(key === undefined ? {} : { idempotencyKey: key }),
        });
  },
});
export type ScorecardResource = typeof scorecardResource;

/** Loads a scorecard. */
export async function loadScorecard({ request, context, params }: LoaderFunctionArgs) {
  requirePerson(context, request);
  const id = /^[1-9]\d{0,8}$/.test(params['id'] ?? '') ? Number(params['id']) : 0;
  if (id === 0) throw data(null, { status: 404 });
  const card = await context.api.attempt(scorecards.read, { body: { purpose: 'read', id } });
  // Only the API call above reveals a session that was ended elsewhere, so check again.
  const person = requirePerson(context, request);
  return { id, card, timeZone: person.organization.timeZone };
}

/** Loads the scorecards of a month below a location, or all of a station. */
export async function loadScorecards({ request, context, params }: LoaderFunctionArgs) {
  requirePerson(context, request);
  const month = new URL(request.url).searchParams.get('month') ?? '';
  const list = await context.api.attempt(scorecards.list, {
    body: {
      purpose: 'list',
      slug: params['slug'] ?? '',
      ...(/^\d{4}-\d{2}-01$/.test(month) ? { month } : {}),
    },
  });
  const person = requirePerson(context, request);
  return { list, timeZone: person.organization.timeZone };
}
