import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { recomputeDirty } from './rollups.ts';

/** Background work of this module. */
export const metricsJobs = [
  defineJob({
    kind: 'metrics.recompute-rollups',
    payload: z.object({}),
    // Writers of many rows recompute themselves; this serves single changes and what a killed load left marked.
    everySeconds: 15,
    run: async (_, { db, log, signal }) => {
      const days = await recomputeDirty(db, { signal });
      if (days > 0) log.info({ days }, 'roll-ups recomputed');
    },
  }),
];
