import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { clubDay } from './points.repository.ts';
import { recomputeAll, recomputeDue } from './recompute.service.ts';

/** Background jobs of this module. */
export const pointsJobs = ({ safety }: Config) => [
  defineJob({
    kind: 'points.recompute',
    payload: z.object({}),
    // Right after the roll-ups, which mark the days.
    everySeconds: 15,
    run: async (_, { db, now, log, signal }) => {
      const today = await clubDay(db.kysely, now());
      if (today === null) return;
      const days = await recomputeDue(db, { now: now(), today, safety, signal });
      if (days > 0) log.info({ days }, 'points recomputed');
    },
  }),
  defineJob({
    kind: 'points.recompute-all',
    long: true,
    payload: z.object({}),
    run: async (_, { db, now, signal }) => {
      const today = await clubDay(db.kysely, now());
      if (today !== null) await recomputeAll(db, { now: now(), today, safety, signal });
    },
  }),
];
