import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { callOutAddress, callOutPlanAddress, callOutsAddress, ownCallOutAddress } from '../model/addresses.ts';

const { callOuts } = calls;
export type CallOutPlanReply = CallReply<typeof callOuts.plan>;

/** Whom a call-out would ask; starting it. */
export const callOutPlanResource = defineResource(callOutPlanAddress, {
  query: ({ api, params, search }) =>
    api.attempt(callOuts.plan, {
      body: {
        purpose: 'plan',
        slug: params.slug ?? '',
        starts_at: search.get('from') ?? '',
        ends_at: search.get('until') ?? '',
        services: listed(search.get('services')),
      },
    }),
  body: z.object({
    starts_at: z.string(),
    ends_at: z.string(),
    services: z.array(z.string()),
    reason: z.string(),
  }),
  change: ({ api, params, change, key }) =>
    api.attempt(callOuts.start, {
      body: {
        purpose: 'start',
        slug: params.slug ?? '',
        ...change,
        services: listed(change.services.join(',')),
      },
      ...(key === undefined ? {} : { idempotencyKey: key }),
    }),
});
export type CallOutPlanResource = typeof callOutPlanResource;

/** The latest call-outs of a location. */
export const callOutsResource = defineResource(callOutsAddress, {
  query: ({ api, params }) => api.attempt(callOuts.list, { body: { purpose: 'list', slug: params.slug ?? '' } }),
});
export type CallOutsResource = typeof callOutsResource;

/** A call-out's board; asking further drivers, and ending it. */
export const callOutResource = defineResource(callOutAddress, {
  query: ({ api, params }) => api.attempt(callOuts.board, { body: { purpose: 'board', id: Number(params.id) || 1 } }),
  body: z.object({ intent: z.enum(['ask-more', 'replace-silent', 'close']) }),
  change: ({ api, params, change: { intent }, key }) => {
    const id = Number(params.id) || 1;
    return intent === 'close'
      ? api.attempt(callOuts.close, { body: { purpose: 'close', id } })
      : api.attempt(callOuts.askMore, {
          body: { purpose: 'ask_more', id, replace_silent: intent === 'replace-silent' },
          ...(key === undefined ? {} : { idempotencyKey: key }),
        });
  },
});
export type CallOutResource = typeof callOutResource;

/** A call-out as the driver who was asked gets it, and the answer. */
export const ownCallOutResource = defineResource(ownCallOutAddress, {
  query: ({ api, params }) => api.attempt(callOuts.mine, { body: { purpose: 'mine', id: Number(params.id) || 1 } }),
  body: z.object({ answer: z.enum(['can', 'cannot']) }),
  change: ({ api, params, change: { answer } }) =>
    api.attempt(callOuts.answer, { body: { purpose: 'answer', id: Number(params.id) || 1, answer } }),
});
export type OwnCallOutResource = typeof ownCallOutResource;

function listed(text: string | null) {
  const services = callOuts.plan.body.shape.services.safeParse((text ?? '').split(',').filter(Boolean));
  return services.success ? services.data : [];
}
