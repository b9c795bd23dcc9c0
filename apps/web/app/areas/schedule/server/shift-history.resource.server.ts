import { calls } from '@roadside/contract/calls';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { shiftHistoryAddress } from '../model/addresses.ts';
import type { ShiftHistoryReply } from '../model/schedule-reply.ts';

/** Who planned and changed a shift, when and why. */
export const shiftHistoryResource = defineResource(shiftHistoryAddress, {
  query: ({ api, params }): Promise<Outcome<ShiftHistoryReply>> =>
    api.attempt(calls.scheduler.shiftHistory, {
      body: {
        purpose: 'scheduler_utils',
        action: 'shift_history',
        slug: params.slug ?? '',
        shift_id: Number(params.shift),
      },
    }),
});
export type ShiftHistoryResource = typeof shiftHistoryResource;
