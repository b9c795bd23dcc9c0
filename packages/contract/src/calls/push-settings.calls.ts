import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { clockTime } from '../schemas/scalars.ts';

const shared = {
  path: '/messaging/push-settings/',
  access: signedIn('C190'),
  status: 'final',
  origin: 'ours',
} as const;

const quietHours = z.strictObject({ starts: clockTime, ends: clockTime });
const settings = z.object({
  public_key: z.string().nullable().describe('The key browsers subscribe with; null where push isn’t set up.'),
  endpoints: z.array(z.string()).describe('The caller’s browsers with push turned on.'),
  quiet_hours: quietHours.nullable(),
  follows_schedule: z.boolean().describe('The caller’s shifts decide when devices may ring.'),
  time_zone: z.string().describe('Quiet hours use its clock.'),
});

/** What decides whether and when a person's devices ring, besides the choices by kind (`notifications.settings`). */
export const pushSettings = {
  read: defineCall({
    ...shared,
    name: 'pushSettings.read',
    summary: 'The caller’s push settings',
    selector: { equals: { purpose: 'read' } },
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('read') }),
    reply: settings,
    idempotent: true,
  }),
  setQuietHours: defineCall({
    ...shared,
    name: 'pushSettings.setQuietHours',
    summary: 'Sets the daily hours in which nothing but urgent notifications rings; null removes them',
    selector: { equals: { purpose: 'set_quiet_hours' } },
    rateLimit: writeLimit,
    body: z
      .strictObject({ purpose: z.literal('set_quiet_hours'), quiet_hours: quietHours.nullable() })
      .refine(({ quiet_hours }) => quiet_hours === null || quiet_hours.starts !== quiet_hours.ends, {
        path: ['quiet_hours', 'ends'],
        message: 'Choose an end other than the start',
      }),
    reply: settings,
    idempotent: true,
  }),
};
