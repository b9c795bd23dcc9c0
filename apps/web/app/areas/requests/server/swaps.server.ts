import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { swapsAddress } from '../model/addresses.ts';

const { requests } = calls;

/** Swaps that wait for a driver's answer. */
export type SwapsReply = CallReply<typeof requests.swaps>;

/** Reads the swaps colleagues want with the signed-in driver. */
export const readSwaps = ({ api }: Pick<ResourceRequest, 'api'>): Promise<Outcome<SwapsReply>> =>
  api.attempt(requests.swaps, { body: { purpose: 'swaps' } });

/** Swaps colleagues want with the signed-in driver; answers one. */
export const swapsResource = defineResource(swapsAddress, {
  query: readSwaps,
  body: z.object({ id: z.int().min(1), agree: z.boolean() }),
  change: ({ api, change, key }): Promise<Outcome<CallReply<typeof requests.answerSwap>>> =>
    api.attempt(requests.answerSwap, {
      body: { purpose: 'answer_swap', ...change },
      ...(key === undefined ? {} : { idempotencyKey: key }),
    }),
});
export type SwapsResource = typeof swapsResource;
