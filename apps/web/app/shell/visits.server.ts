import { calls } from '@roadside/contract/calls';
import { usagePages } from '@roadside/domain/usage';
import { z } from 'zod';
import { defineResource } from '../kit/resource/define-resource.server.ts';
import { visitAddress } from './addresses.ts';

/** Counts a visit of a screen. */
export const visitResource = defineResource(visitAddress, {
  body: z.object({ page: z.enum(usagePages as [string, ...string[]]) }),
  change: ({ api, change }) => api.attempt(calls.usage.visit, { body: change }),
});
export type VisitResource = typeof visitResource;
