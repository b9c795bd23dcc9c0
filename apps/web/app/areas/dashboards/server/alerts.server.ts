import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { alertsAddress } from '../model/addresses.ts';

const { alerts } = calls;

export type Alerts = CallReply<typeof alerts.list>;

/** The person's alerts on numbers. */
export const alertsResource = defineResource(alertsAddress, {
  query: ({ api }) => api.attempt(alerts.list, { body: { purpose: 'list' } }),
  body: z.discriminatedUnion('intent', [
    alerts.save.body.omit({ purpose: true }).extend({ intent: z.literal('save') }),
    z.strictObject({ intent: z.enum(['reset', 'remove']), id: z.number() }),
  ]),
  change: ({ api, change }) => {
    switch (change.intent) {
      case 'save':
        return api.attempt(alerts.save, { body: { purpose: 'save', alert: change.alert } });
      case 'reset':
        return api.attempt(alerts.reset, { body: { purpose: 'reset', id: change.id } });
      case 'remove':
        return api.attempt(alerts.remove, { body: { purpose: 'remove', id: change.id } });
    }
  },
});
export type AlertsResource = typeof alertsResource;
