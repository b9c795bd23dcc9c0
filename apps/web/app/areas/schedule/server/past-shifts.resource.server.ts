import { calls } from '@roadside/contract/calls';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { shiftHistoryAddress, workedAddress } from '../model/addresses.ts';
import type { ShiftHistoryReply, WorkedReply } from '../model/schedule-reply.ts';

/** When drivers were signed on during some days. */
export const workedResource = defineResource(workedAddress, {
  query: ({ api, params, search }): Promise<Outcome<WorkedReply>> =>
    api.attempt(calls.scheduler.worked, {
      body: {
        purpose: 'scheduler_utils',
        action: 'worked',
        slug: params.slug ?? '',
        date: search.get('date') ?? '',
        days: Number(search.get('days')),
      },
    }),
});
export type WorkedResource = typeof workedResource;

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
