import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { recomputeDirty } from './rollups.ts';

/** Background jobs of this module. */
export const metricsJobs = [
  defineJob({
    kind: 'metrics.recompute-rollups',
    payload: z.object({}),
    // Bulk writers recompute roll-ups themselves; this job handles single changes and marks left by a killed load.
    everySeconds: 15,
    run: async (_, { db, log, signal }) => {
      const days = await recomputeDirty(db, { signal });
      if (days > 0) log.info({ days }, 'roll-ups recomputed');
    },
  }),
];
