import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { JobDefinition } from '../../platform/jobs/job-definition.ts';
import { deliverPushes } from './deliver.service.ts';
import { createPushSender } from './push-sender.ts';
import type { StillFor } from './still-for.ts';

/**
 * Background jobs of this module; none where push isn't set up.
 * @param stillFor - by kind, for whom a subject still is
 */
export function pushJobs(
  config: Pick<Config, 'pushPrivateKey' | 'pushContact' | 'pushTestService' | 'today'>,
  stillFor: StillFor = {},
): JobDefinition[] {
  const sender = createPushSender(config);
  if (sender === null) return [];
  return [
    defineJob({
      kind: 'push.deliver',
      payload: z.object({}),
      everySeconds: 3,
      run: async (_, { db, now, log, signal }) => deliverPushes({ db, now, sender, log, signal, config, stillFor }),
    }),
  ];
}
