import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { correctionsAddress } from '../model/addresses.ts';

/** Corrections to the comments of a location, newest first; a change undoes one. */
export const correctionsResource = defineResource(correctionsAddress, {
  query: ({ api, params, search }) => {
    const cursor = Number(search.get('cursor'));
    return api.attempt(calls.surveys.corrections, {
      body: {
        purpose: 'comment_corrections',
        slug: params.slug ?? '',
        ...(Number.isInteger(cursor) && cursor > 0 ? { before: cursor } : {}),
      },
    });
  },
  body: z.object({ takeBack: z.int() }),
  change: ({ api, params, change }) =>
    api.attempt(calls.surveys.takeBackCorrection, {
      body: { purpose: 'take_back_correction', slug: params.slug ?? '', id: change.takeBack },
    }),
});
export type CorrectionsResource = typeof correctionsResource;
