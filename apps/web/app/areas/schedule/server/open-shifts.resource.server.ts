import { calls } from '@roadside/contract/calls';
import { serviceTypes } from '@roadside/domain/scheduling';
import { z } from 'zod';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { scheduleSettingsAddress, takersAddress } from '../model/addresses.ts';
import type { SettingsReply, TakersReply } from '../model/schedule-reply.ts';

const purpose = 'scheduler_utils';

/** The drivers who can take a shift, best first. */
export const takersResource = defineResource(takersAddress, {
  query({ api, params, search }): Promise<Outcome<TakersReply>> {
    const wanted = (search.get('services') ?? '').split(',');
    const shift = search.get('shift');
    return api.attempt(calls.scheduler.takers, {
      body: {
        purpose,
        action: 'takers',
        slug: params.slug ?? '',
        station_id: Number(search.get('station')),
        start: search.get('start') ?? '',
        end: search.get('end') ?? '',
        services: serviceTypes.filter((service) => wanted.includes(service)),
        ...(shift === null ? {} : { shift_id: Number(shift) }),
      },
    });
  },
});
export type TakersResource = typeof takersResource;

/** How open shifts are filled at a place. */
export const scheduleSettingsResource = defineResource(scheduleSettingsAddress, {
  query: ({ api, params }): Promise<Outcome<SettingsReply>> =>
    api.attempt(calls.scheduler.settings, { body: { purpose, action: 'settings', slug: params.slug ?? '' } }),
  body: z.object({
    fill: z.enum(['first', 'choice']),
    swaps: z.enum(['choice', 'agreed']),
    overtime_premium: z.number().min(0).max(10_000),
  }),
  change: ({ api, params, change }): Promise<Outcome<SettingsReply>> =>
    api.attempt(calls.scheduler.saveSettings, {
      body: { purpose, action: 'save_settings', slug: params.slug ?? '', ...change },
    }),
});
export type ScheduleSettingsResource = typeof scheduleSettingsResource;
