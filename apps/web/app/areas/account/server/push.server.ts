import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { withoutAnswer } from '../../../kit/outcome/outcome.ts';
import { pushAddress } from '../model/addresses.ts';

const { messaging, pushSettings } = calls;
export type PushSettings = CallReply<typeof pushSettings.read>;

/** The person's push settings; browsers subscribe and unsubscribe here. */
export const pushResource = defineResource(pushAddress, {
  query: ({ api }) => api.attempt(pushSettings.read, { body: { purpose: 'read' } }),
  body: z.discriminatedUnion('intent', [
    messaging.pushSubscribe.body.omit({ action: true }).extend({ intent: z.literal('subscribe') }),
    messaging.pushUnsubscribe.body.omit({ action: true }).extend({ intent: z.literal('unsubscribe') }),
    z.object({
      intent: z.literal('quiet-hours'),
      quiet_hours: z.object({ starts: z.string(), ends: z.string() }).nullable(),
    }),
  ]),
  change: async ({ api, change }) => {
    switch (change.intent) {
      case 'subscribe':
        return withoutAnswer(
          await api.attempt(messaging.pushSubscribe, { body: { subscription: change.subscription } }),
        );
      case 'unsubscribe':
        return withoutAnswer(
          await api.attempt(messaging.pushUnsubscribe, { body: { action: 'unsubscribe', endpoint: change.endpoint } }),
        );
      case 'quiet-hours':
        return withoutAnswer(
          await api.attempt(pushSettings.setQuietHours, {
            body: { purpose: 'set_quiet_hours', quiet_hours: change.quiet_hours },
          }),
        );
    }
  },
});
export type PushResource = typeof pushResource;
