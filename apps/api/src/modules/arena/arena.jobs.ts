import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { earliestDay } from '../points/index.ts';
import { settleSeasons } from './settle.service.ts';

/** Background jobs of this module. */
export const arenaJobs = [
  defineJob({
    kind: 'arena.settle',
    payload: z.object({}),
    everySeconds: 300,
    run: async (_, { db, now, log }) => {
      const today = await earliestDay(db.kysely, now());
      if (today === null) return;
      const weeks = await settleSeasons(db, { now: now(), today });
      if (weeks > 0) log.info({ weeks }, 'weeks of a season settled');
    },
  }),
];
