import { calls } from '@roadside/contract/calls';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { sharedValueAddress } from '../model/addresses.ts';
import { sharedValueOf, type SharedValue } from '../model/shared-value.ts';

/** What a shared dashboard element shows now, with the reader's own rights. */
export const sharedValueResource = defineResource(sharedValueAddress, {
  query: async ({ api, params }): Promise<Outcome<{ readonly value: SharedValue | null }>> => {
    const reply = await api.attempt(calls.elements.request, {
      params: { element: params.element ?? '' },
      body: { request: { slug: params.slug ?? '', parameters: {} } },
    });
    return reply.ok ? { ok: true, data: { value: sharedValueOf(reply.data) } } : reply;
  },
});
export type SharedValueResource = typeof sharedValueResource;
