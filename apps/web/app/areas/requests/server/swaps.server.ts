import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { swapsAddress } from '../model/addresses.ts';

const { requests } = calls;

/** Swaps colleagues want with the signed-in driver; answers one. */
export const swapsResource = defineResource(swapsAddress, {
  query: ({ api }): Promise<Outcome<CallReply<typeof requests.swaps>>> =>
    api.attempt(requests.swaps, { body: { purpose: 'swaps' } }),
  body: z.object({ id: z.int().min(1), agree: z.boolean() }),
  change: ({ api, change, key }): Promise<Outcome<CallReply<typeof requests.answerSwap>>> =>
    api.attempt(requests.answerSwap, {
      body: { purpose: 'answer_swap', ...change },
      ...(key === undefined ? {} : { idempotencyKey: key }),
    }),
});
export type SwapsResource = typeof swapsResource;
